/// A line of a file, as editors like to read it: `Tutorials/01-create-signal.md:17`.
struct Place: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int

  var description: String { "\(path):\(line)" }
}

/// Something an author has to put right: where it is, what is wrong, and what to do about it.
struct Problem: Error, Hashable, CustomStringConvertible {
  let place: Place
  let message: String
  let remedy: String

  init(at place: Place, _ message: String, remedy: String) {
    self.place = place
    self.message = message
    self.remedy = remedy
  }

  var description: String { "\(place): error: \(message) (\(remedy))" }
}

/// All that is wrong, so that an author reads it once and not one mistake at a time.
struct Problems: Error, Equatable, CustomStringConvertible {
  private(set) var list: [Problem]

  init(_ list: [Problem] = []) { self.list = list }

  var description: String { list.map(\.description).joined(separator: "\n") }

  /// Adds a problem unless it is known: two pages may stumble over the same line of a source file.
  mutating func add(_ problem: Problem) {
    if !list.contains(problem) { list.append(problem) }
  }

  mutating func add(_ problems: [Problem]) {
    for problem in problems { add(problem) }
  }

  /// Throws when there is anything to tell: file by file, and from top to bottom in each.
  func check() throws(Problems) {
    if list.isEmpty { return }
    throw Problems(list.sorted { ($0.place.path, $0.place.line) < ($1.place.path, $1.place.line) })
  }
}
