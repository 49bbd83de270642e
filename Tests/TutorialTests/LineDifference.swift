@testable import weave

/// Returns the lines that go and come, each with its number, as in `-12 old` and `+12 new`.
func lineDifference(from old: String, to new: String) -> String {
  let difference = new.textLines.difference(from: old.textLines)
  let changes = difference.map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, "-\(offset + 1) \(line)")
    case .insert(let offset, let line, _): (offset, "+\(offset + 1) \(line)")
    }
  }
  return changes.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
}
