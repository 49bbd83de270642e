import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct PropertyTests {
  private let log = Recorder<String>()

  @Test("choice Property: it sends its value at once, then changes")
  func announces() {
    let volume = Property(3)
    let heard = volume.signal.transcript()
    #expect(heard.text == "3")
    volume.value = 4
    #expect(heard.text == "3 4")
    #expect(volume.value == 4)
  }

  @Test("choice Property: writing tells everybody, even if the value is the same as before")
  func announcesEqualValues() {
    let volume = Property(3)
    let heard = volume.signal.transcript()
    volume.value = 3
    #expect(heard.text == "3 3")
  }

  @Test("choice Property: it tells nobody that it is released (ReactiveSwift's completes)")
  func isReleased() {
    var volume: Property<Int>? = Property(3)
    let heard = volume?.signal.transcript()
    volume = nil
    #expect(heard?.text == "3")
  }

  @Test("law 7: a disposal that releases a property runs no handler, and so may be under a lock")
  func isReleasedByDisposal() {
    let taps = Subject<Int, Never>()
    var volume: Property<Int>? = Property(0)
    volume?.signal.log(into: log)
    let subscription = taps.signal.subscribe { [volume] in volume?.value = $0 }
    let released = Weak(object: volume)
    volume = nil
    taps.send(1)
    subscription.dispose()
    #expect(released.object == nil)
    #expect(log.values == ["0", "1"])
  }

  @Test("law 10: its signal keeps the last value, but not the property")
  func outlives() {
    var volume: Property<Int>? = Property(3)
    let released = Weak(object: volume)
    volume?.value = 4
    let signal = volume?.signal
    let subscription = signal?.subscribe()
    volume = nil
    #expect(released.object == nil)
    #expect(signal?.transcript().text == "4")
    #expect(subscription?.isDisposed == false)
  }

  @Test("law 8: a write from a handler is read at once, and announced after the one in flight")
  func isWrittenFromHandler() {
    let volume = Property(0)
    volume.signal.subscribe { [log] value in
      if value == 1 {
        volume.value = 2
        log.append("reads \(volume.value)")
      }
    }
    volume.signal.log(into: log)
    volume.value = 1
    #expect(log.values == ["0", "reads 2", "1", "2"])
  }

  @Test("a property of an optional can be nil, and tells so")
  func holdsNil() {
    let name = Property<String?>("Ada")
    name.value = nil
    #expect(name.value == nil)
    #expect(name.signal.map { $0 ?? "nobody" }.transcript().text == "nobody")
  }
}
