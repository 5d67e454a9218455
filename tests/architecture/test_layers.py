"""What knows what: game ids, imports, and nothing in the repository that belongs to one machine."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Callable
from graphlib import TopologicalSorter
from pathlib import Path
from pkgutil import resolve_name

import pytest

from litera.games.registry import OWN

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "litera"
GAME_IDS = tuple(game.id for game in OWN)
MOST_BY_POSITION = 3
"""Of more parameters a caller says by name what they are, but to kernels, which know no names."""
LAYERS_BY_GAME = ("games", "search", "players")
"""The layers that have a folder for each game, or for some."""


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def names_games(path: Path) -> bool:
    """Say whether a module may name games: those of one game, and the registry."""
    inside = path.relative_to(SOURCE).parts
    return inside[:2] == ("games", "registry.py") or (inside[0] in LAYERS_BY_GAME and inside[1] in GAME_IDS)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_outside_a_game_names_one(path: Path) -> None:
    """Neither in code nor in texts; a comment may, to say why."""
    named: list[str] = []
    if not names_games(path):
        tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
        written = " ".join(token.string for token in tokens if token.type in (tokenize.NAME, tokenize.STRING))
        named = [game for game in GAME_IDS if re.search(rf"\b{game}", written)]
    assert named == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_names_no_other(game_id: str) -> None:
    others = re.compile("|".join(rf"\b{other}\b" for other in GAME_IDS if other != game_id))
    for folder in LAYERS_BY_GAME:
        for path in (SOURCE / folder / game_id).rglob("*.py"):
            assert not others.search(path.read_text(encoding="utf-8")), path


def test_the_rules_of_no_game_are_more_than_twice_as_long_as_another_s() -> None:
    lines = {
        game: sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (SOURCE / "games" / game).glob("*.py"))
        for game in GAME_IDS
    }
    assert max(lines.values()) <= 2 * min(lines.values()), lines


def test_rules_name_what_finds_moves_only_where_they_are_bound_and_it_is_there() -> None:
    """Import contracts see no name in a text: a game's ``__init__`` holds it, for what lies in its own folder."""
    named = [
        (path, name)
        for path in sorted((SOURCE / "games").rglob("*.py"))
        for name in re.findall(r"litera\.search[\w.:]*", path.read_text(encoding="utf-8"))
    ]
    assert named
    for path, name in named:
        assert path.name == "__init__.py"
        assert name.startswith(f"litera.search.{path.parent.name}.")
        assert callable(resolve_name(name))


def python_imports() -> dict[str, set[str]]:
    """Give what each module imports of ours, also inside functions; not what is named for types alone."""
    modules = {
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in SOURCE.rglob("*.py")
    }
    imports: dict[str, set[str]] = {}
    for name, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for_types = {
            inner
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for inner in ast.walk(node)
        }
        imports[name] = {
            full if (full := f"{node.module}.{each.name}") in modules else str(node.module)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node not in for_types and str(node.module) in modules
            for each in node.names
        }
    return imports


PAGES = ROOT / "web"
_IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)\"""")


def page_imports() -> dict[str, set[str]]:
    """Give what each file of the pages imports of ours, types too."""
    return {
        str(path.relative_to(PAGES)): {
            str((path.parent / found).resolve().relative_to(PAGES))
            for found in _IMPORTED.findall(path.read_text(encoding="utf-8"))
        }
        for path in (PAGES / "src").rglob("*.ts*")
    }


@pytest.mark.parametrize("imports", [python_imports, page_imports])
def test_no_imports_run_in_a_circle(imports: Callable[[], dict[str, set[str]]]) -> None:
    found = imports()
    assert sum(map(len, found.values())) > len(found)
    sorter = TopologicalSorter(found)
    sorter.prepare()  # raises CycleError, which names a circle


@pytest.mark.parametrize("module", ["litera.games.registry", "litera.protocol.desk", "litera.engine", "litera.cli"])
def test_importing_the_rules_imports_no_kernels(module: str) -> None:
    program = f"import sys, {module}; print(*(name for name in ('numba', 'numpy', 'llvmlite') if name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


def test_the_command_line_loads_no_game_before_a_command_needs_one() -> None:
    program = "import sys, litera.cli\ntry: litera.cli.main(['--version'])\nfinally: print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    version, _, modules = run.stdout.partition("\n")
    assert version.startswith("Litera ")
    assert not [module for module in modules.split() if module.startswith("litera.games")]


REGISTRY_HOST = re.compile(
    rb"(?i)\b(?:pypi\.|files\.pythonhosted|pythonhosted\.org|registry\.npmjs|npmjs\.org|index-url\s*=?\s*http)"
)
MACHINE_PATH = re.compile(rb"(?<![\w./-])/(?:home|root|work|tmp|Users|mnt)/\w+")


def test_no_tracked_file_names_a_registry_or_a_path_of_this_machine() -> None:
    found = [
        (path.relative_to(ROOT), match.group().decode())
        for path in tracked()
        if path != Path(__file__) and path.suffix not in (".litera", ".png")
        for match in (*REGISTRY_HOST.finditer(path.read_bytes()), *MACHINE_PATH.finditer(path.read_bytes()))
    ]
    assert found == []


def functions(tree: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def public(module: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Give the functions that others call, and what makes the objects of classes that others use."""
    classes = [node for node in module.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    bodies = [*module.body, *(node for each in classes for node in each.body)]
    found = [node for node in bodies if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [each for each in found if not each.name.startswith("_") or each.name == "__init__"]


def is_method(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return bool(function.args.args) and function.args.args[0].arg in ("self", "cls")


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_modules_and_functions_are_small_enough_to_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 450
    if not path.name.endswith("_kernels.py"):
        parsed = ast.parse(text)
        long = [f.name for f in functions(parsed) if (f.end_lineno or 0) - f.lineno >= 60]
        assert long == []
        assert [f.name for f in public(parsed) if len(f.args.args) - is_method(f) > MOST_BY_POSITION] == []


def test_the_targets_that_the_readme_and_the_help_name_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for document in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        assert text.strip(), document
        assert set(re.findall(r"(?m)(?:`|^[ $]*)make ([a-z-]+)", text)) <= targets
    helped = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"make ([a-z-]+)", helped)) == set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE))
    assert {"setup", "play", "test", "check", "bench"} <= targets


def test_the_commands_that_the_readme_names_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<!from )\blitera ([a-z]+)\b", text))
    helped = subprocess.run([sys.executable, "-m", "litera.cli", "--help"], capture_output=True, text=True, check=True)
    assert {"play", "engine"} <= named
    assert {name for name in named if not re.search(rf"\b{name}\b", helped.stdout)} == set()


def test_every_link_of_a_document_leads_to_a_file() -> None:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    links = [
        (document, link)
        for document in documents
        for link in re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8"))
        if not link.startswith("http")
    ]
    assert links
    assert [f"{document.name}: {link}" for document, link in links if not (document.parent / link).exists()] == []
