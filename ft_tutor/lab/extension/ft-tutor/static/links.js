// The ways from one lesson to another: `ft-tutor:open` and `ft-tutor:index`, dispatched by a stage;
// and `ft-tutor:files`, from an author's view to the files of its lesson.

const WORD = /^[\w-]+$/;

export function listenForLinks(app, lessonAt) {
  // Whoever takes an event says so: else the stage follows a plain link.
  document.addEventListener("ft-tutor:open", (event) => {
    const from = lessonAt(event.target);
    if (!from) return;
    event.preventDefault();
    openLesson(app, from, event.detail);
  });
  document.addEventListener("ft-tutor:index", (event) => {
    const from = lessonAt(event.target);
    if (!from) return;
    event.preventDefault();
    open(app, from, `${courseOf(from)}index.ipynb`);
  });
  document.addEventListener("ft-tutor:files", (event) => {
    const from = lessonAt(event.target);
    if (from && WORD.test(event.detail)) openFiles(app, from, event.detail);
  });
}

async function openLesson(app, from, { lesson, step, leaves, lang = from.about.lang || "en" }) {
  if (!WORD.test(lesson) || !WORD.test(lang)) return;
  if (step) window.ftTutorGo = { lesson, step, lang }; // for a stage that is not yet there
  else delete window.ftTutorGo;
  const panel = await open(app, from, `${courseOf(from)}${lang}/${lesson}.ipynb`);
  if (leaves) leave(from.panel, panel);
  if (!step) return;
  document.dispatchEvent(new CustomEvent("ft-tutor:go", { detail: { lesson, step, lang } }));
}

// From lesson to lesson no tabs pile up. What the learner won is kept elsewhere; a notebook in which
// he has written something of his own stays open.
async function leave(panel, next) {
  if (!next || next === panel) return;
  await next.context.ready;
  if (!panel.isDisposed && !panel.context.model.dirty) panel.close();
}

// The structure beside the lesson, the words behind it; what is open already is only shown.
async function openFiles(app, from, lesson) {
  const edit = (name, options) =>
    app.commands.execute("docmanager:open", {
      path: `${courseOf(from)}lessons/${lesson}/${name}`,
      factory: "Editor",
      options,
    });
  const structure = await edit("lesson.yaml", { mode: "split-right", ref: from.panel.id });
  await edit("en.md", { mode: "tab-after", ref: structure?.id, activate: false });
}

// One kernel serves all lessons: the next one is there at once, and a small machine is spared.
function open(app, from, path) {
  const kernel = from.panel.sessionContext.session?.kernel;
  const living = kernel && kernel.status !== "dead" ? { id: kernel.id, name: kernel.name } : undefined;
  return app.commands.execute("docmanager:open", { path, factory: "Notebook", kernel: living });
}

// The folder of the course: the list of lessons lies in it, each lesson in a folder of its language.
function courseOf({ path, about }) {
  const folders = path.split("/").slice(0, about.index ? -1 : -2);
  return folders.map((folder) => `${folder}/`).join("");
}
