# `make` alone prints the beginning of the menu. The rules for learners run `swift run course`, which works
# without make, too. Written for GNU make 3.81, the one that macOS ships.

# On macOS, /usr/bin/make puts Apple's tools before all others. A toolchain that swiftly installed
# stays the one that the shell finds.
ifneq ($(SWIFTLY_BIN_DIR),)
ifeq ($(shell uname),Darwin)
export PATH := $(SWIFTLY_BIN_DIR):$(PATH)
endif
endif

TEST := swift test --disable-xctest
# CI means that nobody is looking: warnings count as errors then, and snapshots are never recorded.
STRICT := $(if $(CI),-Xswiftc -warnings-as-errors)

# Builds the learner's command and runs it. It is built in a folder of its own, so that it waits for no
# `make test`. Two endings are no errors of make's: 3, from a program that does not do yet what it should, and
# 141 (SIGPIPE), if nobody reads on, as in `make lesson-02 | head`. The stem of a rule is handed over
# as it was typed, even if there is an apostrophe in it.
COURSE = @.ci/ready .build/course $(if $(CORE),.build/own) || exit; \
	trap 'status=$$?; case $$status in 0|3|141) exit 0 ;; esac; .ci/ready && exit $$status' EXIT; \
	test -x .build/course/debug/course || echo 'Building the course for the first time; this takes a minute.' >&2; \
	swift run --quiet --scratch-path .build/course course
quoted = '$(subst ','\'',$(1))'
STEM = $(call quoted,$*)

.PHONY: start menu help lessons progress quiz app core-progress test test-core test-own-core lint format \
  record record-core weave walkthrough walkthrough-picture walkthrough-bench bench test-long test-browser \
  test-threads mutants docs consumer clean FORCE

start:
	@sed '/^More: /q' Sources/Tools/course/menu.txt
menu help:
	@sed '/^More: /d' Sources/Tools/course/menu.txt
FORCE:

# A lesson; FLAGS=--live hands a flag to it, and CORE=mine runs it on the core in Exercises/Core.
lesson-%: FORCE
	$(COURSE) lesson $(STEM) $(FLAGS)
predict-%: FORCE
	$(COURSE) predict $(STEM)
step-%: FORCE
	$(COURSE) step $(STEM) $(FLAGS)
diff-%: FORCE
	$(COURSE) diff $(STEM) $(FLAGS)
chapter-%: FORCE
	$(COURSE) chapter $(STEM) $(FLAGS)

# The learner's own core; with FLAGS=--all, a check goes on after the first lesson that fails. These stand
# before check-% and the others, which would fit as well.
check-core-%: FORCE
	$(COURSE) check-core $(STEM) $(FLAGS)
hint-core-%: FORCE
	$(COURSE) hint-core $(STEM)
solution-core-%: FORCE
	$(COURSE) solution-core $(STEM)
core-%: FORCE
	$(COURSE) core $(STEM)

# An exercise has the number of its lesson, 03b is a second one; or of its chapter, c03.
exercise-%: FORCE
	$(COURSE) exercise $(STEM)
run-%: FORCE
	$(COURSE) run $(STEM)
check-%: FORCE
	$(COURSE) check $(STEM)
hint-%: FORCE
	$(COURSE) hint $(STEM)
solution-%: FORCE
	$(COURSE) solution $(STEM)
quiz-%: FORCE
	$(COURSE) quiz $(STEM)
quiz app core-progress:
	$(COURSE) $@
progress:
	$(COURSE) progress $(FLAGS)

lesson predict step diff chapter exercise run check hint solution core check-core hint-core \
  solution-core lesson- predict- step- diff- chapter- exercise- run- check- hint- solution- quiz- core- \
  check-core- hint-core- solution-core-: FORCE
	@echo 'error: the number is missing; try: make $(@:-=)-01' >&2; exit 64
# Whatever else was typed.
.DEFAULT:
	@typed=$(call quoted,$@); small=$$(echo "$$typed" | tr A-Z a-z); \
	echo "error: there is no command '$$typed'; $$(test "$$typed" = "$$small" || echo "try: make $$small, or ")list all with: make menu" >&2; exit 64

