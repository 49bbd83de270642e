# Makes the output of `swift test` short: progress while tests run; then what failed, and the
# runner's own closing line. The last line that it reads says the status of `swift test`, and
# becomes its own.
#
#   { swift test 2>&1; echo; echo "swift test ended with status $?"; } \
#     | awk -v live=1 -v log_file=.build/test.log -f .ci/progress.awk
#
# With live=1 one line is written again and again, for a terminal; else there is a line for every
# hundred tests. Each line of the runner begins with a sign, another one on each system, and goes on
# with `Test` or `Suite`.

/^swift test ended with status [0-9]+$/ { status = $NF; is_ended = 1; next }

$1 !~ /^[A-Za-z0-9]/ && ($2 == "Test" || $2 == "Suite") {
  is_begun = 1
  is_issue = / recorded an issue /
  if (is_issue) issues = issues $0 "\n"
  if (/ Test run with .* (passed|failed) after /) closing = $0
  else if ($2 == "Test" && / (passed|failed) after [0-9.]+ seconds/) {
    count++
    failed += / failed after /
    if (live) printf "\r%d tests, %d failed", count, failed
    else if (count % 100 == 0) printf "%d tests, %d failed\n", count, failed
    fflush()
  }
  next
}

# What may say why there were no tests, or why they broke off.
/Fatal error: |^\*\*\* (Signal|Program crashed)/ { is_issue = 0; reasons = reasons $0 "\n"; next }
sub(/.*error: Process /, "error: Process ") { reasons = reasons $0 "\n"; next }
!is_begun && NF { reasons = reasons $0 "\n" }

# What follows an issue belongs to it.
is_issue { issues = issues $0 "\n" }

END {
  if (live && count) printf "\r%40s\r", ""
  if (!is_ended) status = 1
  if (status != 0) printf "%s", issues
  if (closing != "") print closing
  else printf "%s", reasons
  if (status != 0) print "error: swift test ended with status " status "; its whole output: " log_file
  exit status
}
