// Mouse, pen and finger on the board.

const TWICE = 320; // milliseconds: a second press at the same point is a double click
const STILL = 9; // pixels that a finger or a mouse may slip in a press

function listenToPointer(board, tell) {
  let down = null;
  let last = { time: -TWICE, x: 0, y: 0 };

  const point = (event) => {
    const box = board.placed?.surface.getBoundingClientRect();
    return box && [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const near = (event, other) =>
    Math.hypot(event.clientX - other.x, event.clientY - other.y) <= STILL;
  const press = (event) => {
    const at = point(event);
    if (at) tell({ event: "press", x: at[0], y: at[1] });
  };
  const isPlain = (event) => event.isPrimary && event.button === 0 && !event.ctrlKey;

  board.addEventListener("pointerdown", (event) => {
    board.placed?.hurry();
    if (!isPlain(event)) return;
    const twice = event.timeStamp - last.time < TWICE && near(event, last);
    last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    down = twice ? null : { ...last, finger: event.pointerType === "touch" };
    board.classList.remove("ft-keyboard"); // who points needs no frame around the board
    board.placed?.focus(event);
    if (down && !down.finger) press(event);
  });
  board.addEventListener("pointerup", (event) => {
    if (!down || !event.isPrimary) return;
    const moved = !near(event, down);
    // A finger that moves scrolls; a mouse that moves carries what it took.
    if (down.finger ? !moved : moved) press(event);
    down = null;
  });
  board.addEventListener("pointercancel", () => (down = null));
  board.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  for (const name of ["auxclick", "dblclick"]) {
    board.addEventListener(name, (event) => event.preventDefault());
  }
  listenToHover(board, point, tell);
}

// Told only when the pointer comes to another place: a moving mouse costs the kernel nothing.
function listenToHover(board, point, tell) {
  const nowhere = [-1, -1];
  let over = -1;
  let last = null; // where the pointer is over the board
  const spotAt = (at) => board.spots.findIndex((spot) => inside(spot, at));
  const show = (index) => board.classList.toggle("ft-over", index >= 0);
  const hover = (index, at) => {
    if (index === over) return;
    over = index;
    show(over);
    tell({ event: "hover", x: at[0], y: at[1] }, { latest: true });
  };
  board.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const at = point(event);
    last = event;
    if (at) hover(spotAt(at), at);
  });
  board.addEventListener("pointerleave", () => {
    last = null;
    hover(-1, nowhere);
  });
  // Under a pointer that rests may lie another place now: it is told when the pointer moves.
  board.spotsChanged = () => {
    if (over >= 0) over = undefined; // what was told is of the picture before
    requestAnimationFrame(() => show(spotAt((last && point(last)) || nowhere))); // once it fits
  };
}

const inside = ([left, top, right, bottom], [x, y]) =>
  left <= x && x < right && top <= y && y < bottom;
