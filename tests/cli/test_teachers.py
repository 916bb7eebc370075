"""`ft-tutor --lessons FOLDER`: a teacher's own course, and a folder that somebody sent him."""

import os

import pytest

from ft_tutor.course.data import VARIABLE
from ft_tutor.course.new import new_lesson
from ft_tutor.learner import folder as learner

ID = "market-day"


@pytest.fixture
def lessons(tmp_path):
    """A course of one lesson."""
    new_lesson(tmp_path / "my course", ID, "A day at the market")
    return tmp_path / "my course"


@pytest.fixture(autouse=True)
def launched(monkeypatch, tmp_path):
    """Stands in for JupyterLab; holds per launch what it was told, and what kernels would find."""
    calls = []

    def launch(folder, **settings):
        variables = {name: os.environ.get(name) for name in (VARIABLE, learner.VARIABLE)}
        calls.append((folder, settings, variables))

    monkeypatch.setattr("ft_tutor.cli.start.launch", launch)
    # Pictures take their time; that notebooks have them is seen where ours are built.
    monkeypatch.setattr("ft_tutor.cli.teachers.drawing", lambda _done: lambda _step, _lang: None)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setenv(VARIABLE, "")  # whatever a start sets is taken back after the test
    return calls


def test_its_notebooks_open_in_a_folder_of_their_own(run, lessons, launched, tmp_path, own_folder):
    result = run("--lessons", str(lessons), "--no-browser")
    assert result.exit_code == 0, result.stderr
    ((place, settings, variables),) = launched
    assert place.parent == tmp_path / "home" / "ft-tutor-courses"
    assert place.name.startswith("my-course-")
    assert settings["notebook"] == "index.ipynb"
    notebooks = {path.relative_to(place).as_posix() for path in place.glob("*/*.ipynb")}
    assert {f"en/{ID}.ipynb", f"author/{ID}.ipynb"} <= notebooks
    assert notebooks | {"index.ipynb"} == set(settings["trusted"])
    assert (place / "lessons").resolve() == lessons
    assert variables[VARIABLE] == str(lessons)
    assert variables[learner.VARIABLE] == str(own_folder / "courses" / place.name)
    assert not list(lessons.rglob("*.ipynb"))


def test_two_folders_of_one_name_are_two_courses(run, lessons, launched, tmp_path, monkeypatch):
    new_lesson(tmp_path / "other" / "my course", ID, "")
    for folder in (lessons, tmp_path / "other" / "my course", lessons):
        monkeypatch.setenv(learner.VARIABLE, str(tmp_path / "own"))
        assert run("--lessons", str(folder)).exit_code == 0
    places = [place for place, _, _ in launched]
    assert places[0] == places[2] != places[1]
    kept = [variables[learner.VARIABLE] for _, _, variables in launched]
    assert kept[0] == kept[2] != kept[1]


def test_faults_are_said_first_and_good_lessons_open_all_the_same(run, lessons, launched):
    new_lesson(lessons, "second", "")
    broken = lessons / "second" / "lesson.yaml"
    broken.write_text("schema: 1\ncolour: red\n", "utf-8")
    result = run("--lessons", str(lessons))
    assert result.exit_code == 0
    assert f"{broken}:2: " in result.stderr
    place, settings, _ = launched[0]
    assert settings["notebook"] == "index.ipynb"
    assert (place / f"en/{ID}.ipynb").is_file()
    assert not (place / "en/second.ipynb").exists()
    assert (place / "author/second.ipynb").is_file()


def test_a_course_without_a_good_lesson_opens_at_its_author(run, lessons, launched):
    (lessons / ID / "en.md").unlink()
    assert run("--lessons", str(lessons)).exit_code == 0
    assert launched[0][1]["notebook"] == f"author/{ID}.ipynb"


def test_a_course_whose_own_file_is_wrong_is_not_opened(refused, lessons, launched):
    (lessons / "course.yaml").write_text("colour: red\n", "utf-8")
    assert f"{lessons / 'course.yaml'}:1: " in refused("--lessons", str(lessons))
    assert not launched


@pytest.mark.parametrize("name", ["nowhere", "file", "n" * 5000])
def test_what_is_no_folder(refused, launched, tmp_path, name):
    (tmp_path / "file").touch()
    refused("--lessons", str(tmp_path / name))
    assert not launched


