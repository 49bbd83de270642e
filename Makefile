# `make` alone prints the menu. Everything here also works without make: see the commands below.
# Written for GNU make 3.81, the one that macOS ships.

SHELL := /bin/sh
TEST := swift test --disable-xctest

# On macOS, /usr/bin/make puts Apple's tools before all others. A toolchain that swiftly installed
# stays the one that the shell finds.
ifneq ($(SWIFTLY_BIN_DIR),)
ifeq ($(shell uname),Darwin)
export PATH := $(SWIFTLY_BIN_DIR):$(PATH)
endif
endif

# CI means that nobody is looking: warnings count as errors then, and snapshots are never recorded.
STRICT := $(if $(CI),-Xswiftc -warnings-as-errors)

# Reads `name|title` of every lesson from the one list in Package.swift.
LIST := sed -n -e '/^let course = """/,/^  """/s/^ *\([0-9][^ |]*\) *| *\([^|]*[^ |]\) *|.*/\1|\2/p' \
  Package.swift
# The same of every chapter of the core's book.
CHAPTERS := sed -n -e '/^let book = """/,/^  """/s/^ *\([0-9][^ |]*\) *| *\(.*[^ ]\) *$$/\1|\2/p' \
  Package.swift

.PHONY: menu lessons progress quiz app test test-core test-own-core lint format record record-core \
  record-exercises weave walkthrough walkthrough-picture bench test-long test-browser test-threads \
  mutants coverage docs consumer clean FORCE

menu: ## print this menu
	@echo 'Cold & Hot: a course that you run. Start here: make predict-01'
	@echo
	@echo 'To learn, with the number of a lesson for NN:'
	@echo
	@echo '  make lesson-NN         build and run a lesson'
	@echo '  make predict-NN        answer questions about a lesson before it runs'
	@echo '  make step-NN           go through a lesson event by event'
	@echo '  make diff-NN           show what your change of a lesson has changed'
	@echo '  make exercise-NN       lay out an exercise in Exercises/'
	@echo '  make check-NN          build and run it, and say what is wrong'
	@echo '  make run-NN            build and run it, and show all that it prints'
	@echo '  make hint-NN           give a hint; each time one more'
	@echo '  make solution-NN       show our answer beside yours'
	@echo '  make quiz-NN           answer questions about a lesson'
	@echo '  make chapter-NN        run a chapter of the book that builds the core up'
	@echo '  make exercise-cNN      lay out its exercise; check-, run-, hint- and so on'
	@echo '  make core-NN           lay out the files of the core that it leaves to you'
	@echo '  make check-core-NN     run the course and the laws on your core; hint-core-NN'
	@echo '                         and solution-core-NN help, core-progress tells how far'
	@echo
	@echo 'For all of it:'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'The lessons:'
	@echo
	@$(LIST) | awk -F '|' '{ printf "    lesson-%-26s %s\n", $$1, $$2 }'
	@echo
	@echo 'The chapters of Tutorials/core:'
	@echo
	@$(CHAPTERS) | awk -F '|' '{ printf "    chapter-%-25s %s\n", $$1, $$2 }'

# SwiftPM does one thing at a time in a folder, and notes in a file who does it.
SAY_WAIT = builder=$$(cat .build/.lock 2>/dev/null); \
  if test -n "$$builder" && kill -0 "$$builder" 2>/dev/null; then \
    echo 'Another command is building the course, or testing it. This one may have to wait' >&2; \
    echo "until that has ended (process $$builder)." >&2; fi

# Where nobody looks, progress is left out; errors and warnings are shown all the same.
BUILD = $(SAY_WAIT); if test -t 2; then swift build $(1) >&2; \
  else echo 'Building; the first time this takes a minute.' >&2; swift build --quiet $(1) >&2; fi

lessons: ## build all lessons, then run them in order
	@$(BUILD)
	@bin=$$(swift build --show-bin-path) || exit 1; \
	for name in $$($(LIST) | cut -d '|' -f 1); do \
	  "$$bin/lesson-$$name" || { \
	    status=$$?; echo "error: lesson-$$name ended with status $$status" >&2; exit $$status; }; \
	  echo; \
	done

# A text as the shell takes it literally, even if there is an apostrophe in it.
QUOTED = '$(subst ','\'',$(1))'

