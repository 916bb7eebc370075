// A lesson is a document: nothing that is pressed in it inserts, deletes or moves a cell.

const WALKING = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "Escape",
]); // prettier-ignore

// Judge each key before JupyterLab does. The stage keeps its keys for itself, but for saving: the
// browser would offer to save the page. Elsewhere in a lesson the keys that walk, the chords of
// letters and Ctrl+Enter go to JupyterLab, and so does all that is typed where one can type.
export function keepKeysAway(app, lessonAt) {
  const { commands } = app;
  const pass = commands.processKeydownEvent.bind(commands);
  commands.processKeydownEvent = (event) => {
    const lesson = lessonAt(event.target);
    if (!lesson?.panel.node.classList.contains(LOCKED) || mayPass(event)) pass(event);
    else if (asksToRun(event)) commands.execute("notebook:run-cell");
  };
}

// JupyterLab's own Shift+Enter also goes on to the next cell, and makes one after the last.
function asksToRun({ key, shiftKey, ctrlKey, metaKey, altKey, target }) {
  return key === "Enter" && shiftKey && !ctrlKey && !metaKey && !altKey && !target.closest(".ft-stage");
}

function mayPass(event) {
  const { key, target } = event;
  const held = event.ctrlKey || event.metaKey || event.altKey;
  const runs = key === "Enter" && event.ctrlKey && !event.shiftKey;
  const chord = (event.ctrlKey || event.metaKey) && !event.altKey && /^[a-z]$/i.test(key);
  if (target.closest(".ft-stage")) return chord && key.toLowerCase() === "s";
  const writes = target.matches("input, textarea") || target.isContentEditable;
  return writes || chord || runs || (WALKING.has(key) && !held);
}

const LOCKED = "ft-lesson";

export function lock(panel) {
  panel.addClass(LOCKED);
  panel.toolbar.hide();
  stayClean(panel.model);
  // A double click on prose would show its source; a right click on the stage is the stage's.
  panel.node.addEventListener("dblclick", stopIn(".jp-MarkdownCell"), true);
  panel.node.addEventListener("contextmenu", stopIn(".ft-stage"), true);
}

function stopIn(selector) {
  return (event) => {
    if (!event.target.closest(selector)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

// What a run leaves behind is no change of the document: without this JupyterLab would save the
// views of a kernel that is soon gone, and ask before it closes a lesson.
function stayClean(model) {
  const text = () => JSON.stringify([...model.cells].map((cell) => [cell.type, cell.sharedModel.getSource()]));
  const before = text();
  const clean = () => {
    if (model.dirty && text() === before) model.dirty = false;
  };
  model.stateChanged.connect((_, { name }) => {
    if (name === "dirty") clean();
  });
  clean();
}
