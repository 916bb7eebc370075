// One lesson (or the list of lessons) in its notebook panel.

import { KernelWatch } from "./kernel.js";
import { lock } from "./locks.js";

const WIDGET_VIEW = "application/vnd.jupyter.widget-view+json";
const STAGE = "ft-stage";

// Just what ft_tutor writes into the cell of a stage, and nothing that could do anything else.
const SOURCE =
  /^import ft_tutor(?:; *|\n+)ft_tutor\.(?:lesson\("[\w-]+"(?:, (?:lang=)?"[\w-]+")?\)|index\((?:(?:lang=)?"[\w-]+")?\))\n*$/;

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
    if (!this.mayWake()) return;
    lock(panel);
    this.stageCell().addClass("ft-stage-cell");
  }

  get path() {
    return this.panel.context.path;
  }

  markPath() {
    this.panel.node.dataset.ftPath = this.path;
  }

  stageCell() {
    return this.panel.content.widgets.find(({ model }) => {
      const tags = model.getMetadata("tags");
      return model.type === "code" && Array.isArray(tags) && tags.includes(STAGE);
    });
  }

  // Our own source alone runs by itself, and only in a notebook that Jupyter's user trusts:
  // `ft-tutor` signs what it brings, and a notebook changed by a stranger has no signature.
  mayWake() {
    const model = this.stageCell()?.model;
    return Boolean(model?.trusted && SOURCE.test(model.sharedModel.getSource()));
  }

  wakeFirst() {
    return this.isAwake || !this.mayWake() ? null : this.wake();
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
    if (!cell || !SOURCE.test(cell.model.sharedModel.getSource())) return;
    this.isAwake = true;
    await this.kernel.makeAlive();
    await cell.ready;
    await this.CodeCell.execute(cell, this.panel.sessionContext);
    this.wasRun(cell);
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
