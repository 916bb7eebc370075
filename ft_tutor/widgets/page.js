// What a live board needs of the page, and ipycanvas does not give: the wheel scrolls on, a click
// does not, keys stay out of JupyterLab, a screen reader hears a name, the look follows the page.

const onNextFrame = (action) => requestAnimationFrame(() => requestAnimationFrame(action));

function letWheelThrough(live) {
  // ipycanvas keeps the wheel for itself; caught on the way down, it never gets there.
  live.addEventListener("wheel", (event) => event.stopImmediatePropagation(), {
    capture: true,
    passive: true,
  });
}

function keepStill(live, label) {
  for (const canvas of live.querySelectorAll("canvas")) {
    // ipycanvas gives itself the focus on a press: a page that scrolls then moves the tiles away.
    canvas.focus = () => HTMLElement.prototype.focus.call(canvas, { preventScroll: true });
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", label);
  }
}

function jump(live) {
  const cell = live.closest(".jp-Cell") ?? live;
  const heading = cell.previousElementSibling;
  (heading?.classList.contains("jp-MarkdownCell") ? heading : cell).scrollIntoView({ block: "start" });
  const first = live.querySelector("canvas.ft-playable, .ft-playable canvas, .ft-option:enabled, .ft-main:enabled");
  first?.focus({ preventScroll: true });
}

function followTheme(model) {
  const tell = () => {
    const dark = document.body.dataset.jpThemeLight === "false";
    if (model.get("dark") !== dark) {
      model.set("dark", dark);
      model.save_changes();
    }
  };
  const watcher = new MutationObserver(tell);
  watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  tell();
  return () => watcher.disconnect();
}

export default {
  render({ model, el }) {
    let live;
    const begin = () => {
      live = el.closest(".ft-live");
      if (!live || live.dataset.lmSuppressShortcuts) return;
      live.dataset.lmSuppressShortcuts = "true"; // arrows and Enter on a button are not for JupyterLab
      letWheelThrough(live);
      keepStill(live, model.get("label"));
    };
    const heard = (message) => {
      if (message.jump && live) jump(live);
    };
    onNextFrame(begin);
    model.on("msg:custom", heard);
    const forget = followTheme(model);
    return () => {
      forget();
      model.off("msg:custom", heard);
    };
  },
};
