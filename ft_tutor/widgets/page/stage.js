// Puts the parts together, and brings each to what the kernel says of it.

const BESIDE = 810; // pixels: a narrower stage stacks (a window below 900, less what is around it)
const PANEL = 330; // pixels: what the words need beside the board
const PANEL_OF_LOW = 0.42; // of the width: what they get beside a low picture
const PANELS = [0, 60, 120]; // pixels: how much more they get where an answer has too little room
const ANSWER = 150; // pixels: the room that an answer needs
const ACROSS = 0.46; // of the height: what a picture gets that lies across, such as a track
const WIDER = 1.1; // times as wide: so much larger must a picture be to lie across
const LEAST = 400; // pixels: no stage is lower than this
const LEAST_UNIT = 0.6; // pixels: a board unit is no smaller, where the board can be scrolled
const MOST = 980; // pixels: nor higher than this

// Per way in which a picture comes into the page: what puts the board there.
const BOARDS = { canvas: placeCanvas, svg: placeSvg };

// Places the board, and another one in its stead when the learner likes that better.
function followFace(context) {
  const { model, board, frames, tell } = context;
  let turn = 0;
  const place = async () => {
    const mine = ++turn;
    board.placed?.close();
    board.placed = null;
    frames.forget();
    const placed = await BOARDS[model.get("face")]?.(context); // the list of lessons has none
    if (mine !== turn) return placed?.close();
    board.placed = placed;
    tell({ event: "hello" });
  };
  model.on("change:face", place);
  return {
    done: place(),
    close: () => {
      turn += 1;
      model.off("change:face", place);
      board.placed?.close();
    },
  };
}

// How high the stage may be, so that all that a step needs is in sight at once: what is left of
// the window below the head of the page, be that a title or the cell's own code.
function roomFor(stage) {
  const pane = stage.closest(".jp-WindowedPanel-outer, .jp-Notebook");
  const [top, height] = pane
    ? [pane.getBoundingClientRect().top - pane.scrollTop, pane.clientHeight]
    : [-window.scrollY, window.innerHeight];
  const head = stage.getBoundingClientRect().top - top;
  return Math.max(LEAST, Math.min(height - (head < height / 4 ? head : 0) - 12, MOST));
}

function fit(parts, size) {
  const { stage, board } = parts;
  const [across, down] = size;
  const height = roomFor(stage);
  const width = stage.clientWidth;
  stage.classList.toggle("ft-stacked", width < BESIDE);
  stage.style.setProperty("--ft-height", stage.classList.contains("ft-list") ? "auto" : `${height}px`);
  if (!across || !width) return stage.classList.remove("ft-wide");
  board.style.aspectRatio = `${across} / ${down}`;
  board.style.setProperty("--ft-least", `${Math.round(across * LEAST_UNIT)}px`);
  // As the step begins, so it stays: no answer makes the board smaller.
  const key = [stage.dataset.ftStep, stage.classList.contains("ft-has-panels"), width, height, ...size].join();
  if (stage.ftFits === key) return;
  stage.ftFits = key;
  place(parts, waysToLie(parts, width, height, size));
}

// Takes the first way in which an answer has the room that it needs, else the last one.
function place({ stage, board, answer, words }, ways) {
  const room = () => answer.offsetHeight + words.offsetHeight;
  for (const { wide, lies } of ways) {
    stage.classList.toggle("ft-wide", lies === "across");
    board.style.width = `${Math.floor(Math.max(160, wide))}px`;
    if (lies !== "beside" && lies !== "across") return;
    if (room() >= ANSWER && stage.scrollHeight <= stage.clientHeight + 1) return;
  }
}

// How wide the board may be, and where it lies then, the best way first.
function waysToLie({ stage, strip, options, entry }, width, height, [across, down, most]) {
  const asks = options.childElementCount || !entry.hidden;
  const within = (wide, high) => Math.min(wide, (high * across) / down, most);
  if (width < BESIDE) return [{ wide: within(width, height * (asks ? 0.42 : 0.55)), lies: "above" }];
  const room = height - strip.offsetHeight - 12;
  const low = ((width - PANEL) * down) / across < height / 2;
  const panel = low ? Math.max(PANEL, width * PANEL_OF_LOW) : PANEL;
  const wide = within(width - panel, room);
  if (stage.classList.contains("ft-has-panels")) return [{ wide, lies: "by panels" }];
  const beside = PANELS.map((more) => ({ wide: Math.min(wide, width - panel - more), lies: "beside" }));
  const lying = within(width, height * ACROSS);
  return lying > wide * WIDER ? [{ wide: lying, lies: "across" }, ...beside] : beside;
}

