// The parts of a stage: made once, then only changed, so that no button moves or loses the focus.

const make = (tag, name, parent) => {
  const node = document.createElement(tag);
  node.className = name;
  parent?.append(node);
  return node;
};

const setIfNew = (node, name, value) => {
  if (node[name] !== value) node[name] = value;
};

const setAttribute = (node, name, value) => {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
};

// Each stage of a page has a module of its own: counting would give two things one id.
const newId = (name) => `ft-${name}-${Math.random().toString(36).slice(2, 10)}`;

function makeParts(root) {
  const stage = make("div", "ft-stage", root);
  // JupyterLab's own shortcuts are for its cells: B here must never insert one.
  stage.dataset.lmSuppressShortcuts = "true";
  const strip = make("nav", "ft-strip", stage);
  const task = make("section", "ft-task", stage);
  const cards = make("section", "ft-cards", stage); // what to go on with comes before all else
  const board = make("div", "ft-board", stage);
  const options = make("div", "ft-options", stage);
  const entry = make("div", "ft-entry", stage);
  const answer = make("section", "ft-answer", stage);
  // One lasting live region: a screen reader says what changes in it.
  answer.setAttribute("role", "status");
  answer.setAttribute("aria-live", "polite");
  // A rule that is unfolded where the answer scrolls is looked at.
  answer.addEventListener("toggle", ({ target }) => target.scrollIntoView({ block: "nearest" }), true);
  const where = make("div", "ft-where", stage); // the cursor of the keyboard, for the ear alone
  where.setAttribute("aria-live", "assertive");
  where.setAttribute("aria-atomic", "true");
  make("span", "ft-where-name", where);
  make("span", "ft-where-does", where);
  const actions = make("div", "ft-actions", stage);
  const panels = make("aside", "ft-panels", stage);
  const words = make("section", "ft-words", stage);
  return { stage, strip, task, board, options, entry, answer, where, actions, panels, words, cards };
}

// Makes these the children, in this order. What stands where it belongs is not touched: it keeps its
// focus and its scroll, and the browser need not style it anew.
function arrange(parent, nodes) {
  const kept = new Set(nodes);
  for (const node of [...parent.children]) if (!kept.has(node)) node.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

// Keeps as many children as there are items: `make` adds one, `update` brings one to its item.
function eachOf(parent, items, add, update) {
  while (parent.children.length > items.length) parent.lastChild.remove();
  items.forEach((item, index) => update(parent.children[index] ?? add(parent, index), item, index));
}

function drawStrip(part, strip, act) {
  part.hidden = !strip.items;
  if (part.hidden) return;
  setAttribute(part, "aria-label", strip.label);
  const title = part.querySelector(".ft-title") ?? make("span", "ft-title", part);
  setIfNew(title, "textContent", strip.title);
  const list = part.querySelector("ol") ?? make("ol", "ft-steps", part);
  const add = (parent, index) => {
    const item = make("li", "", parent);
    make("button", "ft-dot", item).addEventListener("click", () => act("go", String(index)));
    return item;
  };
  eachOf(list, strip.items, add, (node, item, index) => {
    const dot = node.firstChild;
    dot.className = `ft-dot${item.done ? " ft-done" : ""}${item.here ? " ft-here" : ""}`;
    setIfNew(dot, "innerHTML", `<b>${index + 1}</b><i aria-hidden="true">${item.drawn}</i>`);
    setAttribute(dot, "title", item.title);
    setAttribute(dot, "aria-label", item.label);
    setAttribute(dot, "aria-current", item.here ? "step" : null);
  });
  const here = list.querySelector(".ft-here");
  if (here) list.scrollLeft = here.offsetLeft - list.clientWidth / 2;
}

// innerHTML reads back differently from what was set: what was set is kept beside it.
function drawPicture(node, svg) {
  node.hidden = !svg;
  if (node.ftPicture === svg) return;
  node.ftPicture = svg;
  node.innerHTML = svg ?? "";
}

// `repeats` says of a command whether the second press of a double click counts.
function makeButton(parent, act, repeats) {
  const button = make("button", "ft-button", parent);
  make("span", "ft-drawn", button);
  make("span", "ft-label", button);
  // An answer may make another button of it between the press of a finger and its lifting.
  let meant = "";
  const isNow = () => `${button.dataset.act} ${button.dataset.value}`;
  button.addEventListener("pointerdown", () => (meant = isNow()));
  button.addEventListener("click", (event) => {
    const { act: name, value } = button.dataset;
    if (button.getAttribute("aria-disabled") || (event.detail > 1 && !repeats(name))) return;
    if (event.detail > 0 && event.pointerType && meant !== isNow()) return;
    act(name, value, button.title);
  });
  return button;
}

// The class of a command has a beginning of its own, so that no name of one is a class of the page.
function drawButton(button, item, pictures) {
  const [drawn, label] = button.children;
  drawPicture(drawn, pictures[item.picture]);
  setIfNew(label, "textContent", item.label);
  label.hidden = !item.label;
  button.dataset.act = item.id;
  button.dataset.value = item.value;
  button.className = `ft-button${item.main ? " ft-main" : ""}${item.picture ? " ft-pictured" : ""} ft-do-${item.id}`;
  setAttribute(button, "title", item.tip || null);
  setAttribute(button, "aria-label", item.label ? null : item.tip);
  setAttribute(button, "aria-pressed", item.pressed);
  // Not `disabled`: that would drop the focus of whoever has just pressed it.
  setAttribute(button, "aria-disabled", item.off ? "true" : null);
}

// Always in this order, empty or not.
const GROUPS = ["step", "choices", "covers", "moving", "asking", "modes", "tools", "go"];

// A second press on the same place may meet another button: only these take it.
const TWICE_GOOD = new Set(["undo", "redo"]);

function drawButtons(part, groups, act, pictures) {
  const add = (parent) => makeButton(parent, act, (name) => TWICE_GOOD.has(name));
  for (const name of GROUPS) {
    const group = part.querySelector(`.ft-group-${name}`) ?? make("div", `ft-group ft-group-${name}`, part);
    const items = groups.find((one) => one.name === name)?.items ?? [];
    group.hidden = items.length === 0;
    eachOf(group, items, add, (button, item) => drawButton(button, item, pictures));
  }
}

function drawOptions(part, options, act) {
  part.hidden = options.length === 0;
  const add = (parent) => {
    const button = make("button", "ft-option", parent);
    button.addEventListener("click", (event) => {
      if (event.detail > 1 || button.getAttribute("aria-disabled")) return;
      act("answer", button.dataset.option);
    });
    return button;
  };
  eachOf(part, options, add, (button, item) => {
    button.dataset.option = item.id;
    setIfNew(button, "textContent", item.label);
    button.className = `ft-option${item.state ? ` ft-${item.state}` : ""}`;
    setAttribute(button, "aria-disabled", item.off ? "true" : null);
    setAttribute(button, "aria-pressed", item.state ? "true" : "false");
  });
}
