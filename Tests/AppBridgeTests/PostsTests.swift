import Foundation
import LessonKit
import ReactiveCore
import Testing

@testable import AppBridge

@Suite struct PostsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("log-out")

  @Test("law 2: it observes for each subscription, and until that is disposed")
  func observes() {
    let log = Recorder<String>()
    let posts = Signal.posts(of: name, in: center)
    let first = posts.subscribe { log.append("first") }
    posts.subscribe { log.append("second") }
    center.post(name: name, object: nil)
    first.dispose()
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("log-in"), object: nil)
    #expect(log.values.sorted() == ["first", "second", "second"])
  }

  @Test("law 12: a disposed subscription leaves no observer behind")
  @MainActor func letsGo() {
    var log: Recorder<String>? = Recorder()
    let released = Weak(object: log)
    let posts = Signal.posts(of: name, in: center)
    let subscription = log.map { log in posts.subscribe { log.append("a post") } }
    log = nil
    #expect(released.object != nil)
    subscription?.dispose()
    #expect(released.object == nil)
  }
}
