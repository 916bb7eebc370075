// Keys turn the pages; without this script one scrolls.
const sheets = [...document.querySelectorAll(".sheet")];
const here = () => sheets.findIndex((sheet) => sheet.getBoundingClientRect().bottom > innerHeight / 2);
const go = (number) => sheets[Math.min(Math.max(number, 0), sheets.length - 1)].scrollIntoView();
const steps = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Home") go(0);
  else if (event.key === "End") go(sheets.length - 1);
  else if (steps[event.key]) go(here() + steps[event.key]);
  else return;
  event.preventDefault();
});
