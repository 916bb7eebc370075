// What goes to the kernel and comes back. One thing at a time: the next press is sent when the
// last one is answered, so the page always presses on what it shows.

const PATIENCE = 4000; // milliseconds without an answer until the stage says so, and asks again

function wireTo(model, view, frames, asleep) {
  const queue = [];
  let seq = 0;
  let waiting = 0;
  let timer = 0;
  let repeated = false;
  const send = (told) => {
    try {
      model.send({ ...told, view, seen: frames.seen });
    } catch {
      // The connection was closed for good, as with a kernel that was ended: nobody is there to
      // hear it. The veil of what is asleep says so to the learner.
    }
  };
  // A socket that drops may take with it what was just sent, or the answer: what is told again is
  // told with its number, and counts once. A kernel that only computes hears of it twice or so.
  const wait = (told, patience) => {
    timer = setTimeout(() => {
      asleep.show("silent");
      repeated = true;
      send({ ...told, again: true });
      wait(told, patience * 2);
    }, patience);
  };
  const pump = () => {
    if (waiting || !queue.length) return;
    waiting = ++seq;
    const { event, late } = queue.shift();
    const told = { ...event, ...late?.(), seq };
    send(told);
    wait(told, PATIENCE);
  };
  const tell = (event, { latest = false, late } = {}) => {
    const old = latest ? queue.findIndex((one) => one.event.event === event.event) : -1;
    if (old >= 0) queue[old] = { event };
    else queue.push({ event, late });
    pump();
  };
  const answered = () => {
    const [whose, number] = model.get("answered");
    if (whose !== view || number !== waiting) return;
    clearTimeout(timer);
    waiting = 0;
    asleep.hide("silent");
    if (repeated) queue.unshift({ event: { event: "look" } }); // is there a frame that was missed?
    repeated = false;
    queueMicrotask(pump); // when the picture has come too
  };
  // After all that the same message changed: the next thing must know of its frame.
  model.on("change", answered);
  return {
    tell,
    close: () => {
      clearTimeout(timer);
      model.off("change", answered);
      send({ event: "bye", seq: 0 });
    },
  };
}

// Frames are numbered. A page that missed one shows nothing until it is painted whole: a picture
// of a position that never existed is worse than none.
function watchFrames(model, board) {
  const frames = { seen: 0, missed: () => {} };
  const look = () => {
    const [base, number] = model.get("frame");
    if (base !== frames.seen && base !== 0) {
      board.classList.add("ft-missed");
      frames.missed();
    }
    frames.seen = base === frames.seen || base === 0 ? number : -1;
  };
  model.on("change:frame", look);
  frames.forget = () => {
    frames.seen = 0;
    board.classList.add("ft-missed");
  };
  frames.whole = () => board.classList.remove("ft-missed");
  frames.close = () => model.off("change:frame", look);
  return frames;
}
