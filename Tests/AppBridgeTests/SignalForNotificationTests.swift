import Foundation
import LessonKit
import ReactiveCore
import Testing

@testable import AppBridge

@Suite struct SignalForNotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("log-out")

  @Test("law 2: it observes for each subscription, and until that is disposed")
  func observes() {
    let log = Recorder<String>()
    let posts = center.signal(for: name)
    let first = posts.subscribe { log.append("first") }
    posts.subscribe { log.append("second") }
    center.post(name: name, object: nil)
    first.dispose()
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("log-in"), object: nil)
    #expect(log.values.sorted() == ["first", "second", "second"])
  }
}
