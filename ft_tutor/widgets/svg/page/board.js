// The board as elements of the page.

function placeSvg({ model, board, labels, frames, tell }) {
  const svg = drawn("svg", "ft-svg", board);
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", labels.board);
  const picture = makePicture(svg);
  const places = makePlaces(svg);
  let painted = 0;
  let pointed = false; // whoever points needs no frame around the place
  const look = () => {
    const told = model.get("picture");
    const [base, number] = told.frame ?? [0, 0];
    if (number === painted || (base !== painted && base !== 0)) return; // nothing, or it was missed
    painted = frames.seen = number;
    if (told.acts) {
      picture.next(told);
      places.next(told);
    }
    if (base === 0) frames.whole();
  };
  model.on("change", look);
  look();
  // A screen reader presses without a pointer and without a key.
  svg.addEventListener("click", (event) => {
    const word = event.target.closest(".ft-place")?.dataset.place;
    if (event.detail === 0 && word) tell({ event: "press", place: word });
  });
  svg.addEventListener("focusin", () => pointed || board.classList.add("ft-keyboard"));
  for (const name of ["mousedown", "mouseup"]) svg.addEventListener(name, (event) => event.stopPropagation());
  return {
    surface: svg,
    focus: (event) => {
      pointed = true;
      event.target.closest?.(".ft-place")?.focus({ preventScroll: true });
      pointed = false;
    },
    focused: places.focused,
    hurry: picture.hurry,
    close: () => {
      model.off("change", look);
      picture.close();
      svg.remove();
    },
  };
}
