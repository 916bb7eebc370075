// A stage whose kernel is gone, or does not answer: it dims, says so, and one press wakes it.

function makeAsleep(stage, labels) {
  const veil = make("div", "ft-asleep", stage);
  veil.hidden = true;
  const words = make("p", "", veil);
  const button = make("button", "ft-button ft-main", veil);
  button.textContent = labels.wake;
  const why = new Set();
  const draw = () => {
    veil.hidden = why.size === 0;
    const lost = why.has("lost");
    words.textContent = lost ? labels.lost : labels.silent;
    button.hidden = !lost && !window.ftTutorWakes;
  };
  const wake = () => {
    words.textContent = window.ftTutorWakes ? labels.waking : labels.byHand;
    const { ftLesson: lesson, ftStep: step, ftLang: lang } = stage.dataset;
    window.ftTutorGo = { lesson, step, lang };
    stage.dispatchEvent(new CustomEvent("ft-tutor:wake", { bubbles: true }));
  };
  button.addEventListener("click", wake);
  veil.addEventListener("keydown", (event) => event.stopPropagation());
  const show = (reason) => draw(why.add(reason));
  const hide = (reason) => why.delete(reason) && draw();
  const kernel = ({ detail }) => {
    const mine = stage.closest("[data-ft-path]")?.dataset.ftPath;
    if (detail.path !== undefined && mine !== undefined && detail.path !== mine) return;
    if (detail.status === "lost") show("lost");
    else hide("lost");
  };
  document.addEventListener("ft-tutor:kernel", kernel);
  return { show, hide, close: () => document.removeEventListener("ft-tutor:kernel", kernel) };
}
