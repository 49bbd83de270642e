import LessonKit
import ReactiveCore

// The page shows the code between `// code.NAME` and `// code.end`. It is the code that records.
// The names `drawing`, `name`, `comes`, `leaves` and `lastTick` stand for what differs from state
// to state; the page writes the text or the number in their place.

/// What a scene tells about itself: a lesson's `Chart`, or the `SceneRecorder` of the recorder.
protocol Charting: Sendable {
  func watch<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure>

  @discardableResult
  func record<Value, Failure>(_ label: String, _ signal: Signal<Value, Failure>) -> Disposable
}

extension Chart: Charting {
  func watch<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    watch(label, signal, fileID: #fileID)
  }

  @discardableResult
  func record<Value, Failure>(_ label: String, _ signal: Signal<Value, Failure>) -> Disposable {
    record(label, signal, fileID: #fileID)
  }
}

extension Scenario {
  /// Plays the scene as a lesson would.
  ///
  /// - Parameter draw: Gets the drawing; a lesson prints it.
  /// - Throws: What is wrong with the drawing of the film.
  func play(draw: (String, MarbleDrawing) -> Void) throws {
    let lastTick = Scenario.lastTick
    // code.begin
    let clock = VirtualScheduler()
    let chart = Chart(clock)
    // code.end
    let outside = try layOut(on: clock, chart)
    // code.finish
    clock.advance(ticks: lastTick)
    draw("Ada and Ben", chart.drawing)
    // code.end
    withExtendedLifetime(outside) {}
  }

  /// Lays a scene out: makes the signal, and gives the clock the arrivals and departures to come.
  ///
  /// - Parameters:
  ///   - clock: Run it, and the scene plays.
  ///   - chart: Who looks on.
  /// - Returns: What one may do from outside, once the scene plays.
  /// - Throws: What is wrong with the drawing of the film.
  func layOut(on clock: VirtualScheduler, _ chart: some Charting) throws -> Outside {
    // code.film
    let film = try chart.watch(
      "run", Timeline(parsing: drawing).signal(on: clock))
    // code.end
    switch kind {
    case .cold:
      // code.cold
      let signal = film
      // code.end
      return layOut(signal, on: clock, chart)
    case .subject:
      // code.subject
      let channel = Subject<String, DrawnError>()
      let station = film.subscribeToEvents { channel.forward($0) }
      let signal = channel.signal
      // code.end
      return layOut(signal, on: clock, chart) { station.dispose() }
    case .share:
      // code.share
      let signal = film.share()
      // code.end
      return layOut(signal, on: clock, chart)
    case .shareReplay:
      // code.share-replay
      let signal = film.share(replay: 1)
      // code.end
      return layOut(signal, on: clock, chart)
    case .replayLazily:
      // code.replay-lazily
      let signal = film.replayLazily()
      // code.end
      return layOut(signal, on: clock, chart)
    case .multicast:
      // code.multicast
      let shared = film.multicast()
      let signal = shared.signal
      clock.at(8) { shared.connect() }
      // code.end
      return layOut(signal, on: clock, chart) { shared.connect().dispose() }
    case .property:
      // code.property
      let scene = Property("T")  // the title, before the film begins
      let projector = film.subscribe { scene.value = $0 }
      let signal = scene.signal
      // code.end
      return layOut(signal, on: clock, chart, keeping: scene) { projector.dispose() }
    case .startedEagerly:
      // code.started-eagerly
      let signal = film.startEagerly(on: clock)
      // code.end
      return layOut(signal, on: clock, chart)
    }
  }

  private func layOut<Failure>(
    _ signal: Signal<String, Failure>, on clock: VirtualScheduler, _ chart: some Charting,
    keeping owner: (any Sendable)? = nil, stop: (@Sendable () -> Void)? = nil
  ) -> Outside {
    for visit in [ada, ben] {
      let name = visit.name
      let comes = visit.comes
      if let leaves = visit.leaves {
        // code.leaves
        clock.at(comes) {
          let visit = chart.record(name, signal)
          clock.at(leaves) { visit.dispose() }
        }
        // code.end
      } else {
        // code.stays
        clock.at(comes) { chart.record(name, signal) }
        // code.end
      }
    }
    return Outside(
      probe: {
        let heard = Recorder<Character>()
        signal.subscribeToEvents { heard.append(Character($0)) }.dispose()
        return String(heard.values)
      },
      stop: stop, owner: owner)
  }

  private var drawing: String { ending.drawing }
}

/// What somebody may do who is neither Ada nor Ben.
struct Outside {
  /// Subscribes, and returns what comes at once; this disturbs the scene.
  let probe: () -> String

  /// Stops the work, if whoever made the signal holds something that can.
  let stop: (@Sendable () -> Void)?

  /// What the variables of a lesson would keep alive: its property ends with its last owner.
  let owner: (any Sendable)?
}

extension Character {
  /// How an event stands in a drawing.
  init<Failure>(_ event: Event<String, Failure>) {
    switch event {
    case .next(let value): self = Character(value)
    case .failed: self = "#"
    case .completed: self = "|"
    }
  }
}
