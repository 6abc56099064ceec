"""Law 6: the same seed gives the same game on every Python that is present, whatever the hash seed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = 12
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
VENVS = ROOT / ".venv" / "others"


def _run(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return subprocess.run(command, env={**kept, **more}, capture_output=True, text=True, check=False)


def _digest(python: str, hash_seed: str) -> str:
    done = _run(
        python, str(ROOT / "tests" / "laws" / "digest.py"), str(GAMES),
        PYTHONPATH=str(ROOT / "src"), PYTHONHASHSEED=hash_seed,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def _present(version: str) -> str | None:
    """A Python of that version that runs: on the path, or where pyenv keeps them."""
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}*/bin/python"))
    for found in (shutil.which(f"python{version}"), *map(str, kept)):
        if found and _run(found, "-c", "import venv, ensurepip").returncode == 0:
            return found
    return None


PRESENT = {version: found for version in VERSIONS if version != HERE and (found := _present(version))}


def _other(version: str) -> str:
    """The Python of that version with what the core needs."""
    venv = VENVS / version
    python = venv / "bin" / "python"
    if not (venv / "ready").exists():
        assert _run(PRESENT[version], "-m", "venv", "--clear", str(venv)).returncode == 0
        needs = str(ROOT / "requirements" / "play.txt")
        done = _run(str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", needs)
        assert done.returncode == 0, done.stderr
        (venv / "ready").touch()
    return str(python)


@pytest.fixture(scope="module")
def here() -> str:
    return _digest(sys.executable, "1")


def test_another_hash_seed_makes_no_difference(here: str) -> None:
    assert _digest(sys.executable, "4711") == here


def test_what_one_seed_gives_differs_from_what_another_gives() -> None:
    from tests.laws.digest import digest

    assert digest(1) != digest(2)


@pytest.mark.parametrize("version", PRESENT)
def test_another_python_plays_the_same_games(here: str, version: str) -> None:
    python = _other(version)
    assert [_digest(python, seed) for seed in ("1", "4711")] == [here, here]
