"""A stand-in for the stage: what the extension of JupyterLab sees of one, and nothing else.

The code runs first in every kernel of a server (`startup` of LabServer), so that the cells of
the tests' own lessons hold just what a lesson's cell holds.
"""

import nbformat

STARTUP = '''
import ft_tutor

runs = 0

def lesson(lesson, lang="en"):
    global runs
    runs += 1
    return make_stage()(lesson=lesson)

def make_stage():
    import anywidget, traitlets

    class Stage(anywidget.AnyWidget):
        lesson = traitlets.Unicode().tag(sync=True)
        clicks = traitlets.Int(0).tag(sync=True)
        _esm = """
        function render({model, el}) {
          el.classList.add("ft-stage");
          el.dataset.ftLesson = model.get("lesson");
          el.style.height = "560px";
          const says = document.createElement("p");
          const say = () => { says.textContent = `${model.get("clicks")} clicks`; };
          model.on("change:clicks", say);
          say();
          const button = (word, act) => {
            const made = document.createElement("button");
            made.textContent = word;
            made.onclick = act;
            el.append(made);
          };
          const tell = (name, detail) => () =>
            el.dispatchEvent(new CustomEvent(name, {bubbles: true, detail}));
          button("click", () => {
            model.set("clicks", model.get("clicks") + 1);
            model.save_changes();
          });
          button("wake", tell("ft-tutor:wake"));
          button("index", tell("ft-tutor:index"));
          button("second", tell("ft-tutor:open", {lesson: "second", step: "jump"}));
          button("outside", tell("ft-tutor:open", {lesson: "../../second"}));
          el.append(says);
          el.addEventListener("keydown", ({key}) => window.ftKeys.push(key));
        }
        export default {render};
        """

    return Stage

ft_tutor.lesson = lesson
ft_tutor.index = lambda lang="en": lesson("index", lang)
'''

# What the page remembers of what the extension says.
LISTEN = """
window.ftKeys = [];
window.ftHeard = [];
document.addEventListener("ft-tutor:kernel", ({detail}) =>
  window.ftHeard.push(`${detail.status} ${detail.path}`));
document.addEventListener("ft-tutor:go", ({detail}) =>
  window.ftHeard.push(`go ${detail.lesson} ${detail.step}`));
"""

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
STALE = {"model_id": "0" * 32, "version_major": 2, "version_minor": 0}
LOCKED = {"editable": False, "deletable": False}


def write_lesson(path, source, **about):
    """Write a notebook of the form of a lesson, with the view of a kernel of long ago in it."""
    data = {"text/plain": "the board as text", WIDGET_VIEW: STALE}
    v4 = nbformat.v4
    stage = v4.new_code_cell(
        source,
        id="stage",
        metadata={"tags": ["ft-stage"], **LOCKED},
        outputs=[v4.new_output("display_data", data)],
    )
    prose = [v4.new_markdown_cell(f"## Step {n}", id=f"s{n}", metadata=LOCKED) for n in range(3)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    metadata = {"kernelspec": kernel, "ft_tutor": about}
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(v4.new_notebook(cells=[stage, *prose], metadata=metadata), path)


LESSONS = ("index.ipynb", "en/first.ipynb", "en/second.ipynb", "en/altered.ipynb")
"""Those that the product has signed; en/stranger.ipynb is none of them."""


def write_course(folder):
    """Write a course of the tests' own."""
    write_lesson(folder / LESSONS[0], "import ft_tutor\n\nft_tutor.index()", index=True)
    for name in ("first", "second", "stranger"):
        source = f'import ft_tutor\n\nft_tutor.lesson("{name}")'
        write_lesson(folder / "en" / f"{name}.ipynb", source, lesson=name)
    source = 'import ft_tutor\n\nprint("more"); ft_tutor.lesson("altered")'
    write_lesson(folder / "en" / "altered.ipynb", source, lesson="altered")
