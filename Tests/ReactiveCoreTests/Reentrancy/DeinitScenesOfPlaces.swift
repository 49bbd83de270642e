import Marbles

@testable import ReactiveCore

extension DeinitScene {
  static let places = [
    DeinitScene("ReplaySubject, eviction") { deaths in
      let subject = ReplaySubject<DeinitProbe, Never>(bufferSize: 1)
      @Sendable func act() {
        deaths.increment()
        subject.signal.subscribe().dispose()
        if deaths.count < 9 { subject.send(DeinitProbe(onDeinit: act)) }
      }
      subject.send(DeinitProbe(onDeinit: act))
      for _ in 0..<3 { subject.send(DeinitProbe()) }
    },
    DeinitScene("ReplaySubject, what was kept for a newcomer") { deaths in
      let (subject, handed) = (ReplaySubject<DeinitProbe, Never>(bufferSize: 1), Counter())
      subject.send(DeinitProbe())
      subject.signal.subscribe { _ in
        if handed.increment() > 1 { return }
        for _ in 0..<2 {
          subject.send(
            DeinitProbe {
              deaths.increment()
              subject.signal.subscribe().dispose()
            })
        }
      }
    },
    DeinitScene("ConnectableSignal, its source when that has ended") { deaths in
      let (source, again) = (Subject<Int, Never>(), Held<ConnectableSignal<Int, Never>>())
      // In a function of its own, so that only the source holds the probe.
      func connect() {
        let probe = DeinitProbe {
          deaths.increment()
          again.value?.connect()
        }
        let connectable = Signal<Int, Never> { subscriber in
          probe.touch()
          return source.signal.subscribeToEvents { subscriber.forward($0) }
        }.multicast()
        again.value = connectable
        connectable.connect()
      }
      connect()
      source.complete()
      again.value = nil
    },
    DeinitScene("UntilDisposed, its content") { deaths in
      let (subscription, again) = (Disposable(), Held<UntilDisposed<DeinitProbe>>())
      func keep() {
        let probe = DeinitProbe {
          deaths.increment()
          _ = again.value?.content
        }
        again.value = UntilDisposed(probe, of: subscription)
      }
      keep()
      subscription.dispose()
      again.value = nil
    },
    DeinitScene("inner signals, each of which ends the others when it is torn down") { deaths in
      for row in NumberRow.ofTwo(subscribing: .perValue) {
        let (source, inner) = (Subject<Int, TestError>(), Subject<Int, TestError>())
        let watched = inner.signal.handleEvents(disposed: {
          inner.complete()
          if deaths.increment() < 99 { source.send(3) }
        })
        let joined = row.apply(source.signal, watched).subscribe()
        for number in 1...2 { source.send(number) }
        joined.dispose()
      }
    },
    DeinitScene("Property, write") { deaths in
      let property = Property(DeinitProbe())
      property.signal.subscribe()
      @Sendable func act() {
        if deaths.increment() < 9 { property.value = DeinitProbe(onDeinit: act) }
        property.value.touch()
      }
      for _ in 0..<3 { property.value = DeinitProbe(onDeinit: act) }
      property.value = DeinitProbe()
    },
    DeinitScene("share(replay:), the last one leaves") { deaths in
      let subject = Subject<DeinitProbe, Never>()
      let shared = subject.signal.share(replay: 3)
      let subscription = shared.subscribe()
      for _ in 0..<3 {
        subject.send(
          DeinitProbe {
            deaths.increment()
            shared.subscribe().dispose()
            subject.send(DeinitProbe())
          })
      }
      subscription.dispose()
    },
    DeinitScene("Roster, a handler is removed") { deaths in
      let subject = Subject<Int, Never>()
      let others = (0..<9).map { _ in subject.signal.subscribe() }
      // In a function of its own, so that only the roster holds the probe.
      func watching(by other: Disposable) -> Disposable {
        let probe = DeinitProbe {
          deaths.increment()
          other.dispose()
          subject.send(1)
          subject.signal.subscribe()
        }
        return subject.signal.subscribe { _ in probe.touch() }
      }
      for other in others { watching(by: other).dispose() }
      subject.complete()
    },
    DeinitScene("share(replay:), a new run in place of one that has ended") { deaths in
      let source = Subject<DeinitProbe, Never>()
      let again = Held<Signal<DeinitProbe, Never>>(nil)
      let watched = source.signal.handleEvents(disposed: {
        // The run is over and not forgotten yet: whoever comes now begins another in its place.
        again.replace(with: nil)?.subscribe().dispose()
      })
      let shared = watched.share(replay: 1)
      again.value = shared
      func listen() -> Disposable {
        let subscription = shared.subscribe()
        source.send(
          DeinitProbe {
            deaths.increment()
            shared.subscribe().dispose()
          })
        return subscription
      }
      listen().dispose()
    },
    DeinitScene("Subject, all handlers go with the ending") { deaths in
      let subject = Subject<Int, Never>()
      for _ in 0..<3 {
        let probe = DeinitProbe {
          deaths.increment()
          subject.send(1)
          subject.signal.subscribe()
        }
        subject.signal.subscribe { _ in probe.touch() }
      }
      subject.complete()
    },
    DeinitScene("Disposable, a teardown is let go") { deaths in
      let disposable = Disposable()
      for _ in 0..<3 {
        let probe = DeinitProbe {
          deaths.increment()
          disposable.dispose()
          disposable.add { deaths.increment() }
        }
        disposable.add { probe.touch() }
      }
      disposable.dispose()
    },
    DeinitScene("VirtualScheduler, work is let go") { deaths in
      let clock = VirtualScheduler()
      // In a function of its own, so that only the clock holds the probe.
      func schedule() -> Disposable {
        let probe = DeinitProbe {
          deaths.increment()
          clock.schedule(after: clock.now) {}
          clock.advance(by: .seconds(1))
        }
        return clock.schedule(after: .seconds(3)) { probe.touch() }
      }
      for isDisposed in [true, false, true] {
        let ticket = schedule()
        if isDisposed { ticket.dispose() }
      }
      clock.run()
    },
    DeinitScene("Job, its work goes with the ticket") { deaths in
      let again = Held<Job>(nil)
      // In a function of its own, so that only the job holds the probe.
      func makeJob() -> Job {
        let probe = DeinitProbe {
          deaths.increment()
          again.value?.run()
        }
        return Job { probe.touch() }
      }
      let job = makeJob()
      again.value = job
      job.ticket.dispose()
      again.value = nil
    },
    DeinitScene("Command, its inputs and results") { deaths in
      let command = Command<DeinitProbe, DeinitProbe, Never> { .just($0) }
      @Sendable func act() {
        if deaths.increment() < 9 { command.execute(DeinitProbe(onDeinit: act)) }
      }
      for _ in 0..<3 { command.execute(DeinitProbe(onDeinit: act)) }
    },
    DeinitScene("MemoizedSequence, its elements") { deaths in
      let numbers = MemoizedSequence(0..<9)
      var probes: MemoizedSequence<DeinitProbe>? = numbers.map { _ in
        DeinitProbe {
          for _ in numbers { deaths.increment() }
        }
      }
      _ = probes.map(Array.init)
      probes = nil
    },
    DeinitScene("a binding goes with its object") { deaths in
      func bindShortly() {
        let (label, probe) = (
          Label(),
          DeinitProbe {
            deaths.increment()
            Signal<String, Never>.just("Mat").bind(to: Label(), \.text)
          }
        )
        Signal<String, Never> { _ in Disposable { probe.touch() } }.bind(to: label, \.text)
      }
      bindShortly()
      Signal<String, Never>.just("Sat").bind(to: Label(), \.text)
    },
    DeinitScene("SerialDisposable, what it held before") { deaths in
      let place = SerialDisposable(of: Disposable())
      place.hold(
        Disposable {
          deaths.increment()
          place.hold(Disposable { deaths.increment() })
        })
      place.hold(Disposable())
    },
    DeinitScene("MemoizedSequence, an element that is computed walks the sequence") { deaths in
      let walked = Held<MemoizedSequence<Int>>()
      let sequence = MemoizedSequence(0..<9).map { number in
        if deaths.increment() == 1 { for _ in walked.value ?? MemoizedSequence([]) {} }
        return number
      }
      walked.value = sequence
      for _ in sequence {}
      walked.value = nil
    },
    DeinitScene("VirtualScheduler, a job whose disposal has only begun") { deaths in
      let clock = VirtualScheduler()
      let ticket = scheduleProbe(on: clock, deaths)
      // What is added last is undone first: the job has not let go of its work yet.
      ticket.add { clock.advance(by: .seconds(2)) }
      ticket.dispose()
    },
  ]
}

/// Schedules work that holds a probe, which asks the clock for the time and schedules as it dies.
private func scheduleProbe(on clock: VirtualScheduler, _ deaths: Counter) -> Disposable {
  let probe = DeinitProbe {
    clock.schedule(after: clock.now) {}
    deaths.increment()
  }
  return clock.schedule(after: .seconds(1)) { probe.touch() }
}
