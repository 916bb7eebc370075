// One lesson (or the list of lessons) in its notebook panel.

import { KernelWatch } from "./kernel.js";
import { lock } from "./locks.js";

const WIDGET_VIEW = "application/vnd.jupyter.widget-view+json";

// Just what ft_tutor writes into its cells, and nothing that could do anything else: by tag, the
// stage, which wakes by itself, and the picture of a step, which wakes when it is clicked.
const WORD = '"[\\w-]+"';
const LANG = `(?:lang=)?${WORD}`;
const POSITION = '"[\\w .:=()*,-]{1,2000}"'; // a text of the notation; no sign in it ends a string
const call = (names) => new RegExp(`^import ft_tutor(?:; *|\\n+)ft_tutor\\.(?:${names})\\n*$`);
const TABLE = `table\\((?:${POSITION}, )?mode=${WORD}(?:, ${LANG})?\\)`;
const SOURCES = {
  "ft-stage": call(`(?:lesson|author)\\(${WORD}(?:, ${LANG})?\\)|(?:index|practise)\\((?:${LANG})?\\)|${TABLE}`),
  "ft-step": call(`step\\(${WORD}, ${WORD}(?:, ${LANG})?\\)|${TABLE}`),
};

function tagOf({ model }) {
  const tags = model.getMetadata("tags");
  if (model.type !== "code" || !Array.isArray(tags)) return undefined;
  return tags.find((tag) => Object.hasOwn(SOURCES, tag));
}

export function isOurs(panel) {
  const about = panel.model?.getMetadata("ft_tutor");
  return about !== null && typeof about === "object";
}

export class Lesson {
  constructor(panel, CodeCell) {
    this.panel = panel;
    this.CodeCell = CodeCell;
    this.about = panel.model.getMetadata("ft_tutor");
    this.isAwake = false;
    this.waking = null;
    this.markPath();
    panel.context.pathChanged.connect(() => this.markPath());
    this.kernel = new KernelWatch(panel);
    forgetDeadViews(panel.model);
    if (this.mayWake(this.stageCell())) this.becomeDocument();
  }

  get path() {
    return this.panel.context.path;
  }

  markPath() {
    this.panel.node.dataset.ftPath = this.path;
  }

  // Hide what is code, and let a picture wake where it is clicked.
  becomeDocument() {
    lock(this.panel);
    for (const cell of this.panel.content.widgets) {
      if (this.mayWake(cell)) cell.addClass(`${tagOf(cell)}-cell`);
    }
    this.panel.node.addEventListener("click", ({ target }) => {
      const picture = target.closest(".ft-step-cell .jp-OutputArea-output img");
      const cell = picture && this.panel.content.widgets.find(({ node }) => node.contains(picture));
      if (cell && this.mayWake(cell)) this.run(cell); // it may have been changed since
    });
  }

  stageCell() {
    return this.panel.content.widgets.find((cell) => tagOf(cell) === "ft-stage");
  }

  isExact(cell) {
    return SOURCES[tagOf(cell)].test(cell.model.sharedModel.getSource());
  }

  // Our own source alone runs by itself, and only in a notebook that Jupyter's user trusts:
  // `ft-tutor` signs what it brings, and a notebook changed by a stranger has no signature.
  mayWake(cell) {
    return Boolean(cell && tagOf(cell) && cell.model.trusted && this.isExact(cell));
  }

  wakeFirst() {
    return this.isAwake || !this.mayWake(this.stageCell()) ? null : this.wake();
  }

  // Run the stage's cell, in a kernel that is started if there is none. A second wish meanwhile
  // is the same wish.
  wake() {
    this.waking ??= this.runStage().finally(() => {
      this.waking = null;
    });
    return this.waking;
  }

  async runStage() {
    const cell = this.stageCell();
    if (!cell || !this.isExact(cell)) return;
    this.isAwake = true;
    await this.run(cell);
    this.wasRun(cell);
  }

  async run(cell) {
    await this.kernel.makeAlive();
    await cell.ready;
    await this.CodeCell.execute(cell, this.panel.sessionContext);
  }

  wasRun(cell) {
    if (cell !== this.stageCell()) return;
    this.isAwake = true;
    this.kernel.renewed();
  }
}

// A stored view of a widget belongs to a kernel of the past: JupyterLab would look for its model
// and show an error in the place of the stored picture.
function forgetDeadViews(model) {
  for (const cell of model.cells) {
    if (cell.type !== "code") continue;
    const outputs = cell.outputs.toJSON();
    if (!outputs.some((output) => output.data?.[WIDGET_VIEW])) continue;
    for (const output of outputs) delete output.data?.[WIDGET_VIEW];
    cell.outputs.fromJSON(outputs.filter((output) => !output.data || Object.keys(output.data).length));
  }
}
