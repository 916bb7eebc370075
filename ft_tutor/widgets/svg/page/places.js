// Every place is a button above the picture: it has a name and an outline, and takes the focus.
// One of them is a stop of the Tab key; the arrows go on from there, as the kernel says where to.

function makePlaces(svg) {
  const layer = drawn("g", "ft-places", svg);
  const nodes = new Map();
  let stop = null;

  const add = (word) => {
    const node = drawn("g", "ft-place");
    node.dataset.place = word;
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "-1");
    nodes.set(word, node);
    return node;
  };
  const stand = (node) => {
    if (!node || node === stop) return;
    stop?.setAttribute("tabindex", "-1");
    stop = node;
    stop.setAttribute("tabindex", "0");
  };
  layer.addEventListener("focusin", (event) => stand(event.target.closest(".ft-place")));
  return {
    next: ({ places: { order, parts = {} }, cursor }) => {
      const focused = layer.contains(document.activeElement);
      for (const [word, [markup, name]] of Object.entries(parts)) {
        const node = nodes.get(word) ?? add(word);
        if (node.ftMarkup !== markup) node.innerHTML = node.ftMarkup = markup;
        setAttribute(node, "aria-label", name);
      }
      if (order) {
        const kept = new Set(order);
        for (const word of nodes.keys()) if (!kept.has(word)) nodes.delete(word);
        arrange(layer, order.map((word) => nodes.get(word)));
      }
      if (!stop?.isConnected) stand(layer.firstElementChild);
      if (cursor) stand(nodes.get(cursor));
      if (focused && document.activeElement !== stop) stop?.focus();
    },
    focused: () => document.activeElement?.closest?.(".ft-place")?.dataset.place,
  };
}