# Finds the lesson whose name begins with the stem of the target; 1 and 001 mean 01. It is $$1 then.
# A second and a third argument say chapter, and where the chapters are listed.
KIND = $(if $(2),$(2),lesson)
define FIND_LESSON
@stem=$(call QUOTED,$*); begin=$$stem; \
number=$$(printf '%s\n' "$$stem" | sed -n 's/^0*\([0-9][0-9]*\)$$/\1/p'); \
case $$number in '') ;; ?) begin=0$$number ;; *) begin=$$number ;; esac; \
set --; for name in $$($(if $(3),$(3),$(LIST)) | cut -d '|' -f 1); do \
  case $$name in "$$begin"*) set -- "$$@" "$$name" ;; esac; \
done; \
case $$# in \
  1) ;; \
  0) printf 'error: there is no $(KIND)-%s; list them all with: make\n' "$$stem" >&2; exit 64 ;; \
  *) echo "error: $(KIND)-$$stem may be any of: $$*" >&2; exit 64 ;; \
esac; \
test -d .build || echo 'Building the course for the first time; this takes a minute.' >&2; \
$(SAY_WAIT)
endef

# Runs it; a first argument is a flag for it.
define RUN_LESSON
$(FIND_LESSON); \
$(ON_CORE) swift run --quiet $(SCRATCH) "$(KIND)-$$1" $(1) $(FLAGS)
endef

# FLAGS='--help' hands flags to the lesson.
# With CORE=mine, it runs on the core that is written in Exercises/Core.
FORCE:
lesson-%: ON_CORE = $(if $(filter mine,$(CORE)),CORE_FOLDER=.build/own/core)
lesson-%: SCRATCH = $(if $(filter mine,$(CORE)),--scratch-path .build/own/build)
lesson-%: FORCE
	$(if $(filter mine,$(CORE)),@swift run --quiet course compose-core >&2)
	$(call RUN_LESSON)
predict-%: FORCE
	$(call RUN_LESSON,--predict)
step-%: FORCE
	$(call RUN_LESSON,--step)
chapter-%: FORCE
	$(call RUN_LESSON,,chapter,$(CHAPTERS))

# What a lesson prints now, beside what it printed when its page was made.
diff-%: FORCE
	$(FIND_LESSON); \
	swift build --quiet --product "lesson-$$1" >&2 || { \
	  echo "error: lesson-$$1 does not compile, so it prints nothing to compare" >&2; exit 1; }; \
	work=$$(mktemp -d) || exit 1; trap 'rm -rf "$$work"' EXIT; trap 'exit 1' HUP INT TERM; \
	sed -e 1d -e '$$d' "Tests/LessonTests/Snapshots/lesson-$$1.txt" > "$$work/page" || exit 1; \
	swift run --quiet --skip-build "lesson-$$1" $(FLAGS) > "$$work/now" \
	  || echo "It stopped with status $$?." >&2; \
	diff "$$work/page" "$$work/now"; \
	case $$? in \
	  0) echo 'It prints what its page shows.' ;; \
	  1) echo '< is what its page shows, > what it prints now; undo with: git checkout Sources' ;; \
	  *) exit 1 ;; \
	esac

# The learner's own core. These stand before check-% and the others, which would fit as well.
core-progress: FORCE
	$(COURSE) core-progress
check-core-%: FORCE
	$(COURSE) check-core $(call QUOTED,$*) || { status=$$?; test $$status -eq 3 || exit $$status; }
hint-core-%: FORCE
	$(COURSE) hint-core $(call QUOTED,$*)
solution-core-%: FORCE
	$(COURSE) solution-core $(call QUOTED,$*)
core-%: FORCE
	$(COURSE) core $(call QUOTED,$*)

# An exercise has the number of its lesson, 03b is a second one; or of its chapter, c03.
COURSE = @$(SAY_WAIT); test -x .build/debug/course || echo 'Building the course for the first time.' >&2; \
	swift run --quiet course
exercise-%: FORCE
	$(COURSE) exercise $(call QUOTED,$*)
run-%: FORCE
	$(COURSE) run $(call QUOTED,$*)
check-%: FORCE
	$(COURSE) check $(call QUOTED,$*) || { status=$$?; test $$status -eq 3 || exit $$status; }  # 3: not yet
hint-%: FORCE
	$(COURSE) hint $(call QUOTED,$*)
solution-%: FORCE
	$(COURSE) solution $(call QUOTED,$*)
exercise run check hint solution: FORCE
	$(COURSE) $@

# Alone: up to the last lesson checked or quizzed.
quiz: ## answer a few questions about what you have learnt
	$(COURSE) quiz
quiz-%: FORCE
	$(COURSE) quiz $(call QUOTED,$*)

