// Whether the kernel that a lesson's stage lives in is there. The stage is told on `document`:
// `ft-tutor:kernel` with {path, status}, where status is "lost" or "back".

const GONE = new Set(["restarting", "autorestarting", "dead", "terminating"]);
const ANSWER_MS = 5000;

export class KernelWatch {
  constructor(panel) {
    this.panel = panel;
    this.context = panel.sessionContext;
    this.isGone = false; // with all that it knew
    this.isCut = false; // out of reach for now
    this.told = "back";
    this.context.statusChanged.connect((_, status) => this.onStatus(status));
    this.context.connectionStatusChanged.connect((_, status) => this.onConnection(status));
    this.context.kernelChanged.connect((_, change) => this.onChange(change));
    // The stage says that the kernel is restarting: JupyterLab's dialog would lie on top of it.
    this.context.statusChanged.disconnect(panel._onSessionStatusChanged, panel);
  }

  onStatus(status) {
    if (!GONE.has(status)) return;
    this.isGone = true;
    this.tell();
  }

  onChange({ oldValue, newValue }) {
    if (!oldValue || oldValue.id === newValue?.id) return;
    this.isGone = true;
    this.tell();
  }

  async onConnection(status) {
    this.isCut = status !== "connected";
    if (!this.isCut && !this.isGone && this.told === "lost") this.isGone = !(await this.remembers());
    this.tell();
  }

  // A kernel that was restarted while we were away has no widgets. One that is busy answers late.
  async remembers() {
    const asked = this.context.session?.kernel?.requestCommInfo({ target_name: "jupyter.widget" });
    if (!asked) return false;
    const late = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    const reply = await Promise.race([asked, late]);
    return !reply || Object.keys(reply.content.comms ?? {}).length > 0;
  }

  // The stage has just been run again: what it needs is there.
  renewed() {
    this.isGone = false;
    this.tell();
  }

  tell() {
    const status = this.isGone || this.isCut ? "lost" : "back";
    if (status === this.told) return;
    this.told = status;
    const detail = { path: this.panel.context.path, status };
    document.dispatchEvent(new CustomEvent("ft-tutor:kernel", { detail }));
  }

  // Come to a kernel that can run a cell, without a dialog and without restarting a living one.
  async makeAlive() {
    await this.context.ready;
    if (this.isCut) {
      // Ask at once whether it is still there: JupyterLab looks for it once in ten seconds only.
      await this.context.sessionManager.refreshRunning().catch(() => {});
    }
    const kernel = this.context.session?.kernel;
    if (!kernel || kernel.isDisposed) await this.startAnew();
    else await this.revive(kernel);
    await this.widgetsListen();
  }

  async revive(kernel) {
    if (kernel.connectionStatus !== "connected" && this.isCut) await kernel.reconnect().catch(() => {});
    if (kernel.status === "dead") await kernel.restart().catch(() => this.startAnew());
  }

  // A cell that is run before JupyterLab listens for widgets would lose the first of them: in a
  // page that is loaded anew its living kernel is there sooner than that. Where another notebook
  // shares the kernel, that one's connection listens for both.
  async widgetsListen() {
    const isDeaf = () => {
      const kernel = this.context.session?.kernel;
      return kernel?.handleComms !== false && !kernel?._targetRegistry?.["jupyter.widget"];
    };
    const until = Date.now() + ANSWER_MS;
    while (isDeaf() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async startAnew() {
    const { name } = this.context.kernelPreference;
    await this.context.changeKernel({ name: name || "python3" });
  }
}
