import LessonKit

@testable import ReactiveCore

extension GhostScene {
  static let places = [
    GhostScene("ReplaySubject, eviction") { deaths in
      let subject = ReplaySubject<Ghost, Never>(bufferSize: 1)
      @Sendable func haunt() {
        deaths.increment()
        subject.signal.subscribe().dispose()
        if deaths.count < 9 { subject.send(Ghost(haunt)) }
      }
      subject.send(Ghost(haunt))
      for _ in 0..<3 { subject.send(Ghost()) }
    },
    GhostScene("Property, write") { deaths in
      let property = Property(Ghost())
      property.signal.subscribe()
      @Sendable func haunt() {
        if deaths.increment() < 9 { property.value = Ghost(haunt) }
        property.value.touch()
      }
      for _ in 0..<3 { property.value = Ghost(haunt) }
      property.value = Ghost()
    },
    GhostScene("share(replay:), the last one leaves") { deaths in
      let subject = Subject<Ghost, Never>()
      let shared = subject.signal.share(replay: 3)
      let subscription = shared.subscribe()
      for _ in 0..<3 {
        subject.send(
          Ghost {
            deaths.increment()
            shared.subscribe().dispose()
            subject.send(Ghost())
          })
      }
      subscription.dispose()
    },
    GhostScene("Bag, a handler is removed") { deaths in
      let subject = Subject<Int, Never>()
      let others = (0..<9).map { _ in subject.signal.subscribe() }
      // In a function of its own, so that only the roster holds the ghost.
      func haunted(by other: Disposable) -> Disposable {
        let ghost = Ghost {
          deaths.increment()
          other.dispose()
          subject.send(1)
          subject.signal.subscribe()
        }
        return subject.signal.subscribe { _ in ghost.touch() }
      }
      for other in others { haunted(by: other).dispose() }
      subject.complete()
    },
    GhostScene("share(replay:), a new run in place of one that has ended") { deaths in
      let source = Subject<Ghost, Never>()
      let again = Held<Signal<Ghost, Never>>(nil)
      let watched = source.signal.handleEvents(disposed: {
        // The run is over and not forgotten yet: whoever comes now begins another in its place.
        again.replace(with: nil)?.subscribe().dispose()
      })
      let shared = watched.share(replay: 1)
      again.replace(with: shared)
      func listen() -> Disposable {
        let subscription = shared.subscribe()
        source.send(
          Ghost {
            deaths.increment()
            shared.subscribe().dispose()
          })
        return subscription
      }
      listen().dispose()
    },
    GhostScene("Subject, all handlers go with the ending") { deaths in
      let subject = Subject<Int, Never>()
      for _ in 0..<3 {
        let ghost = Ghost {
          deaths.increment()
          subject.send(1)
          subject.signal.subscribe()
        }
        subject.signal.subscribe { _ in ghost.touch() }
      }
      subject.complete()
    },
    GhostScene("Disposable, a teardown is let go") { deaths in
      let disposable = Disposable()
      for _ in 0..<3 {
        let ghost = Ghost {
          deaths.increment()
          disposable.dispose()
          disposable.add { deaths.increment() }
        }
        disposable.add { ghost.touch() }
      }
      disposable.dispose()
    },
    GhostScene("VirtualScheduler, work is let go") { deaths in
      let clock = VirtualScheduler()
      // In a function of its own, so that only the clock holds the ghost.
      func schedule() -> Disposable {
        let ghost = Ghost {
          deaths.increment()
          clock.schedule(after: clock.now) {}
          clock.advance(by: .seconds(1))
        }
        return clock.schedule(after: .seconds(3)) { ghost.touch() }
      }
      for isDisposed in [true, false, true] {
        let ticket = schedule()
        if isDisposed { ticket.dispose() }
      }
      clock.run()
    },
    GhostScene("Job, its work goes with the ticket") { deaths in
      let again = Held<Job>(nil)
      // In a function of its own, so that only the job holds the ghost.
      func makeJob() -> Job {
        let ghost = Ghost {
          deaths.increment()
          again.value?.run()
        }
        return Job { ghost.touch() }
      }
      let job = makeJob()
      again.replace(with: job)
      job.ticket.dispose()
      again.replace(with: nil)
    },
    GhostScene("Command, its inputs and results") { deaths in
      let command = Command<Ghost, Ghost, Never> { .just($0) }
      @Sendable func haunt() {
        if deaths.increment() < 9 { command.execute(Ghost(haunt)) }
      }
      for _ in 0..<3 { command.execute(Ghost(haunt)) }
    },
    GhostScene("MemoizedSequence, its elements") { deaths in
      let numbers = MemoizedSequence(0..<9)
      var ghosts: MemoizedSequence<Ghost>? = numbers.map { _ in
        Ghost {
          for _ in numbers { deaths.increment() }
        }
      }
      _ = ghosts.map(Array.init)
      ghosts = nil
    },
    GhostScene("a binding goes with its object") { deaths in
      func bindShortly() {
        let (label, ghost) = (
          Label(),
          Ghost {
            deaths.increment()
            Signal<String, Never>.just("Mat").bind(to: Label(), \.text)
          }
        )
        Signal<String, Never> { _ in Disposable { ghost.touch() } }.bind(to: label, \.text)
      }
      bindShortly()
      Signal<String, Never>.just("Sat").bind(to: Label(), \.text)
    },
    GhostScene("VirtualScheduler, a job that is dropped among others") { deaths in
      let clock = VirtualScheduler()
      let ticket = scheduleGhost(on: clock, deaths)
      for _ in 1..<64 { clock.schedule(after: .seconds(1)) {} }
      // Undone first, this adds the one for which those that were called off are dropped.
      ticket.add { clock.schedule(after: .seconds(1)) {} }
      ticket.dispose()
    },
    GhostScene("VirtualScheduler, a job whose disposal has only begun") { deaths in
      let clock = VirtualScheduler()
      let ticket = scheduleGhost(on: clock, deaths)
      // What is added last is undone first: the job has not let go of its work yet.
      ticket.add { clock.advance(by: .seconds(2)) }
      ticket.dispose()
    },
  ]
}

/// Schedules work that holds a ghost, which asks the clock for the time and schedules as it dies.
private func scheduleGhost(on clock: VirtualScheduler, _ deaths: Counter) -> Disposable {
  let ghost = Ghost {
    clock.schedule(after: clock.now) {}
    deaths.increment()
  }
  return clock.schedule(after: .seconds(1)) { ghost.touch() }
}
