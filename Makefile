# The environment is made on first use and again whenever the lock file changes.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
STAMP  := $(VENV)/.installed
TESTED := $(VENV)/.installed-for-tests

# Else each of a run's many processes would compile every module of the tests for itself.
test check: export PYTHONDONTWRITEBYTECODE :=
# The bot says so itself, but a plugin of pytest has imported numpy before.
test check: export OPENBLAS_NUM_THREADS := 1

.PHONY: demo run test check bench format lock

$(STAMP): requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $(STAMP)

$(TESTED): requirements-test.lock $(STAMP)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.lock
	touch $(TESTED)
	-$(PY) -m pytest --collect-only -qq >/dev/null  # it compiles once what each process would

demo: $(STAMP)   ## a Discord on this machine, the bot, and a page to play on
	$(PY) -m bot playground

run: $(STAMP)    ## the bot on the real Discord (needs a token in .env)
	$(PY) -m bot run

test: $(TESTED)   ## every test that needs no browser
	$(PY) -m pytest -n 5 --dist worksteal -m "not browser and not full"

check: $(TESTED)  ## what continuous integration runs
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m pyright
	$(MAKE) test
	$(PY) -m pytest -m "browser and not full"

bench: $(TESTED)  ## ratios, each measured in one run
	$(PY) -m tests.bench

format: $(TESTED)
	$(PY) -m ruff check --fix-only --quiet .
	$(PY) -m ruff format .

LOCKED := --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11
lock:            ## needs uv; writes names, versions and hashes only
	uv pip compile $(LOCKED) --extra players --extra postgres -o requirements.lock pyproject.toml
	uv pip compile $(LOCKED) --extra players --extra postgres --extra test -o requirements-test.lock pyproject.toml
