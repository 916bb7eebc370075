// Panels: lists, fields, small tables and pictures beside the board. A panel is known by its id,
// so that one that stays keeps its scroll, its focus and what is half typed in it.

function drawPanels(part, panels, act, pictures) {
  part.hidden = panels.length === 0;
  part.closest(".ft-stage")?.classList.toggle("ft-has-panels", panels.length > 0);
  const old = new Map([...part.children].map((node) => [node.dataset.panel, node]));
  const nodes = panels.map((panel) => old.get(panel.id) ?? makePanel(panel.id));
  arrange(part, nodes);
  nodes.forEach((node, index) => drawPanel(node, panels[index], act, pictures));
  // What a button beside the panels opened is looked at; what came by a press on the board, or on
  // a tab that stands above it, leaves the scroll alone.
  const opened = nodes.find((node) => ![...old.values()].includes(node));
  const asked = document.activeElement?.closest(".ft-stage .ft-button");
  if (!opened || !old.size) return;
  // The list of lessons has no scroll of its own, nor have panels below the board: a question may
  // open far above what asked for it, and a list out of sight below it.
  const far = part.closest(".ft-list") || (part.closest(".ft-stacked") && asked?.closest(".ft-group-tools"));
  if (far) opened.scrollIntoView({ block: "nearest" });
  else if (asked && !part.contains(asked)) part.scrollTop = opened.offsetTop - part.offsetTop;
}

// One panel in the place of the options: the field of an answer, and its button.
function drawEntry(part, panel, act, pictures) {
  part.hidden = !panel.id;
  if (part.hidden) return part.replaceChildren();
  drawPanel(part.firstChild ?? part.appendChild(makePanel(panel.id)), panel, act, pictures);
}

function makePanel(id) {
  const panel = make("section", "ft-panel");
  panel.dataset.panel = id;
  make("h4", "ft-panel-title", panel);
  make("div", "ft-panel-picture", panel);
  make("div", "ft-panel-words", panel);
  make("div", "ft-panel-fields", panel);
  make("div", "ft-panel-buttons", panel);
  make("table", "ft-grid", panel); // the sums before what explains them
  make("ol", "ft-rows", panel);
  return panel;
}

function drawPanel(node, panel, act, pictures) {
  const [title, picture, words, fields, buttons, grid, rows] = node.children;
  const say = (part, name, value) => {
    part.hidden = !value;
    setIfNew(part, name, value ?? "");
  };
  say(title, "textContent", panel.title);
  setAttribute(node, "aria-label", panel.title || null);
  drawPicture(picture, pictures[panel.picture]);
  say(words, "innerHTML", panel.words);
  fields.hidden = !panel.fields.length;
  eachOf(fields, panel.fields, (parent) => makeField(parent, act), drawField);
  drawRowOfButtons(buttons, panel.buttons, act, pictures);
  drawGrid(grid, panel.grid);
  drawRows(rows, panel.rows, act, pictures);
}

function drawRowOfButtons(node, buttons, act, pictures) {
  node.hidden = buttons.length === 0;
  const add = (parent) => makeButton(parent, act, () => true);
  eachOf(node, buttons, add, (button, item) => drawButton(button, item, pictures));
}

function drawRows(list, rows, act, pictures) {
  list.hidden = rows.length === 0;
  const add = (parent) => {
    const row = make("li", "ft-row", parent);
    make("div", "ft-row-words", row);
    make("div", "ft-row-buttons", row);
    return row;
  };
  eachOf(list, rows, add, (node, row) => {
    node.className = `ft-row${row.here ? " ft-here" : ""}`;
    setAttribute(node, "aria-current", row.here ? "true" : null);
    node.style.setProperty("--ft-indent", row.indent);
    if (node.ftWords !== row.words) node.firstChild.innerHTML = node.ftWords = row.words;
    drawRowOfButtons(node.lastChild, row.buttons, act, pictures);
    for (const button of node.lastChild.children) nameByRow(button, node.firstChild);
  });
  // A list that grew is looked at where it is now: only the list scrolls, never the page.
  const here = list.querySelector(":scope > .ft-here");
  if (!here || list.ftHere === here.textContent) return;
  list.ftHere = here.textContent;
  list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
}

// Each line may have a "Back to here": to the ear a button says which line it is about, too.
function nameByRow(button, words) {
  const label = button.querySelector(".ft-label");
  for (const one of [label, words]) one.id ||= newId("name");
  setAttribute(button, "aria-labelledby", label.hidden ? null : `${label.id} ${words.id}`);
}

// A mistake is no part of the name of a field: it describes it.
function makeField(parent, act) {
  const field = make("div", "ft-field", parent);
  const name = make("label", "ft-field-label", field);
  make("span", "ft-field-place", field);
  const error = make("span", "ft-field-error", field);
  error.setAttribute("role", "alert");
  name.htmlFor = newId("field");
  error.id = `${name.htmlFor}-error`;
  field.ftAct = act;
  return field;
}

function drawField(field, item) {
  const [name, place, error] = field.children;
  setIfNew(name, "textContent", item.label);
  const tag = item.lines > 1 ? "textarea" : "input";
  let input = place.firstChild;
  if (input?.tagName.toLowerCase() !== tag || field.dataset.field !== item.id) {
    input?.remove();
    input = makeInput(place, tag, field);
    input.id = name.htmlFor;
  }
  field.dataset.field = item.id;
  if (tag === "textarea") input.rows = item.lines;
  input.readOnly = item.off;
  input.inputMode = item.digits ? "numeric" : "";
  setAttribute(input, "placeholder", item.tip || null);
  // What is half typed is the learner's; only a new value of the kernel takes its place.
  if (input.ftValue !== item.value) input.value = input.ftValue = item.value;
  setIfNew(error, "textContent", item.error);
  error.hidden = !item.error;
  setAttribute(input, "aria-invalid", item.error ? "true" : null);
  setAttribute(input, "aria-describedby", item.error ? error.id : null);
}

function makeInput(place, tag, field) {
  const input = make(tag, "ft-input", place);
  input.spellcheck = false;
  input.autocomplete = "off";
  const send = () => {
    if (input.value !== input.ftValue) field.ftAct(field.dataset.field, input.value);
  };
  input.addEventListener("change", send);
  input.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const ends = event.key === "Enter" && (tag === "input" || event.ctrlKey || event.metaKey);
    if (!ends) return;
    event.preventDefault();
    send();
  });
  return input;
}

function drawGrid(table, grid) {
  table.hidden = !grid;
  const wanted = JSON.stringify(grid ?? null);
  if (table.ftGrid === wanted) return;
  table.ftGrid = wanted;
  table.replaceChildren();
  if (!grid) return;
  if (grid.caption) make("caption", "", table).textContent = grid.caption;
  const head = make("tr", "", make("thead", "", table));
  for (const cell of grid.head) {
    const th = make("th", "", head);
    th.textContent = cell;
    th.scope = "col";
  }
  const body = make("tbody", "", table);
  for (const [name, ...cells] of grid.rows) {
    const line = make("tr", "", body);
    const th = make("th", "", line);
    th.textContent = name;
    th.scope = "row";
    for (const cell of cells) make("td", "", line).textContent = cell;
  }
}
