# Makes the output of `swift test` short: progress while tests run; what fails, as soon as it does;
# and in the end the names of the tests that failed, and the runner's own closing line. The last
# line that it reads says the status of `swift test`, and becomes its own.
#
#   { swift test 2>&1; echo; echo "swift test ended with status $?"; } \
#     | awk -v live=1 -v log_file=.build/test.log -v tick=10 -f .ci/progress.awk
#
# With live=1 one line is written again and again, for a terminal; else there is a line for every
# hundred tests. Each line of the runner begins with a sign, another one on each system, and goes on
# with `Test` or `Suite`. Lines `tick` come every so many seconds: after three in which no test has
# ended, it says which tests are still running.

/^swift test ended with status [0-9]+$/ { status = $NF; is_ended = 1; next }

/^tick$/ { if (is_begun && closing == "" && ++ticks % 3 == 0) say_what_runs(); next }

$1 !~ /^[A-Za-z0-9]/ && ($2 == "Test" || $2 == "Suite") {
  is_begun = 1
  is_issue = / recorded an issue /
  if (is_issue) say($0)
  if (/ Test run with .* (passed|failed) after /) closing = $0
  else if ($2 == "Test" && $3 != "case" && $3 != "run") {
    if (/ started\.$/) starts[++started] = name($0)
    else if (/ (passed|failed) after [0-9.]+ seconds/) {
      ticks = 0
      count++
      ended[name($0)]++
      if (/ failed after /) { failed++; failures = failures $0 "\n" }
      if (live) progress()
      else if (count % 100 == 0) say(count " tests, " failed + 0 " failed")
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
  if (live && count) printf "\r%40s\r", ""
  if (!is_ended) status = 1
  if (status != 0) printf "%s", failures
  if (closing != "") print closing
  else printf "%s", reasons
  if (status != 0) print "error: swift test ended with status " status "; its whole output: " log_file
  exit status
}

# Writes a line above the one that is written again and again.
function say(line) {
  if (live && count) printf "\r%40s\r", ""
  print line
  if (live && count) progress()
  fflush()
}

function progress() {
  printf "\r%d tests, %d failed", count, failed
  fflush()
}

# The name of the test that a line is about.
function name(line) {
  sub(/^[^ ]+ Test /, "", line)
  sub(/ started\.$/, "", line)
  sub(/( with [0-9]+ test cases?)? (passed|failed) after .*$/, "", line)
  return line
}

# Names the tests that have begun and not ended, oldest first. Two may have the same name.
function say_what_runs(   i, open, rest, names) {
  for (i in ended) rest[i] = ended[i]
  for (i = 1; i <= started; i++) {
    if (rest[starts[i]]-- > 0) continue
    if (++open <= 10) names = names "\n  " starts[i]
  }
  if (open > 10) names = names "\n  and " open - 10 " more"
  if (open) say("No test has ended for " ticks * tick " seconds. These are running:" names)
}
