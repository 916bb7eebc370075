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

function listenToKeys(board, canvas, letters, tell) {
  board.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const letter = letterOf(event);
      const key = letters().includes(letter) && letter ? letter : event.key;
      if (key === "Escape") return canvas.blur();
      if (!BOARD_KEYS.has(key) && key !== letter) return;
      if (key === letter && !letter) return;
      event.preventDefault();
      board.classList.add("ft-keyboard");
      tell({ event: "key", key, shift: event.shiftKey });
    },
    { capture: true },
  );
}

// Beside the board the arrows turn the pages of the lesson.
function listenToPages(stage, act) {
  stage.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const page = { ArrowLeft: "back", ArrowRight: "next" }[event.key];
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    if (!page || !plain || event.target.closest(".ft-board, summary, input")) return;
    event.preventDefault();
    act(page, "");
  });
}
