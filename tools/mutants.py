"""Break the code on purpose, one change at a time, and see that the tests notice (law 9).

`tools/mutants/*.toml` lists the changes: a file, the text that stands there once, and what it becomes. Each is made in
a copy of the project and the tests of that corner are run; a mutant that no test notices makes this command fail.

    python tools/mutants.py                 all of them
    python tools/mutants.py worker target   those whose name contains one of the words
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parents[1]
WORKERS = 2
MEMORY = 4 << 30
"""So many bytes the tests of a mutant may take."""
COPIED = ("src", "tests", "tools", "pyproject.toml", "requirements", "Makefile")


@dataclass(frozen=True)
class Mutant:
    """One change: where `before` stands in `file`, `after` is put; `tests` are those that must notice."""

    name: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]


def mutants(words: tuple[str, ...] = ()) -> list[Mutant]:
    """Return the mutants whose name contains one of the words, all of them without words."""
    found = []
    for path in sorted((ROOT / "tools" / "mutants").glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for entry in table["mutant"]:
            tests = tuple(entry.get("tests", table["tests"]))
            found.append(Mutant(entry["name"], entry["file"], entry["before"], entry["after"], tests))
    return [mutant for mutant in found if not words or any(word in mutant.name for word in words)]


def fault(mutant: Mutant, root: Path = ROOT) -> str | None:
    """Return why a mutant cannot be made, or None if its text stands in its file exactly once."""
    path = root / mutant.file
    if not path.exists():
        return f"{mutant.name}: there is no file {mutant.file}."
    times = path.read_text(encoding="utf-8").count(mutant.before)
    return None if times == 1 else f"{mutant.name}: its text stands {times} times in {mutant.file}, not once."


def survives(mutant: Mutant, copy: Path) -> bool:
    """Make the change in a copy, run the tests, take it back; return whether they all passed."""
    path = copy / mutant.file
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(mutant.before, mutant.after), encoding="utf-8")
    try:
        return passes(mutant.tests, copy)
    finally:
        path.write_text(whole, encoding="utf-8")


def passes(tests: tuple[str, ...], copy: Path) -> bool:
    """Run some tests in a copy and return whether they all passed; a run that does not end, or only grows, fails."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", "0", *tests]
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            capture_output=True,
            env=_environment(copy),
            check=False,
            timeout=600,
            preexec_fn=_bounded,
        )
    except subprocess.TimeoutExpired:
        return False
    if done.returncode not in (0, 1, 2):
        raise RuntimeError(f"pytest ended with {done.returncode}: {done.stdout.decode()[-500:]}")
    return done.returncode == 0


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _environment(copy: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def _copy(folder: Path) -> None:
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=ignore)
        elif source.exists():
            shutil.copy(source, folder / name)


def main(words: tuple[str, ...]) -> int:
    """Run the mutants; return 0 if every one was caught."""
    chosen = mutants(words)
    faults = [text for mutant in chosen if (text := fault(mutant))]
    for text in faults:
        print(text)
    if faults or not chosen:
        print("No mutant has such a name." if not chosen else "Mend the list first.")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        copies: Queue[Path] = Queue()
        for number in range(WORKERS):
            _copy(Path(folder) / str(number))
            copies.put(Path(folder) / str(number))

        whole = Path(folder) / "0"
        for tests in dict.fromkeys(mutant.tests for mutant in chosen):
            if not passes(tests, whole):
                print(f"The tests fail without any mutant: {' '.join(tests)}.")
                return 1

        def judged(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                alive = survives(mutant, copy)
            finally:
                copies.put(copy)
            print(f"{'SURVIVED' if alive else 'caught  '}  {mutant.name}", flush=True)
            return alive

        with ThreadPoolExecutor(WORKERS) as pool:
            alive = sum(pool.map(judged, chosen))
    print(f"{len(chosen) - alive} of {len(chosen)} mutants were caught.")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
