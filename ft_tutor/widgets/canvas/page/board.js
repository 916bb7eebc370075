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

const IS_MODEL = "IPY_MODEL_";

// ipycanvas plays the drawings of all canvases of a page one after another, as one chain of
// promises. A drawing for a canvas that was closed meanwhile, or that this page has not heard of
// yet, fails, and would end the chain: every canvas stayed as it is until the page is loaded anew.
// Returns the names of the canvases that are gone: others are waited for, two seconds at most.
const guard = (manager) => {
  if (manager.ftGone) return manager.ftGone;
  const gone = (manager.ftGone = new Set());
  const skip = (error) => console.warn("A drawing was left out:", error);
  const [play, turnTo] = [manager.onCommand.bind(manager), manager.switchCanvas.bind(manager)];
  manager.onCommand = (...told) => play(...told).catch(skip);
  manager.switchCanvas = async (name) => {
    if (gone.has(name)) throw new Error("its canvas is gone");
    await turnTo(name);
  };
  manager.currentProcessing = manager.currentProcessing.catch(skip);
  return gone;
};

// ipycanvas lays all layers upon each other whenever one of them has changed, so several times for
// one message: the last time before the page shows a frame is enough.
const layOncePerFrame = (canvas) => {
  if (canvas.ftIsDue !== undefined) return; // a second view of the same canvas
  canvas.ftIsDue = false;
  const lay = () => {
    canvas.ftIsDue = false;
    canvas.updateCanvas();
  };
  const changed = () => {
    if (!canvas.ftIsDue) requestAnimationFrame(lay);
    canvas.ftIsDue = true;
  };
  for (const layer of canvas.get("_canvases")) {
    layer.off("new-frame", null, canvas);
    layer.on("new-frame", changed, canvas);
  }
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
  const name = model.get("board").slice(IS_MODEL.length);
  const child = await model.widget_manager.get_model(name);
  const parts = child.get("_canvases");
  const gone = guard(parts[0].get("_canvas_manager"));
  layOncePerFrame(child);
  const layers = [child, ...parts];
  child.once("destroy", () => {
    for (const layer of layers) gone.add(IS_MODEL + layer.model_id);
    empty(layers.map((layer) => layer.canvas));
  });
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
