# `make` alone prints the menu. Everything here also works without make: see the commands below.
# Written for GNU make 3.81, the one that macOS ships.

SHELL := /bin/sh
TEST := swift test --disable-xctest

# CI means that nobody is looking: warnings count as errors then, and snapshots are never recorded.
STRICT := $(if $(CI),-Xswiftc -warnings-as-errors)

# Reads `name|title` of every lesson from the one list in Package.swift.
LIST := sed -n -e '/^let course = """/,/^  """/s/^ *\([0-9][^ |]*\) *| *\([^|]*[^ |]\) *|.*/\1|\2/p' \
  Package.swift

.PHONY: menu lessons test lint format record weave bench test-threads coverage docs clean FORCE

menu: ## print this menu
	@echo 'Cold & Hot: a course that you run. Start here: make lesson-01'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  make lesson-NN     build and run a lesson:'
	@echo
	@$(LIST) | awk -F '|' '{ printf "    lesson-%-26s %s\n", $$1, $$2 }'

lessons: ## build all lessons, then run them in order
	@swift build >&2
	@bin=$$(swift build --show-bin-path) || exit 1; \
	for name in $$($(LIST) | cut -d '|' -f 1); do \
	  "$$bin/lesson-$$name" || { \
	    status=$$?; echo "error: lesson-$$name ended with status $$status" >&2; exit $$status; }; \
	  echo; \
	done

# The beginning of a name is enough. FLAGS='--help' hands flags to the lesson.
FORCE:
lesson-%: FORCE
	@names=$$($(LIST) | cut -d '|' -f 1 | grep '^$*'); \
	case $$(echo "$$names" | grep -c .) in \
	  1) ;; \
	  0) echo "error: there is no lesson-$*; list them all with: make" >&2; exit 64 ;; \
	  *) echo "error: lesson-$* may be any of:" $$names >&2; exit 64 ;; \
	esac; \
	test -d .build || echo 'Building the course for the first time; this takes a minute.' >&2; \
	swift run --quiet "lesson-$$names" $(FLAGS)

test: ## build and run every test
	$(if $(CI),@echo 'CI is set: warnings are errors.')
	$(TEST) $(STRICT)

lint: ## check formatting, and what the course promises to do without
	swift format lint --strict --recursive Package.swift Sources Tests
	@! grep -rnE --include='*.swift' '@unchecked Sendable|nonisolated\(unsafe\)' Sources Tests \
	  | grep -v '^Sources/ReactiveCore/Lock.swift:' \
	  || { echo 'error: Lock.swift alone may vouch for itself; use its lock' >&2; exit 1; }
	@! grep -rn --include='*.swift' 'import Foundation' Sources/ReactiveCore \
	  | grep -v '^Sources/ReactiveCore/Lock.swift:' \
	  || { echo 'error: the core stands without Foundation' >&2; exit 1; }
	@! grep -n '\.package(' Package.swift \
	  || { echo 'error: the course has no dependencies' >&2; exit 1; }
	@echo 'Nothing to complain about.'

format: ## format every source file
	swift format --in-place --recursive Package.swift Sources Tests

record: ## accept what the lessons print as their snapshots
	RECORD_SNAPSHOTS=1 $(TEST) --filter 'LessonTests\.SnapshotTests/'

weave: ## fill the tutorials with code, output, drawings and pictures
	swift run weave

bench: ## measure the core beside hand-written Swift
	swift run -c release -Xswiftc -cross-module-optimization bench

test-threads: ## run the tests with threads under the thread sanitizer
	$(TEST) --sanitize=thread -Xswiftc -DTHREAD_SANITIZER --scratch-path .build/threads \
	  --filter Threads

coverage: ## print how much of the core its tests run
	$(TEST) --enable-code-coverage --scratch-path .build/coverage
	@cov=$$(xcrun --find llvm-cov 2>/dev/null) || cov=$$(dirname "$$(command -v swift)")/llvm-cov; \
	test -x "$$cov" || cov=llvm-cov; \
	bin=$$(swift build --scratch-path .build/coverage --show-bin-path) || exit 1; \
	tests=$$bin/cold-and-hotPackageTests.xctest; \
	test -d "$$tests" && tests=$$tests/Contents/MacOS/cold-and-hotPackageTests; \
	"$$cov" report "$$tests" -instr-profile="$$bin/codecov/default.profdata" Sources/ReactiveCore \
	  | awk '{ print } /^TOTAL/ { lines = $$10 } END { print "Lines of the core that ran: " lines }'

# With docc, which stands beside swift. Its warnings are errors.
docs: ## build the reference of the core and of LessonKit into Docs
	swift build --target LessonKit --scratch-path .build/docs \
	  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc '$(CURDIR)/.build/docs/symbols'
	@docc=$$(xcrun --find docc 2>/dev/null) || docc=$$(dirname "$$(command -v swift)")/docc; \
	test -x "$$docc" || docc=docc; \
	cd .build/docs && rm -rf archives && mkdir archives || exit 1; \
	for module in ReactiveCore LessonKit; do \
	  mkdir "archives/$$module" && cp symbols/$$module*.symbols.json "archives/$$module" || exit 1; \
	  "$$docc" convert --warnings-as-errors --additional-symbol-graph-dir "archives/$$module" \
	    --fallback-bundle-identifier "$$module" --fallback-default-module-kind Module \
	    --output-dir "archives/$$module.doccarchive" || exit 1; \
	done; \
	rm -rf '$(CURDIR)/Docs'; \
	"$$docc" merge archives/*.doccarchive --synthesized-landing-page-name 'Cold & Hot' \
	  --synthesized-landing-page-kind Course --output-path '$(CURDIR)/Docs'
	@echo 'Docs is written. To read it: python3 -m http.server --directory Docs'
	@echo 'and then open http://localhost:8000/documentation'

clean: ## remove everything that was built
	rm -rf .build Docs
