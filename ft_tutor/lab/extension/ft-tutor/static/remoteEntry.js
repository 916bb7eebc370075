// What JupyterLab loads first: a module-federation container written by hand, so that there is no
// build step. The extension itself is the plain modules beside this file.
(() => {
  const here = document.currentScript.src;
  const name = "ft-tutor";
  const needed = ["@jupyterlab/application", "@jupyterlab/cells", "@jupyterlab/notebook"];
  let shared;

  // JupyterLab's own copy of one of its modules.
  const borrow = async (module) => {
    const [version] = Object.values(shared[module]);
    return (await version.get())();
  };

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB[name] = {
    init: (scope) => {
      shared = scope;
    },
    get: async (module) => {
      if (module !== "./extension") throw new Error(`${name} has no module ${module}`);
      // Voila loads what is for JupyterLab too, but has no notebooks to open.
      if (!needed.every((one) => one in shared)) return () => ({ __esModule: true, default: [] });
      const { makePlugin } = await import(new URL("plugin.js", here));
      const [application, cells, notebook] = await Promise.all(needed.map(borrow));
      const plugin = makePlugin({ application, cells, notebook });
      return () => ({ __esModule: true, default: plugin });
    },
  };
})();
