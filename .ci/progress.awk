# Makes the output of `swift test` short: progress while tests run; what fails, as soon as it does;
# and in the end the tests that failed, those of the core first, and the runner's own closing line.
# The last line that it reads says the status of `swift test`, and becomes its own.
#
# With live=1 one line is written again and again, for a terminal; else there is a line for every
# hundred tests. Each line of the runner begins with a sign, another one on each system, and goes on
# with `Test` or `Suite`. Lines `tick` come every so many seconds: after three in which no test has
# ended, it says which test has been running longest; after thirty it ends the run. That is long, since
# some tests build programs. A core that works on and on ends the run by itself: see Watchdog.swift.

BEGIN {
  while ("find Tests/ReactiveCoreTests -name \"*.swift\" 2> /dev/null" | getline path) {
    sub(/.*\//, "", path)
    is_core[path] = 1
  }
}

/^swift test ended with status [0-9]+$/ { status = $NF; is_ended = 1; next }

/^tick$/ {
  if (!is_begun || closing != "") next
  if (++ticks % 3 == 0) say_what_runs()
  if (ticks == 30) {
    reasons = reasons "error: no test has ended for " ticks * tick " seconds, so the run was ended: " longest() "\n"
    system("kill -INT $(cat '" pid_file "') 2> /dev/null")
  }
  next
}

$1 !~ /^[A-Za-z0-9]/ && ($2 == "Test" || $2 == "Suite") {
  is_begun = 1
  is_issue = / recorded an issue /
  if (is_issue) {
    test = name($0)
    if (!(test in first)) { first[test] = $0; with_issue[++issues] = test }
    say($0)
  }
  if (/ Test run with .* (passed|failed) after /) closing = $0
  else if ($2 == "Test" && $3 != "case" && $3 != "run") {
    if (/ started\.$/) starts[++started] = name($0)
    else if (/ (passed|failed) after [0-9.]+ seconds/) {
      ticks = 0
      count++
      ended[name($0)]++
      if (/ failed after /) note_failure(name($0), $0)
      if (live) progress()
      else if (count % 100 == 0) say(count of() " tests, " failed + 0 " failed")
    }
  }
  next
}

# What may say why there were no tests, or why they broke off.
/Fatal error: |^\*\*\* (Signal|Program crashed)/ { is_issue = 0; reasons = reasons $0 "\n"; next }
sub(/.*error: Process /, "error: Process ") { reasons = reasons $0 "\n"; next }
!is_begun && NF { reasons = reasons $0 "\n" }

# What follows an issue belongs to it.
is_issue { say($0) }

END {
  if (live && count) printf "\r%60s\r", ""
  if (!is_ended) status = 1
  # A test that was running when the run was ended has issues, and no end.
  for (i = 1; i <= issues; i++)
    if (!(with_issue[i] in failures)) note_failure(with_issue[i], first[with_issue[i]])
  if (status != 0) printf "%s%s", of_core, of_others
  if (closing != "") print closing
  else printf "%s", reasons
  if (status != 0) print "error: swift test ended with status " status "; its whole output: " log_file
  exit status
}

# A test is one of the core's if its first issue is in a file of those.
function note_failure(test, line,   file) {
  failed++
  failures[test] = 1
  if (match(first[test], / at [^ ]+\.swift:/)) file = substr(first[test], RSTART + 4, RLENGTH - 5)
  if (file in is_core) of_core = of_core line "\n"
  else of_others = of_others line "\n"
}

# Writes a line above the one that is written again and again.
function say(line) {
  if (live && count) printf "\r%60s\r", ""
  print line
  if (live && count) progress()
  fflush()
}

function of() { return total > 0 ? " of " total : "" }

function progress() {
  printf "\r%d%s tests, %d failed", count, of(), failed
  fflush()
}

# The name of the test that a line is about.
function name(line) {
  sub(/^[^ ]+ Test /, "", line)
  sub(/ started\.$/, "", line)
  sub(/ recorded an issue .*$/, "", line)
  sub(/( with [0-9]+ test cases?)? (passed|failed) after .*$/, "", line)
  return line
}

# The test that began first of those that have not ended. Two may have the same name.
function longest(   i, rest, test) {
  for (i in ended) rest[i] = ended[i]
  for (i = 1; i <= started; i++) if (rest[starts[i]]-- <= 0) return starts[i]
}

function say_what_runs() {
  say("No test has ended for " ticks * tick " seconds. This one has been running longest: " longest())
}
