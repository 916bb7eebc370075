// A stage whose kernel is gone, or does not answer: it dims, says so, and one press wakes it.

function makeAsleep(stage, labels) {
  const veil = make("div", "ft-asleep", stage);
  veil.hidden = true;
  const words = make("p", "", veil);
  const button = make("button", "ft-button ft-main", veil);
  button.textContent = labels.wake;
  const why = new Set();
  let byHand = false; // nobody here can wake it, as in a notebook of the learner's own
  const draw = () => {
    veil.hidden = why.size === 0;
    byHand &&= !veil.hidden;
    const lost = why.has("lost");
    words.textContent = byHand ? labels.byHand : lost ? labels.lost : labels.silent;
    button.hidden = byHand || (!lost && !window.ftTutorWakes);
  };
  const wake = () => {
    const { ftLesson: lesson, ftStep: step, ftLang: lang } = stage.dataset;
    window.ftTutorGo = { lesson, step, lang };
    const call = new CustomEvent("ft-tutor:wake", { bubbles: true, cancelable: true });
    byHand = stage.dispatchEvent(call); // who wakes it says so by preventing the default
    if (byHand) draw();
    else words.textContent = labels.waking;
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
