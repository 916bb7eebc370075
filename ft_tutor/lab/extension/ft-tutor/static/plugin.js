// The plugin: each notebook that JupyterLab opens, if it is one of ours, becomes a lesson.

import { Lesson, isOurs } from "./lesson.js";
import { keepKeysAway } from "./locks.js";
import { listenForLinks } from "./links.js";

// A link may carry a position for a table or a resume code; JupyterLab soon cleans its own address.
const asked = new URLSearchParams(window.location.search);
window.ftTutorLink ??= { position: asked.get("position"), resume: asked.get("resume") };

export function makePlugin(jupyter) {
  return {
    id: "ft-tutor:plugin",
    description: "Wakes the lessons of ft_tutor, and keeps them from being damaged.",
    autoStart: true,
    requires: [jupyter.notebook.INotebookTracker],
    optional: [jupyter.application.ILabShell],
    activate: (app, tracker, labShell) => activate(app, tracker, labShell, jupyter),
  };
}

function activate(app, tracker, labShell, jupyter) {
  const lessons = new Map(); // by panel
  const lessonAt = (element) => [...lessons.values()].find(({ panel }) => panel.node.contains(element));

  addStyles();
  keepKeysAway(app, lessonAt);
  listenForLinks(app, lessonAt);
  window.ftTutorWakes = true; // a stage that lost its kernel offers to be woken
  document.addEventListener("ft-tutor:wake", (event) => {
    const lesson = lessonAt(event.target);
    if (!lesson) return; // a notebook of the learner's own, whose cells only he runs
    event.preventDefault();
    lesson.wake();
  });
  jupyter.notebook.NotebookActions.executed.connect((_, { cell }) => {
    for (const lesson of lessons.values()) lesson.wasRun(cell);
  });

  const meet = async (panel) => {
    await panel.context.ready;
    if (panel.isDisposed || lessons.has(panel) || !isOurs(panel)) return;
    const lesson = new Lesson(panel, jupyter.cells.CodeCell);
    lessons.set(panel, lesson);
    panel.disposed.connect(() => lessons.delete(panel));
    await panel.revealed;
    makeRoom(app, labShell);
    await lesson.wakeFirst();
  };
  tracker.widgetAdded.connect((_, panel) => meet(panel));
  tracker.forEach(meet);
}

function addStyles() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("style.css", import.meta.url);
  document.head.append(link);
}

let roomMade = false;

// Close the file browser once: whoever opens it again wants it.
async function makeRoom(app, labShell) {
  if (roomMade) return;
  roomMade = true;
  await app.restored;
  labShell?.collapseLeft();
}
