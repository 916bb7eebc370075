// The board on an ipycanvas. It hears nothing of mouse, pen and finger: it would keep the wheel,
// scroll the page, take every touch from the browser, and not tell one button from another.

const DEAF = [
  "mousedown", "mouseup", "mousemove", "mouseout", "mouseenter", "mouseleave", "touchstart",
  "touchmove", "touchend", "touchcancel", "wheel",
];

// Gives the memory of canvases back: a browser may keep 10 MB a layer long after they are gone.
// One of no size could not be drawn from.
const empty = (canvases) => {
  for (const canvas of canvases) canvas.width = canvas.height = 1;
};

async function placeCanvas({ model, board, labels, frames }) {
  const stop = (event) => event.stopImmediatePropagation();
  const how = { capture: true, passive: true };
  for (const name of DEAF) board.addEventListener(name, stop, how);
  const painted = ({ whole }) => {
    if (whole === undefined) return;
    requestAnimationFrame(() => requestAnimationFrame(frames.whole));
  };
  model.on("msg:custom", painted);
  const name = model.get("board").slice("IPY_MODEL_".length);
  const child = await model.widget_manager.get_model(name);
  const layers = [child, ...child.get("_canvases")];
  child.once("destroy", () => empty(layers.map((layer) => layer.canvas)));
  const view = await model.widget_manager.create_view(child);
  board.append(view.el);
  const canvas = view.el.querySelector("canvas") ?? view.el;
  canvas.setAttribute("role", "application");
  canvas.setAttribute("aria-label", labels.board);
  canvas.tabIndex = 0;
  if (canvas !== view.el) view.el.removeAttribute("tabindex");
  const motion = watchMotion(model, child);
  frames.seen = 0; // it is blank, whatever came before it was there
  return {
    surface: canvas,
    focus: () => canvas.focus({ preventScroll: true }),
    hurry: motion.skip,
    close: () => {
      model.off("msg:custom", painted);
      for (const one of DEAF) board.removeEventListener(one, stop, how);
      motion.close();
      view.remove();
      empty([canvas]);
    },
  };
}
