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

function keepKeys(live) {
  // Arrows and Enter on a button are not for JupyterLab, which listens further out; these are.
  const forJupyter = ({ key, shiftKey, ctrlKey, altKey, metaKey }) =>
    ctrlKey || altKey || metaKey || key === "Escape" || (key === "Enter" && shiftKey);
  live.addEventListener("keydown", (event) => {
    if (!forJupyter(event)) event.stopPropagation();
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
    let wanted = false;
    let gone = false;
    const begin = () => {
      const found = el.closest(".ft-live");
      const built = found && (!model.get("label") || found.querySelector("canvas"));
      if (!built) return gone || onNextFrame(begin); // the board may come later than this
      live = found;
      keepKeys(live);
      letWheelThrough(live);
      keepStill(live, model.get("label"));
      if (wanted) jump(live);
    };
    const heard = (message) => {
      if (message.jump && live) jump(live);
      wanted = Boolean(message.jump);
    };
    onNextFrame(begin);
    model.on("msg:custom", heard);
    const forget = followTheme(model);
    return () => {
      gone = true;
      forget();
      model.off("msg:custom", heard);
    };
  },
};
