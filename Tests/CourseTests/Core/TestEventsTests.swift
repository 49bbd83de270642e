import Foundation
import Testing

@testable import course

@Suite struct TestEventsTests {
  private let stream = """
    {"kind":"test","payload":{"kind":"suite","id":"M.S","name":"S"},"version":0}
    {"kind":"test","payload":{"kind":"function","id":"M.S/a()/S.swift:1:2","name":"a()","displayName":"law 8: one order"},"version":0}
    {"kind":"test","payload":{"kind":"function","id":"M.S/b()/S.swift:9:2","name":"b()"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"M.S","messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"M.S/a()/S.swift:1:2"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"M.S/b()/S.swift:9:2"},"version":0}
    {"kind":"event","payload":{"kind":"testCaseStarted","testID":"M.S/b()/S.swift:9:2","_testCase":{"displayName":"share"}},"version":0}
    {"kind":"event","payload":{"kind":"testCaseStarted","testID":"M.S/b()/S.swift:9:2","_testCase":{"displayName":"merge"}},"version":0}
    {"kind":"event","payload":{"kind":"testCaseEnded","testID":"M.S/b()/S.swift:9:2","_testCase":{"displayName":"share"}},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/b()/S.swift:9:2","issue":{"isKnown":true},"messages":[{"symbol":"x","text":"known"}]},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/a()/S.swift:1:2","_testCase":{"displayName":"share"},"issue":{"isKnown":false},"messages":[{"symbol":"x","text":"1 == 2"},{"symbol":"y","text":"more"}]},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"M.S/a()/S.swift:1:2"},"version":0}
    {"kind":"eve
    """

  @Test("tests are known by their sentences, with what they say and whether they have ended")
  func reads() {
    var events = TestEvents()
    // What is written is read in pieces, which may end in the middle of a line.
    let half = stream.utf8.count / 2
    let failed =
      events.read(Data(stream.utf8.prefix(half))) + events.read(Data(stream.utf8.dropFirst(half)))
    #expect(events.tests.map(\.name) == ["law 8: one order", "b()"])
    #expect(events.tests.map(\.id) == ["M.S/a()", "M.S/b()"])
    #expect(events.tests.map(\.failures) == [["With share: 1 == 2\nmore"], []])
    #expect(events.running.map(\.name) == ["b()"])
    #expect(events.tests.map(\.law) == [8, nil])
    #expect(events.tests.map(\.suite) == ["S", "S"])
    #expect(events.tests.map(\.runningCases) == [[], ["merge"]])
    #expect(events.planned == 2)
    #expect(failed.map(\.name) == ["law 8: one order"])
  }

  @Test("a law holds if each of its tests does")
  func counts() {
    func test(_ name: String, fails: Bool) -> TestEvents.Test {
      TestEvents.Test(id: name, name: name, failures: fails ? ["no"] : [])
    }
    let tests = CoreCheck.Tests(all: [
      test("law 1: a", fails: false), test("law 1: b", fails: true), test("law 2: c", fails: false),
      test("d", fails: false),
    ])
    #expect(tests.laws == [1, 2])
    #expect(tests.brokenLaws == [1])
    #expect(tests.held == 3)
  }
}