function followPage(tell) {
  let dark = null;
  const look = () => {
    const now = document.body.dataset.jpThemeLight === "false";
    if (now !== dark) tell({ event: "page", dark: (dark = now) });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return { look, close: () => watcher.disconnect() };
}

const draws = {
  strip: (parts, value, act) => drawStrip(parts.strip, value, act),
  task: ({ task }, value) => setIfNew(task, "innerHTML", value),
  options: ({ options }, value, act) => drawOptions(options, value, act),
  entry: ({ entry }, value, act, pictures) => drawEntry(entry, value, act, pictures),
  answer: ({ answer }, value) => {
    if (answer.ftSays === value) return; // a list that is only told again keeps its scroll
    answer.innerHTML = answer.ftSays = value;
    answer.scrollTop = 0;
  },
  // Where places have the focus themselves, a screen reader says their names anyway.
  where: ({ where, board }, value) => {
    const said = value && !board.placed?.focused ? `${value}. ` : "";
    setIfNew(where.firstChild, "textContent", said);
  },
  does: ({ where }, value) => setIfNew(where.lastChild, "innerHTML", value ?? ""),
  buttons: ({ actions }, value, act, pictures) => drawButtons(actions, value, act, pictures),
  words: ({ words }, value) => {
    words.hidden = !value;
    setIfNew(words, "innerHTML", value);
  },
  panels: ({ panels }, value, act, pictures) => drawPanels(panels, value, act, pictures),
  cards: ({ cards, stage }, value) => drawCards(cards, value, stage),
  look: ({ stage, board }, value) => {
    stage.dataset.ftTheme = value.theme;
    stage.dataset.ftStep = value.step ?? "";
    board.hidden = !value.size[0];
    board.spots = value.spots;
    board.spotsChanged?.(); // not before anybody listens
  },
};

const isMeant = (stage, { lesson, lang, step }) =>
  step && lesson === stage.dataset.ftLesson && (!lang || lang === stage.dataset.ftLang);

async function render({ model, el }) {
  const view = Math.random().toString(36).slice(2, 10);
  const labels = model.get("labels");
  const parts = makeParts(el);
  const { stage, board } = parts;
  Object.assign(stage.dataset, model.get("marks"));
  const asleep = makeAsleep(stage, labels);
  const frames = watchFrames(model, board);
  const wire = wireTo(model, view, frames, asleep);
  const { tell } = wire;
  const act = (name, value, tip) => {
    if (name === "index") openIndex(stage);
    else if (name === "open-step") openLessonAt(stage, value);
    else if (name === "next-lesson") openNext(stage, value, tip);
    else if (name === "files") openFiles(stage, value);
    else tell({ event: "command", name, value });
  };
  const offered = ({ offer, view: whose }, buffers) => {
    if (offer && whose === view) takeOffer(offer, buffers);
  };
  model.on("msg:custom", offered);
  board.spots = [];
  frames.missed = () => tell({ event: "repaint" }, { latest: true });
  const closings = [wire.close, asleep.close, frames.close, () => model.off("msg:custom", offered)];
  const refit = () => fit(parts, model.get("look").size);
  for (const [name, draw] of Object.entries(draws)) {
    const redraw = () => draw(parts, model.get(name), act, model.get("pictures"));
    model.on(`change:${name}`, redraw);
    closings.push(() => model.off(`change:${name}`, redraw));
    redraw();
  }
  refit();
  model.on("change", refit); // when all is drawn that the same message changed
  closings.push(() => model.off("change", refit));
  const page = followPage(tell);
  closings.push(page.close);
  listenToPointer(board, tell);
  listenToPages(stage, act);
  const resized = new ResizeObserver(refit);
  resized.observe(stage);
  window.addEventListener("resize", refit);
  // What comes back into sight may have missed something: a frame, or a star won elsewhere.
  const seen = () => act("seen", "");
  const awake = () => document.visibilityState === "visible" && seen();
  document.addEventListener("visibilitychange", awake);
  const sight = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && seen());
  sight.observe(stage);
  const go = ({ detail }) => {
    if (isMeant(stage, detail)) act("step", detail.step);
  };
  document.addEventListener("ft-tutor:go", go);
  listenToKeys(board, () => model.get("look").letters, tell);
  const placing = followFace({ model, board, labels, frames, tell });
  closings.push(placing.close);
  await placing.done;
  page.look();
  const wish = window.ftTutorGo;
  if (wish && isMeant(stage, wish)) {
    window.ftTutorGo = null;
    act("step", wish.step);
  }
  const position = stage.dataset.ftTable && takeFromLink("position");
  if (position) act("position", position);
  const code = stage.dataset.ftIndex && takeFromLink("resume");
  if (code) act("resume", code);
  return () => {
    resized.disconnect();
    window.removeEventListener("resize", refit);
    document.removeEventListener("visibilitychange", awake);
    document.removeEventListener("ft-tutor:go", go);
    sight.disconnect();
    for (const close of closings) close();
  };
}

export default { render };
