import Foundation
import Marbles
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

  @Test("it sends what a notification of one sender carries, unless that is nothing")
  func reads() {
    let log = Recorder<String>()
    let (sender, other) = (Recorder<String>(), Recorder<String>())
    let center = NotificationCenter.default
    Signal.posts(of: name, from: sender) { post in post.userInfo?["name"] as? String }
      .subscribe { name in log.append(name) }
    center.post(name: name, object: sender, userInfo: ["name": "Ada"])
    center.post(name: name, object: other, userInfo: ["name": "Ben"])
    center.post(name: name, object: sender)
    #expect(log.values == ["Ada"])
  }

  @Test("law 12: the sender is not kept alive, and without it there is nothing to hear")
  @MainActor func letsSenderGo() {
    var sender: Recorder<String>? = Recorder()
    let released = Weak(object: sender)
    let posts = Signal<Void, Never>.posts(of: name, from: sender, in: center) { _ in () }
    sender = nil
    #expect(released.object == nil)
    let heard = Counter()
    posts.subscribe { heard.increment() }
    center.post(name: name, object: nil)
    #expect(heard.count == 0)
  }

  @Test("an object that was made where the sender was is not heard")
  @MainActor func tellsSendersApart() throws {
    var sender: Recorder<String>? = Recorder()
    let place = sender.map { ObjectIdentifier($0) }
    let heard = Counter()
    Signal<Void, Never>.posts(of: name, from: sender, in: center) { _ in () }
      .subscribe { heard.increment() }
    sender = nil
    // Mostly the first one is made there.
    var others: [Recorder<String>] = []
    while others.count < 10_000, others.last.map({ ObjectIdentifier($0) }) != place {
      others.append(Recorder())
    }
    for other in others.suffix(1) { center.post(name: name, object: other) }
    #expect(heard.count == 0)
  }

  @Test("law 6: it sends on the thread that posts, before the post returns")
  func arrivesThere() async {
    let name = Notification.Name("arrives there")
    let threads = Recorder<ObjectIdentifier>()
    let note: @Sendable () -> Void = { threads.append(ObjectIdentifier(Thread.current)) }
    Signal.posts(of: name).subscribe(next: note)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: nil)
        note()
        done.resume()
      }
    }
    #expect(threads.values.count == 2)
    #expect(Set(threads.values).count == 1)
  }
}