# Make does not take nothing for a number.
lesson predict step diff chapter lesson- predict- step- diff- chapter- exercise- run- check- hint- \
  solution- quiz- walkthrough- core check-core hint-core solution-core core- check-core- hint-core- \
  solution-core-: FORCE
	@echo 'error: the number is missing; try: make $(@:-=)-02' >&2; exit 64

progress: ## list the exercises, and what is next
	$(COURSE) progress

app: ## play lesson 30's app in this terminal
	@swift run --quiet lesson-30-the-app --play

# The awk of Debian and Ubuntu waits for a whole block of lines, unless it is told not to.
AWK = awk $(if $(findstring mawk,$(shell awk -W version 2>&1 < /dev/null)),-W interactive)
# A line now and then, so that awk notices when nothing happens. What sleeps keeps no file open.
TICK ?= 10
TICKS = while sleep $(TICK) > /dev/null 2>&1; do echo tick; done

test: ## build and run every test
	$(if $(CI),@echo 'CI is set: warnings are errors.')
	@$(call BUILD,--build-tests $(STRICT))
	@live=0; test -t 1 && live=1; \
	{ $(TEST) --skip-build $(STRICT) 2>&1; printf '\nswift test ended with status %s\n' $$?; } \
	  | tee .build/test.log | { $(TICKS) & ticks=$$!; $(AWK) '{ print; fflush() }'; kill $$ticks; } \
	  | $(AWK) -v live=$$live -v log_file=.build/test.log -v tick=$(TICK) -f .ci/progress.awk

# It leaves out the course and its tools, so that a change of the core is tested soon.
# FLAGS='--filter SkipTests' runs some of the tests only.
test-core: ## build and test the core alone
	CORE_ONLY=1 $(TEST) $(STRICT) --scratch-path .build/core $(FLAGS)

