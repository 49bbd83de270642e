/// What to tell someone who asked for a name that does not exist: the name that was probably meant,
/// or else the names there are.
func suggestion(for name: String, among names: some Collection<String>) -> String {
  if let near = nearest(to: name, among: names) { return "did you mean '\(near)'?" }
  if names.isEmpty { return "there are none" }
  return "there are: " + names.sorted().joined(separator: ", ")
}

/// Returns the name that `name` was probably meant to be, if any is close enough.
func nearest(to name: String, among names: some Collection<String>) -> String? {
  let wanted = name.lowercased()
  let best =
    names
    .map { (name: $0, distance: distance(from: wanted, to: $0.lowercased())) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let best, best.distance <= max(1, wanted.count / 3) else {
    return names.sorted().first { $0.lowercased().contains(wanted) && wanted.count > 2 }
  }
  return best.name
}

/// Counts the insertions, deletions and replacements that lead from one word to another.
///
/// - Complexity: O(*m* · *n*) time, O(*n*) space.
private func distance(from first: String, to second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (i, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in second.indices {
      let replaced = diagonal + (character == second[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