lessons:
	@.ci/lessons
test:
	@.ci/ready .build && echo 'Building everything; the first time this takes some minutes.'
	@swift build --build-tests $(STRICT) || { status=$$?; .ci/ready; exit $$status; }
	@echo 'Running the tests; they take some minutes, and say nothing but what fails.'
	@$(TEST) --skip-build --quiet
test-core:
	COLD_AND_HOT_CORE_ONLY=1 $(TEST) $(STRICT) --scratch-path .build/core $(FLAGS)
# Both build lessons and tests on several cores; record-core writes down what the tests named book… print.
test-own-core record-core:
	swift build --build-tests $(STRICT) && OWN_CORE=1 $(if $(filter record-core,$@),RECORD_SNAPSHOTS=1) \
	  $(TEST) --skip-build $(STRICT) --filter 'CoreCheckTests$(if $(filter record-core,$@),/book)'
# CHROME=/path/to/chrome names another browser.
test-browser:
	WALKTHROUGH_BROWSER=1 $(if $(CHROME),CHROME='$(CHROME)') \
	  $(TEST) $(STRICT) --filter 'WalkthroughTests\.BrowserTests/'
# RANDOM_SEED=1 RANDOM_COUNT=1000 choose other seeds. A failure names its own seed.
test-long:
	COLD_AND_HOT_CORE_ONLY=1 RANDOM_COUNT=$${RANDOM_COUNT:-100000} RANDOM_SEED=$${RANDOM_SEED:-$$(date +%s)} \
	  $(TEST) -Xswiftc -O --scratch-path .build/long --filter 'ReactiveCoreTests\.Random(Tree|Drawing)Tests/'
# The core has another lock here: the thread sanitizer does not see into ours.
test-threads:
	COLD_AND_HOT_CORE_ONLY=1 COLD_AND_HOT_FILES="$$(find Sources/ReactiveCore -name '*.swift' ! -name Lock.swift; echo Tests/Sanitizer/Lock.swift)" \
	  $(TEST) --sanitize=thread --scratch-path .build/threads --filter 'ReactiveCoreTests\.Threads'
# Breaks the core in 100 small ways; FLAGS='--seed 7 --count 200', names of files such as 'Map Take', or --all.
mutants:
	swift run mutants $(FLAGS)
lint:
	@.ci/lint
format:
	swift format --in-place --recursive Package.swift Sources Tests .ci/consumer
# All that runs write down, each after what it needs; it takes some minutes.
record:
	RECORD_SNAPSHOTS=1 $(TEST) --filter 'LessonTests\.SnapshotTests/'
	swift run weave
	RECORD_SNAPSHOTS=1 $(TEST) --filter 'CourseTests\.(QuestionTests/isRecorded|ExerciseTests/getsItsReply)'
	$(MAKE) record-core
	swift run weave
	swift build && .ci/wasm && swift run --quiet --skip-build walkthrough
weave:
	swift run weave
# With CORE=mine, a lesson shows first whether the learner's core compiles.
walkthrough:
	$(if $(CORE),$(COURSE) lesson 01 >/dev/null && .ci/wasm mine,swift build && .ci/wasm)
	swift run --quiet walkthrough --open
walkthrough-picture:
	WALKTHROUGH_BROWSER=1 WALKTHROUGH_PICTURE=1 $(TEST) --filter 'WalkthroughTests\.BrowserTests/takesPicture'
# What a move of the hand on the workbench costs, in milliseconds.
walkthrough-bench:
	WALKTHROUGH_BROWSER=1 WALKTHROUGH_BENCH=1 $(TEST) --filter 'WalkthroughTests\.BrowserTests/measuresMoves'
# FLAGS=--save keeps the numbers for the pages of the core's book, which weave quotes.
bench:
	swift run -c release -Xswiftc -cross-module-optimization bench $(FLAGS)
docs:
	@.ci/docs $(BASE)
consumer:
	swift test --package-path .ci/consumer --scratch-path .build/consumer --disable-xctest $(STRICT)
	.ci/speed
clean:
	rm -rf .build Docs
