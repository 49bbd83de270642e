import Marbles
import SwiftReader

/// A drawing that a lesson or a chapter recorded, with the rows put together that belong to one
/// subscription.
struct Diagram: Equatable, Sendable {
  let title: String

  /// Where each mark stands, and what it means.
  let layout: MarbleLayout

  private(set) var lanes: [Lane] = []

  /// A row of events, the row of its subscription, or both.
  struct Lane: Equatable, Sendable {
    let label: String
    var events: MarbleLayout.Row?
    var subscription: MarbleLayout.Row?

    /// Whether the drawing stops before it does.
    var goesOn: Bool { !(events?.isEnded ?? false) && !(subscription?.isEnded ?? false) }
  }

  init(_ layout: MarbleLayout, title: String) {
    self.title = title
    self.layout = layout
    for row in layout.rows {
      if row.moments.first?.marks.first != "^" {
        lanes.append(Lane(label: row.label, events: row))
      } else if row.label.isEmpty, !lanes.isEmpty {
        lanes[lanes.count - 1].subscription = row
      } else {
        lanes.append(Lane(label: row.label, subscription: row))
      }
    }
  }

  /// The path of its picture, such as `Tutorials/diagrams/02-subject.early-and-late.svg`.
  func path(in program: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return "Tutorials/diagrams/\(program).\(words.joined(separator: "-")).svg"
  }

  /// What happens on each lane, in one sentence, for those who do not see the drawing.
  var summary: String { lanes.map(sentence).joined(separator: "; ") + "." }

  private func sentence(of lane: Lane) -> String {
    // A source sends, a subscription gets.
    let verb = lane.subscription == nil ? "sends" : "gets"
    let marks = (lane.events?.moments ?? []).flatMap(\.marks)
    func words(for mark: Character) -> String {
      if mark == "|" { return "completes" }
      if mark != "#" { return "\(verb) \(layout.value(of: mark))" }
      let error = layout.meanings.first {
        $0.mark == "#" && ($0.row == nil || $0.row == lane.label)
      }
      return error.map { "fails with \($0.text)" } ?? "fails"
    }
    let label = lane.label.isEmpty ? "" : lane.label + " "
    // In the naive versions of the core's book, something comes after an ending.
    if marks.dropLast().contains(where: { "|#".contains($0) }) {
      return label + listed(marks.map(words))
    }
    let ending = marks.last.flatMap { "|#".contains($0) ? words(for: $0) : nil }
    let values = marks.dropLast(ending == nil ? 0 : 1).map(layout.value)
    if values.isEmpty { return label + (ending ?? "\(verb) nothing") }
    return label + "\(verb) \(listed(values))" + (ending.map { ", then \($0)" } ?? "")
  }
}

extension MarbleLayout.Row {
  var isEnded: Bool { moments.last?.marks.last.map { "|#!".contains($0) } ?? false }

  /// From where to where its line is drawn, if there is one; it stops at the moment that ends it.
  var columns: ClosedRange<Int>? {
    let last = isEnded ? moments.last?.column ?? end : end - 1
    return start <= last ? start...last : nil
  }
}

extension Project {
  /// Returns each picture as it should be, by its path, whether a page shows it or not.
  func pictures() throws -> [String: String] {
    let recorded = programs.filter { files[Recording.path(of: $0) + ".txt"] != nil }
    let style = (files[Picture.sheet] ?? "").textLines.trimmingBlankLines()
    let pictures = try Problems.collected(from: recorded) { program in
      let diagrams = try Recording(of: program, from: self, for: Recording.drawings).diagrams
      let paths = diagrams.map { $0.path(in: program) }
      if Set(paths).count < paths.count {
        throw Problem(
          at: Recording.drawings, "two drawings of \(program) would have one file",
          remedy: "rename one in the lesson")
      }
      return zip(paths, diagrams.map { Picture($0, style: style).svg })
    }
    return Dictionary(uniqueKeysWithValues: pictures.joined())
  }
}
