// What moves is played by ipycanvas, which shows a frame and rests before the next. A press, or the
// wish for less motion, takes the rests out: then only what comes of it is shown.

const LESS_MOTION = window.matchMedia("(prefers-reduced-motion: reduce)");

function watchMotion(model, canvas) {
  canvas.ftHurry ??= { skip: false };
  for (const layer of canvas.get("_canvases")) {
    if (layer.ftRests) continue; // a second view of the same canvas
    layer.ftRests = layer.sleep.bind(layer);
    layer.sleep = async (ms) => {
      if (!canvas.ftHurry.skip && !LESS_MOTION.matches) await layer.ftRests(ms);
    };
  }
  const begin = () => (canvas.ftHurry.skip = false);
  model.on("change:frame", begin);
  return {
    skip: () => (canvas.ftHurry.skip = true),
    close: () => model.off("change:frame", begin),
  };
}