lint: ## check formatting, and what must not be used
	swift format lint --strict --recursive Package.swift Sources Tests .ci/consumer
	@awk 'length($$0) > 104 && /^ *\/\// { print FILENAME ":" FNR ": error: a comment is wider than 100 columns"; \
	    found = 1 } END { exit found }' $$(find Sources Tests -name '*.swift')
	@! grep -rnE --include='*.swift' '@unchecked Sendable|nonisolated\(unsafe\)' Sources Tests \
	  | grep -v -e '^Sources/ReactiveCore/Delivery/Lock.swift:' \
	    -e '^Sources/ReactiveCore/Delivery/Confined.swift:' \
	    -e '^Sources/ReactiveCore/Delivery/DeliveryQueue.swift:' \
	  || { echo 'error: Lock, Confined and DeliveryQueue alone may vouch for themselves' >&2; exit 1; }
	@! grep -rn --include='*.swift' 'import Foundation' Sources/ReactiveCore \
	  | grep -v '^Sources/ReactiveCore/Delivery/Lock.swift:' \
	  || { echo 'error: the core stands without Foundation' >&2; exit 1; }
	@! command -v tsc >/dev/null || tsc --allowJs --checkJs --noEmit --target es2022 \
	  --lib dom,dom.iterable,es2022 Tutorials/walkthrough/*.js
	@! grep -n '\.package(' Package.swift \
	  || { echo 'error: the course has no dependencies' >&2; exit 1; }
	@echo 'Nothing to complain about.'

format: ## format every source file
	swift format --in-place --recursive Package.swift Sources Tests .ci/consumer

record: ## accept what lessons print and draw as their snapshots
	RECORD_SNAPSHOTS=1 $(TEST) --filter 'LessonTests\.SnapshotTests/'

record-core: ## write anew what the book says of a learner's core
	$(COURSE) record-core

# What takes minutes: a core, the lessons and the tests are built for each of them.
test-own-core: ## try the checks of a learner's core
	$(call BUILD,--build-tests $(STRICT))
	OWN_CORE=1 $(TEST) --skip-build $(STRICT) --filter CoreCheckTests

record-exercises: ## accept what the solutions of the exercises print
	$(COURSE) record

weave: ## fill the tutorials, and draw their pictures
	swift run weave

walkthrough: ## record the page for the browser anew, and open it
	@$(BUILD)
	@swift run --quiet --skip-build walkthrough --open
walkthrough-%: FORCE
	@swift run --quiet walkthrough --open $(call QUOTED,lesson-$*)

walkthrough-picture: ## make the README's picture of that page
	@swift run --quiet walkthrough --picture

# CHROME=/path/to/chrome names another browser. WALKTHROUGH_STATES=1000 compares more states, and
# WALKTHROUGH_SEED chooses them; a failure names its own.
test-browser: ## test that page in Chromium or Chrome
	WALKTHROUGH_BROWSER=1 $(if $(CHROME),CHROME='$(CHROME)') \
	  $(TEST) $(STRICT) --filter 'WalkthroughTests\.BrowserTests/'

# FLAGS=--record keeps the numbers for the pages of the core's book, which weave quotes.
bench: ## measure the core beside hand-written Swift
	swift run -c release -Xswiftc -cross-module-optimization bench $(FLAGS)

# MODEL_SEED=1 MODEL_DRAWINGS=1000 choose others. A failure names its own seed.
test-long: ## try 100,000 random drawings of each operator, and trees
	CORE_ONLY=1 MODEL_DRAWINGS=$${MODEL_DRAWINGS:-100000} MODEL_SEED=$${MODEL_SEED:-$$(date +%s)} \
	  $(TEST) -Xswiftc -O --scratch-path .build/long --filter 'ReactiveCoreTests\.(ModelTests|RandomTreeTests)/'

test-threads: ## run the tests with threads under the thread sanitizer
	CORE_ONLY=1 $(TEST) --sanitize=thread -Xswiftc -DTHREAD_SANITIZER --scratch-path .build/threads \
	  --filter 'ReactiveCoreTests\.Threads'

# It takes about twenty minutes. FLAGS='Map Take' breaks these files only.
mutants: ## break the core in small ways; a test must notice each
	swift run mutants $(FLAGS)

coverage: ## measure how much of the core its tests run
	CORE_ONLY=1 $(TEST) --enable-code-coverage --scratch-path .build/coverage --filter 'ReactiveCoreTests\.'
	@cov=$$(xcrun --find llvm-cov 2>/dev/null) || cov=$$(dirname "$$(command -v swift)")/llvm-cov; \
	test -x "$$cov" || cov=llvm-cov; \
	bin=$$(swift build --scratch-path .build/coverage --show-bin-path) || exit 1; \
	tests=$$bin/cold-and-hotPackageTests.xctest; \
	test -d "$$tests" && tests=$$tests/Contents/MacOS/cold-and-hotPackageTests; \
	"$$cov" report "$$tests" -instr-profile="$$bin/codecov/default.profdata" Sources/ReactiveCore \
	  | awk '{ print } /^TOTAL/ { lines = $$10 + 0 } \
	    END { print "Lines of the core that its tests run: " lines " %"; exit lines < 97 }' \
	|| { echo 'error: at least 97 % must run; test the lines that are missed above' >&2; exit 1; }

# With docc, which stands beside swift. Its warnings are errors.
docs: ## build the reference of the core, for a browser
	swift build --target LessonKit --scratch-path .build/docs -Xswiftc -emit-symbol-graph \
	  -Xswiftc -emit-extension-block-symbols \
	  -Xswiftc -emit-symbol-graph-dir -Xswiftc "$$(pwd)/.build/docs/symbols"
	@docc=$$(xcrun --find docc 2>/dev/null) || docc=$$(dirname "$$(command -v swift)")/docc; \
	test -x "$$docc" || docc=docc; \
	rm -rf .build/docs/archives && mkdir .build/docs/archives || exit 1; \
	for module in ReactiveCore LessonKit; do \
	  catalog=Sources/$$module/$$module.docc; symbols=.build/docs/archives/$$module; \
	  mkdir "$$symbols" && cp .build/docs/symbols/$$module*.symbols.json "$$symbols" || exit 1; \
	  "$$docc" convert "$$catalog" --warnings-as-errors --additional-symbol-graph-dir "$$symbols" \
	    $(if $(BASE),--hosting-base-path '$(BASE)') \
	    --fallback-bundle-identifier "$$module" --fallback-default-module-kind Module \
	    --output-dir "$$symbols.doccarchive" || exit 1; \
	  .ci/curated "$$catalog" "$$symbols.doccarchive" || exit 1; \
	done; \
	rm -rf Docs; \
	"$$docc" merge .build/docs/archives/*.doccarchive --synthesized-landing-page-name 'Cold & Hot' \
	  --synthesized-landing-page-kind Course --output-path Docs
	@echo 'Docs is written. To read it: python3 -m http.server --directory Docs'
	@echo 'and then open http://localhost:8000/documentation'

consumer: ## build and test a package that depends on this one
	swift test --package-path .ci/consumer --scratch-path .build/consumer --disable-xctest $(STRICT)
	.ci/speed

clean: ## remove everything that was built
	rm -rf .build Docs
