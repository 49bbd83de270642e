import Marbles
import Observation
import ReactiveCore
import Testing

@testable import AppBridge

/// A model as most apps have it.
@MainActor @Observable private final class Model {
  var title = "Tea"
  var count = 0
}

@MainActor @Suite struct ObservingOnMainTests {
  private let model = Model()
  private let log = Recorder<String>()

  private func observe() -> Disposable {
    Signal.observing { [model] in "\(model.title) \(model.count)" }
      .subscribe { [log] text in log.append(text) }
  }

  @Test("the value comes at once, then one for all changes that follow each other")
  func follows() async {
    let subscription = observe()
    #expect(log.values == ["Tea 0"])
    model.title = "Cake"
    model.count = 1
    #expect(log.values == ["Tea 0"])
    await mainQueueHasRun()
    model.count = 2
    await mainQueueHasRun()
    #expect(log.values == ["Tea 0", "Cake 1", "Cake 2"])
    subscription.dispose()
    model.count = 3
    await mainQueueHasRun()
    #expect(log.values.count == 3)
  }

  @Test("it may be subscribed on any thread, and sends on the main actor")
  func isSubscribedAnywhere() async {
    let count = Signal.observing { [model] in model.count }
    onWorker { [log] in
      count.subscribe { count in log.append(MainActor.assumeIsolated { "\(count)" }) }
    }
    #expect(log.values == [])
    await mainQueueHasRun()
    #expect(log.values == ["0"])
  }

  @Test("law 12: a disposed subscription lets its handler go, though nothing changes any more")
  func letsGo() {
    var heard: Recorder<String>? = Recorder()
    let released = Weak(object: heard)
    let title = Signal.observing { [model] in model.title }
    let subscription = heard.map { heard in title.subscribe { text in heard.append(text) } }
    heard = nil
    #expect(released.object?.values == ["Tea"])
    subscription?.dispose()
    #expect(released.object == nil)
  }
}
