// The list of lessons. It opens them by itself, so that it works even while its kernel sleeps.

function openLesson(stage, detail) {
  const { lesson, lang } = detail;
  const event = new CustomEvent("ft-tutor:open", { bubbles: true, cancelable: true, detail });
  // Whoever opens lessons here takes the event; elsewhere a lesson is a file: the list lies above
  // the folder of its language, all others in one.
  const folder = stage.dataset.ftIndex ? "" : "../";
  if (stage.dispatchEvent(event)) window.open(`${folder}${lang}/${lesson}.ipynb`, "_blank");
}

// As a button names it: a lesson, its language, and a step or none.
function openLessonAt(stage, place) {
  const [lesson, lang, step] = place.split(" ");
  openLesson(stage, { lesson, lang, step });
}

// In the place of the one that is left. A page that has no address of a notebook, such as one of
// Voila alone, has no link to another either: there it is said where the lesson lies.
function openNext(stage, place, tip) {
  const [lesson, lang] = place.split(" ");
  const alone = !window.ftTutorWakes && !/\.ipynb$/.test(window.location.pathname);
  if (alone) stage.querySelector(".ft-answer").textContent = tip;
  else openLesson(stage, { lesson, lang, leaves: true });
}

// Only JupyterLab can open what is no notebook; elsewhere its author has an editor of his own.
function openFiles(stage, lesson) {
  stage.dispatchEvent(new CustomEvent("ft-tutor:files", { bubbles: true, detail: lesson }));
}

function openIndex(stage) {
  const event = new CustomEvent("ft-tutor:index", { bubbles: true, cancelable: true });
  if (stage.dispatchEvent(event)) window.open("../index.ipynb", "_blank");
}

function drawCards(part, cards, stage) {
  part.hidden = cards.length === 0;
  stage.classList.toggle("ft-list", cards.length > 0);
  const add = (parent) => {
    const card = make("article", "ft-card", parent);
    make("h3", "ft-heading", card);
    make("div", "ft-intro", card);
    make("div", "ft-kind", card);
    make("nav", "ft-strip", card);
    make("button", "ft-button", card).addEventListener("click", () => {
      const { lesson, lang, step } = card.item;
      openLesson(stage, { lesson, lang, step });
    });
    return card;
  };
  eachOf(part, cards, add, (card, item) => {
    card.item = item;
    const [title, intro, reached, strip, button] = card.children;
    setIfNew(title, "textContent", item.title);
    setIfNew(intro, "innerHTML", item.intro);
    setIfNew(reached, "textContent", item.reached);
    setIfNew(button, "textContent", item.button);
    button.className = `ft-button${item.main ? " ft-main" : ""}`;
    drawStrip(strip, item.strip ? { ...item.strip, title: "" } : {}, (_name, index) => {
      const { lesson, lang, steps } = card.item;
      openLesson(stage, { lesson, lang, step: steps[Number(index)] });
    });
  });
}
