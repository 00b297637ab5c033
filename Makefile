# What people type; scripts/ does the work, here and in CI.
.PHONY: help setup play test tests lint check bench lock wheel clean
.DEFAULT_GOAL := help

help:  ## what you can ask for
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup:  ## install everything into .venv and build the client
	@scripts/install
	@scripts/build

play: setup  ## serve a table of bots and a seat for you: make play [ARGS="..."]
	@.venv/bin/doorcard play $(ARGS)

test: setup lint check tests  ## every check and every test

tests: setup  ## the tests alone, the slow ones too
	@scripts/test --slow

lint: setup  ## style
	@scripts/lint

check: setup  ## types and architecture
	@scripts/check

bench: setup  ## the benchmarks, each beside its peer
	@scripts/bench $(ARGS)

lock: setup  ## rewrite requirements/ from pyproject.toml
	@scripts/lock $(ARGS)

wheel: setup  ## a wheel with the client in it, into dist/
	@scripts/build --wheel

clean:  ## remove what was installed and built
	rm -rf .venv dist web/node_modules web/generated src/doorcard/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