def test_a_lesson_that_is_gone_has_no_notebook_any_more(run, lessons, launched, own_folder):
    new_lesson(lessons, "second", "")
    run("--lessons", str(lessons))
    course = lessons / "course.yaml"
    course.write_text(course.read_text("utf-8").replace("\n  - second", ""), "utf-8")
    os.environ[learner.VARIABLE] = str(own_folder)
    run("--lessons", str(lessons))
    (built,) = (own_folder / "courses").iterdir()
    assert not list(built.rglob("second.ipynb"))
    assert list(built.rglob(f"{ID}.ipynb"))


@pytest.mark.parametrize("inside", ["", "en", "deep/er"])
def test_no_notebooks_are_put_among_the_lessons(refused, lessons, launched, inside):
    before = sorted(lessons.rglob("*"))
    assert "--dir" in refused("--lessons", str(lessons), "--dir", str(lessons / inside))
    assert sorted(lessons.rglob("*")) == before
    assert not launched


def test_what_has_the_place_of_the_link_stays(run, lessons, launched, tmp_path):
    place = tmp_path / "place"
    (place / "lessons").mkdir(parents=True)
    (place / "lessons" / "mine").touch()
    assert run("--lessons", str(lessons), "--dir", str(place)).exit_code == 0
    assert (place / "lessons" / "mine").exists()


@pytest.mark.parametrize(
    ("target", "stays"),
    [("lessons", False), ("nowhere", False), ("{other}", False), ("{private}", True)],
)
def test_a_link_to_anything_but_a_course_stays(run, lessons, tmp_path, target, stays):
    place = tmp_path / "place"
    place.mkdir()
    (tmp_path / "private").mkdir()
    new_lesson(tmp_path / "other", ID, "")
    link = place / "lessons"
    link.symlink_to(target.format(other=tmp_path / "other", private=tmp_path / "private"))
    assert run("--lessons", str(lessons), "--dir", str(place)).exit_code == 0
    assert link.resolve() == (tmp_path / "private" if stays else lessons)


@pytest.mark.parametrize("options", [["--lessons", ""], ["--lessons", "{}", "--dir", ""]])
def test_an_empty_name_is_no_folder(refused, lessons, launched, options):
    assert "empty" in refused(*(one.format(lessons) for one in options))
    assert not launched


def test_the_home_of_the_user_is_known(run, lessons, launched, tmp_path):
    (tmp_path / "home").mkdir()
    lessons.rename(tmp_path / "home" / "mine")
    assert run("--lessons", "~/mine").exit_code == 0
    assert len(launched) == 1


def test_a_name_that_is_no_text_is_a_name(run, lessons, launched, tmp_path):
    odd = tmp_path / os.fsdecode(b"odd\xff")
    lessons.rename(odd)
    assert run("--lessons", str(odd)).exit_code == 0
    assert len(launched) == 1


def test_with_a_command_it_is_refused(refused, lessons):
    assert "stand alone" in refused("--lessons", str(lessons), "lint")


# --- a folder that somebody sent


def test_odd_things_in_a_folder_do_no_harm(run, lessons, launched, tmp_path):
    secret = tmp_path / "secret"
    secret.mkdir()
    (secret / "lesson.yaml").write_text("password: 1\n", "utf-8")
    names = ["linked", "piped", "folder", "huge", "code"]
    text = (lessons / "course.yaml").read_text("utf-8")
    listed = "".join(f"\n  - {name}" for name in names)
    (lessons / "course.yaml").write_text(text.replace(f"- {ID}", f"- {ID}{listed}"), "utf-8")
    (lessons / "linked").symlink_to(secret)
    for name in names[1:]:
        (lessons / name).mkdir()
    os.mkfifo(lessons / "piped" / "lesson.yaml")
    (lessons / "folder" / "lesson.yaml").mkdir()
    (lessons / "huge" / "lesson.yaml").write_bytes(b"a: 1\n" * 1_000_000)
    code = "!!python/object/apply:os.system ['touch done']\n"
    (lessons / "code" / "lesson.yaml").write_text(code, "utf-8")
    result = run("--lessons", str(lessons))
    assert result.exit_code == 0
    assert "password" not in result.stderr
    for name in names:
        assert f"{lessons / name / 'lesson.yaml'}:1: " in result.stderr
    place = launched[0][0]
    assert {path.stem for path in (place / "en").glob("*.ipynb")} >= {ID}
    assert not {path.stem for path in (place / "en").glob("*.ipynb")} & set(names)


def test_thousands_of_folders_and_faults_are_said_in_a_few_lines(run, lessons, launched):
    for number in range(2000):
        folder = lessons / f"l{number}"
        folder.mkdir()
        (folder / "lesson.yaml").touch()
    result = run("--lessons", str(lessons))
    assert result.exit_code == 0
    assert result.stderr.count("\n") < 40
    assert "more" in result.stderr
