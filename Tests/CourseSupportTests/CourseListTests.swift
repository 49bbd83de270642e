import Foundation
import Testing

@testable import CourseSupport

@Suite struct CourseListTests {
  private let manifest = """
    // not | this | line
    let course = \"""
      01-create-signal  | A cold signal | Signal Subscriber
      02-subject | A hot signal |
      \"""
    let book = \"""
      01-a-closure | A closure
      \"""
    let other = "a | b | c"
    """

  @Test(
    "both lists are read from the manifest, whatever ends its lines", arguments: ["\n", "\r\n"])
  func reads(end: String) {
    let list = CourseList(manifest: manifest.replacing("\n", with: end))
    #expect(
      list.lessons == [
        .init(name: "01-create-signal", title: "A cold signal", words: ["Signal", "Subscriber"]),
        .init(name: "02-subject", title: "A hot signal"),
      ])
    #expect(list.chapters == [.init(name: "01-a-closure", title: "A closure")])
  }

  @Test("without a list there are no lessons") func needsList() {
    let list = CourseList(manifest: "let package = 1")
    #expect(list.lessons.isEmpty && list.chapters.isEmpty)
  }

  @Test("a lesson is found by its number, with zeros before it or without") func finds() {
    let list = CourseList(manifest: manifest)
    for number in ["2", "02", "002"] { #expect(list.lesson(number)?.name == "02-subject") }
    for number in ["3", "x", ""] { #expect(list.lesson(number) == nil) }
  }

  @Test("the list of this package has all lessons and chapters") func readsOurs() throws {
    let root = try #require(
      packageRoot(around: URL(filePath: #filePath).deletingLastPathComponent()))
    let list = try CourseList(manifest: String(textOf: root.appending(path: "Package.swift")))
    #expect(list.lessons.count > 20)
    #expect(list.chapters.count > 10)
  }
}
