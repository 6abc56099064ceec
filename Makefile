# Soloist. `make play` plays, `make test` tests. Git, make and Python 3.11 or newer with venv are all they need.
# ARGS goes on to the command: make play ARGS="--port 8001", make test ARGS="tests/laws".

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
ARGS ?=

.PHONY: play test test-all lint lint-code lint-format lint-types lint-arrows mutants browser requirements clean

play: $(VENV)/.play
	$(BIN)/soloist serve $(ARGS)

test: $(VENV)/.test browser
	$(BIN)/python -m pytest $(ARGS)

test-all: $(VENV)/.test browser
	$(BIN)/python -m pytest --all $(ARGS)

lint: lint-code lint-format lint-types lint-arrows
lint-code: $(VENV)/.test
	$(BIN)/ruff check
lint-format: $(VENV)/.test
	$(BIN)/ruff format --check
lint-types: $(VENV)/.test
	$(BIN)/mypy --strict src
lint-arrows: $(VENV)/.test
	$(BIN)/lint-imports

# Breaks the rules on purpose, one place at a time, and wants the tests to notice each.
mutants: $(VENV)/.test
	$(BIN)/python tools/mutants.py $(ARGS)

# A found name is tried, not trusted: a version manager's stand-in may be on the path and not run.
$(VENV)/.made:
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11 python3 python; do \
	  if "$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	    echo "Making $(VENV) with $$("$$python" --version)."; \
	    "$$python" -m venv --clear $(VENV) && touch $@; exit $$?; \
	  fi; \
	done; \
	echo "Soloist needs Python 3.11 or newer with venv (on Debian and Ubuntu: apt-get install python3-venv)." >&2; \
	echo "If you have one under another name, say so: make PYTHON=/path/to/python3" >&2; exit 1

$(VENV)/.play: $(VENV)/.made requirements/build.txt requirements/play.txt pyproject.toml
	@echo "Installing what playing needs."
	$(PIP) install --require-hashes -r requirements/build.txt -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The test requirements hold the others, in the same versions.
$(VENV)/.test: $(VENV)/.made requirements/test.txt pyproject.toml
	@echo "Installing what the tests need."
	$(PIP) install --require-hashes -r requirements/test.txt
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.play

# Chromium for the browser tests. Where it cannot be installed, the tests say so themselves.
browser:
	@for found in "$$CHROMIUM" chromium chromium-browser google-chrome google-chrome-stable; do \
	  if [ -n "$$found" ] && command -v "$$found" >/dev/null 2>&1; then exit 0; fi; \
	done; \
	if command -v apt-get >/dev/null 2>&1 && [ "$$(id -u)" = 0 ]; then \
	  echo "Installing Chromium for the browser tests."; \
	  log=$$(mktemp); \
	  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } \
	    >"$$log" 2>&1 || { echo "Chromium could not be installed:"; tail -n 5 "$$log"; }; \
	  rm -f "$$log"; \
	fi

# Pins everything anew, for Python 3.11, with the hashes of every file of each release. For maintainers.
COMPILE = PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_EXTRA_INDEX_URL= ../$(VENV)-pins/bin/pip-compile --quiet \
  --no-config --no-header --generate-hashes --allow-unsafe --strip-extras \
  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options
requirements:
	python3.11 -m venv $(VENV)-pins
	$(VENV)-pins/bin/python -m pip --quiet install pip-tools
	cd requirements && $(COMPILE) --upgrade --output-file test.txt test.in
	cd requirements && $(COMPILE) --upgrade -c test.txt --output-file play.txt play.in
	cd requirements && $(COMPILE) --upgrade -c test.txt --output-file build.txt build.in

clean:
	rm -rf $(VENV) $(VENV)-pins build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
