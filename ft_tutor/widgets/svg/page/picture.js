// A picture of elements. What came once is kept by its name: the kernel tells only what changed.

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = 5;

const drawn = (tag, name, parent) => {
  const node = document.createElementNS(SVG, tag);
  if (name) node.setAttribute("class", name);
  parent?.append(node);
  return node;
};

function makePicture(svg) {
  const sheet = drawn("style", "", svg);
  const shared = drawn("defs", "", svg);
  const layers = Array.from({ length: LAYERS }, () => drawn("g", "ft-layer", svg));
  // What is drawn is said by the places above it: its letters and figures alone say nothing.
  [shared, ...layers].forEach((node) => node.setAttribute("aria-hidden", "true"));
  const top = layers[LAYERS - 1]; // what moves
  const parts = new Map();
  let waiting = [];
  let flying = [];

  const forget = ({ size: [width, height], fonts }) => {
    svg.setAttribute("font-family", fonts);
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    sheet.textContent = "";
    shared.replaceChildren();
    layers.forEach((layer) => layer.replaceChildren());
    parts.clear();
  };
  const learn = ({ rules, shared: more }) => {
    const lines = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}}`);
    if (lines.length) sheet.append(lines.join(""));
    for (const [id, markup] of Object.entries(more)) {
      const node = drawn("g", "", shared);
      node.id = id;
      node.innerHTML = markup;
    }
  };
  const change = ({ order, parts: changed }) => {
    for (const [name, markup] of Object.entries(changed)) {
      if (!parts.has(name)) parts.set(name, drawn("g"));
      parts.get(name).innerHTML = markup;
    }
    for (const [layer, names] of Object.entries(order)) {
      const kept = new Set(names);
      for (const name of parts.keys()) {
        if (name.startsWith(layer) && !kept.has(name)) parts.delete(name);
      }
      arrange(layers[layer], names.map((name) => parts.get(name)));
    }
  };
  // Acts are played one after another; who is in a hurry sees only what comes of them.
  const land = () => {
    flying.forEach((one) => one.cancel());
    flying = [];
    top.replaceChildren();
  };
  const fly = ({ flights, ms }) => {
    flying = flights.map(({ markup, poses }) => {
      const node = drawn("g", "", top);
      node.innerHTML = markup;
      const frames = poses.map(([x, y, s]) => ({ transform: `translate(${x}px, ${y}px) scale(${s})` }));
      return node.animate(frames, { duration: ms, fill: "both" });
    });
    // What is cancelled goes on elsewhere.
    Promise.all(flying.map((one) => one.finished)).then(() => play(false), () => {});
  };
  const play = (hurry) => {
    land();
    while (waiting.length) {
      const act = waiting.shift();
      change(act);
      if (!hurry && act.flights?.length) return fly(act);
    }
  };
  const hurry = () => play(true);
  return {
    hurry,
    next: (told) => {
      hurry();
      if (told.new) forget(told);
      learn(told);
      waiting = [...told.acts];
      play(LESS_MOTION.matches);
    },
    close: land,
  };
}
