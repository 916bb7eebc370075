// What leaves the page for the learner's own computer: a file to keep, a text for the clipboard.

const FREE_AFTER = 10000; // milliseconds that a browser has to begin with the file

function takeOffer({ kind, name, mime, text }, buffers) {
  const content = buffers.length ? buffers[0] : text;
  if (kind !== "save") {
    copyText(kind === "link" ? linkTo(name, text) : text);
    return;
  }
  const address = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = make("a", "", document.body);
  link.href = address;
  link.download = name;
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), FREE_AFTER);
}

// Without what else the address holds: a token lets whoever has it in.
function linkTo(name, text) {
  const link = new URL(window.location.pathname, window.location.origin);
  link.searchParams.set(name, text);
  return link.href;
}

// What this page was opened with under a name; each is taken once. JupyterLab cleans its address,
// so our plugin has kept it from the very beginning.
function takeFromLink(name) {
  window.ftTutorLink ??= {};
  const kept = window.ftTutorLink[name];
  window.ftTutorLink[name] = "";
  return kept ?? new URLSearchParams(window.location.search).get(name);
}

function copyText(text) {
  const byHand = () => {
    const box = make("textarea", "", document.body);
    box.value = text;
    box.select();
    document.execCommand("copy");
    box.remove();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand);
  else byHand(); // a page without https, such as a classroom's own server
}
