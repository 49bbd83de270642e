import CourseSupport
import Foundation

/// What a chapter of the book leaves to a learner: the files of the core that its page shows first.
struct CoreChapter: Sendable {
  let number: Int

  /// The name of its folder, such as `04-a-roster`.
  let name: String

  let card: Card

  /// The names of the files that a learner writes, in the order of the page.
  let fileNames: [String]

  /// What its file core.json says.
  struct Card: Decodable, Sendable {
    /// The names of those files on its page that may be left to ours at first.
    let optional: [String]

    /// What is given in these files, by its title, with the number of the chapter that explains it.
    let given: [String: Int]?

    /// All that `make hint-core-04` gives, one after another.
    let hints: [String]

    /// Which hint helps with a law that does not hold: numbers of hints, by those of laws.
    let hintsOfLaws: [Int: Int]

    let usual: Causes
  }

  /// What usually is wrong with a core that does not come to its end after this chapter.
  struct Causes: Decodable, Sendable {
    let hangs: String

    /// Of a stack that is full.
    let overflows: String?

    /// Of something that is used and is not there.
    let stops: String?
  }

  /// The hints, in which those come first that are about laws that do not hold.
  func hints(firstAbout laws: [Int]) -> [String] {
    let first = Set(laws.compactMap { card.hintsOfLaws[$0] })
    let numbered = zip(1..., card.hints)
    return (numbered.filter { first.contains($0.0) } + numbered.filter { !first.contains($0.0) })
      .map(\.1)
  }

  /// The number as it is typed: `04`.
  var digits: String { String(name.prefix { $0 != "-" }) }

  /// What it is about: `a roster`.
  var topic: String { name.split(separator: "-").dropFirst().joined(separator: " ") }

  /// The names of these and of those that may be left to ours.
  var allFileNames: [String] { fileNames + card.optional }

  /// - Parameters:
  ///   - name: The name of the chapter.
  ///   - page: The text of its page.
  ///   - earlier: The names of files that earlier chapters leave to the learner.
  ///   - json: The text of its core.json.
  /// - Throws: `ToolError`, if that is none.
  init(name: String, page: String, earlier: [String], json: String) throws(ToolError) {
    do {
      card = try JSONDecoder().decode(Card.self, from: Data(json.utf8))
    } catch {
      throw ToolError(
        mend: "Sources/Chapters/\(name)/core.json", "is no card of a chapter: \(error)")
    }
    var names: [String] = []
    for region in page.matches(of: /<!-- snippet: ReactiveCore\/(\w+\.swift)/) {
      let file = String(region.1)
      if !(names + earlier + card.optional).contains(file) { names.append(file) }
    }
    fileNames = names
    self.name = name
    number = Int(name.prefix { $0 != "-" }) ?? 0
  }
}

/// The last part of a path.
func fileName(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
