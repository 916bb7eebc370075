// The keyboard on the board. What is not the board's own goes on to the browser.

const BOARD_KEYS = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", " ", "Backspace", "Escape",
]);

// The letter that is printed on the key of a Latin keyboard: on a Cyrillic or a Greek one the
// key itself says which it is.
const letterOf = (event) => {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toLowerCase();
  const key = /^(?:Key|Digit)([A-Z0-9])$/.exec(event.code);
  return key && event.key.length === 1 ? key[1].toLowerCase() : "";
};

function listenToKeys(board, letters, tell) {
  const ours = (event) => {
    const letter = letterOf(event);
    if (event.ctrlKey || event.altKey || event.metaKey) return "";
    if (letter && letters().includes(letter)) return letter;
    return BOARD_KEYS.has(event.key) ? event.key : "";
  };
  const heard = (event) => {
    board.placed?.hurry();
    event.stopImmediatePropagation(); // ipycanvas would keep every key from the browser
    const key = ours(event);
    if (key === "Escape" && !takesBack(board)) return event.target.blur();
    if (!key) return passOn(board.parentElement, event);
    event.preventDefault();
    board.classList.add("ft-keyboard");
    // Where the focus is is known when the keys before are answered.
    tell({ event: "key", key, shift: event.shiftKey }, { late: () => ({ at: board.placed?.focused?.() }) });
  };
  board.addEventListener("keydown", heard, { capture: true });
  for (const name of ["keyup", "keypress"]) {
    board.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

// Whether something is half chosen that Esc takes back; else Esc leaves the board.
function takesBack(board) {
  const stage = board.closest(".ft-stage");
  return Boolean(stage?.querySelector('[data-act="unpick"]:not([aria-disabled])'));
}

// Ctrl+S and its like are JupyterLab's, which listens further out.
function passOn(stage, event) {
  if (!event.ctrlKey && !event.metaKey) return;
  if (!stage.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
}

// Beside the board the arrows turn the pages of the lesson.
function listenToPages(stage, act) {
  stage.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const page = { ArrowLeft: "back", ArrowRight: "next" }[event.key];
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    if (!page || !plain || event.target.closest(".ft-board, summary, input, textarea")) return;
    event.preventDefault();
    act(page, "");
  });
}
