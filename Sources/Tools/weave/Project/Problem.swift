/// A line of a file, as editors like to read it: `Tutorials/01-create-signal.md:17`.
struct FileLine: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int

  var description: String { "\(path):\(line)" }
}

/// Something an author has to put right: where it is, what is wrong, and what to do about it.
struct Problem: Error, Hashable, CustomStringConvertible {
  let place: FileLine
  let message: String
  let remedy: String

  init(at place: FileLine, _ message: String, remedy: String) {
    self.place = place
    self.message = message
    self.remedy = remedy
  }

  var description: String { "\(place): error: \(message) (\(remedy))" }
}

/// All that is wrong, so that an author reads it at once: file by file, from top to bottom in each.
struct Problems: Error, Equatable, CustomStringConvertible {
  let list: [Problem]

  var description: String { list.map(\.description).joined(separator: "\n") }

  /// Does something with each element, and throws all that is wrong with any of them.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - known: What is known to be wrong already.
  ///   - transform: What to do; it throws a problem, or several.
  /// - Returns: What became of each element.
  /// - Throws: All that is wrong.
  static func collected<Element, Result>(
    from elements: some Sequence<Element>, with known: [Problem] = [],
    _ transform: (Element) throws -> Result
  ) throws -> [Result] {
    var problems = Set(known)
    var results: [Result] = []
    for element in elements {
      do {
        results.append(try transform(element))
      } catch let problem as Problem {
        problems.insert(problem)
      } catch let several as Problems {
        problems.formUnion(several.list)
      }
    }
    if problems.isEmpty { return results }
    throw Problems(
      list: problems.sorted {
        ($0.place.path, $0.place.line, $0.message) < ($1.place.path, $1.place.line, $1.message)
      })
  }
}

/// What to tell someone who asked for a name that does not exist.
func choices(_ names: some Sequence<String>) -> String {
  let names = Set(names).sorted()
  return names.isEmpty ? "there are none" : "there are: " + names.joined(separator: ", ")
}
