PYTHON := .venv/bin/python
# Is there a screen to open a window on?
SCREEN := $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),screen,offscreen)
OFFSCREEN := QT_QPA_PLATFORM=offscreen
# What `make test` and `make test-long` run.
TESTS := tests
# One game's id: then only the tests run that concern it.
GAME :=
ASKED = $(TESTS) $(if $(GAME),--game $(GAME))
# The language that `make language` begins, such as it or pt-BR.
CODE :=
# The Debians that the installers are tried in before every release: the one they are built for, and all newer ones.
SUITES := bookworm trixie sid
# What bootstrap.sh is asked for; each target below asks once, for all that it needs.
WANTED := offscreen

# Programs that tests start would otherwise be compiled anew, each of them, where somebody has switched the cache off.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test test-long check bench shots zones sounds goldens states fast plain translations language frozen package release clean setup compiled

help:
	@echo 'make play          play the game (options: make play ARGS="--help")'
	@echo 'make test          check the code and run all tests (some: make test TESTS=tests/games, or GAME=rival-kings)'
	@echo 'make test-long     play many more games and try many more examples than make test'
	@echo 'make check         check style and types only'
	@echo 'make bench         measure the table and the engine'
	@echo 'make shots         take the screenshots anew (some: make shots ONLY="pages rival-kings")'
	@echo 'make zones         draw the pictures of engine/base/ZONES.md anew'
	@echo 'make sounds        make the sounds anew'
	@echo 'make goldens       write the recorded games the tests compare with anew'
	@echo 'make states        write what follows from the declared fields of the games'\'' states anew'
	@echo 'make fast          compile the engine in place, two to three times as fast (needs a C compiler)'
	@echo 'make plain         run the engine as plain Python again'
	@echo 'make translations  bring translations/*.ts up to date with the code'
	@echo 'make language      begin a translation into another language: make language CODE=it'
	@echo 'make frozen        freeze the program into dist/ and try it'
	@echo 'make package       the same, and make the installers'
	@echo 'make release       the same, try them in bare Debians, old and new, and write their checksums (as root)'
	@echo 'make clean         remove what was built, except .venv'

play:
	@bash packaging/play.sh $(SCREEN) $(ARGS)

# Style and types are checked beside the tests, so that no core is idle; what is found is said at once. In a new checkout
# the tests are read before they are shared: each of the processes would take 7 seconds to rewrite all assertions.
test: WANTED := tests
test: compiled
	@(said=$$($(MAKE) --no-print-directory WANTED=tests check 2>&1); checked=$$?; echo "$$said"; exit $$checked) & \
	[ -d tests/__pycache__ ] || $(OFFSCREEN) $(PYTHON) -m pytest --collect-only -qq $(ASKED) > /dev/null; \
	echo "$(OFFSCREEN) $(PYTHON) -m pytest -n auto $(ASKED)"; \
	$(OFFSCREEN) $(PYTHON) -m pytest -n auto $(ASKED); tested=$$?; \
	wait $$! || { echo "Style or types are not as they should be: see above, or make check."; exit 1; }; exit $$tested

test-long: WANTED := long
test-long: compiled
	$(OFFSCREEN) $(PYTHON) -m pytest -n auto -m 'long or hypothesis' --hypothesis-profile=long $(ASKED)

check: setup
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy

bench: WANTED := $(SCREEN)
bench: compiled
	$(if $(filter offscreen,$(SCREEN)),$(OFFSCREEN)) .venv/bin/throne-desktop --bench
	$(PYTHON) -m engine bench

shots: compiled
	$(PYTHON) packaging/shots.py $(ONLY)

zones: compiled
	$(PYTHON) packaging/zone_pictures.py

sounds: setup
	$(PYTHON) packaging/sounds.py

goldens: compiled
	$(PYTHON) -m tests.helpers.goldens
	$(PYTHON) -m tests.helpers.recollections

states: setup
	$(PYTHON) packaging/write_states.py

fast: WANTED := compiler
fast: setup
	@$(PYTHON) packaging/compile_engine.py --in-place

plain:
	rm -f engine/compiled-from
	find engine *__mypyc.* \( -name '*.so' -o -name '*.pyd' \) -delete 2>/dev/null || true

translations: setup
	$(PYTHON) packaging/update_translations.py
	$(PYTHON) packaging/compile_translations.py

language: setup
	@$(PYTHON) packaging/add_language.py "$(CODE)"

frozen: WANTED := frozen
frozen: compiled
	$(PYTHON) packaging/build.py --frozen

package: WANTED := package
package: compiled
	$(PYTHON) packaging/build.py

# What is published is checked against these sums, so nothing is before it has worked in every suite.
release: package
	set -e; for suite in $(SUITES); do bash packaging/linux/try_installers.sh $$suite; done
	cd dist && sha256sum *.deb *.run | tee SHA256SUMS

clean: plain
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis translations/*.qm
	find engine throne_desktop tests packaging -name __pycache__ -prune -exec rm -rf {} +

# The environment in .venv and the libraries Qt needs; does nothing when they are there.
setup:
	@bash packaging/bootstrap.sh $(WANTED)

compiled: setup
	@$(PYTHON) packaging/compile_translations.py
