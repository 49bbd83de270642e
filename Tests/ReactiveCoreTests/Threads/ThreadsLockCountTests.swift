#if THREAD_SANITIZER
  import Testing

  @testable import ReactiveCore

  /// How many locks a step takes: they are what costs most.
  @Suite(.watched) struct ThreadsLockCountTests {
    @Test("an event on its way takes no lock; what is remembered takes one")
    func events() async {
      // In a process of its own, where nobody else takes locks.
      await #expect(processExitsWith: .success) {
        let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
        let heard = Tally()
        for signal in [first.signal, .merge(first.signal, second.signal), first.signal.share()] {
          signal.subscribe { heard.add($0) }
        }
        combineLatest(first.signal, second.signal).subscribe { heard.add($0 + $1) }
        zip(first.signal, second.signal).subscribe { heard.add($0 + $1) }
        #expect(locksTaken { first.send(1) } == 0)
        #expect(locksTaken { second.send(1) } == 0)
        let property = Property(0)
        property.signal.subscribe { heard.add($0) }
        #expect(locksTaken { property.value = 1 } == 1)
        #expect(heard.count > 0)
      }
    }

    @Test("a subscription to a subject takes three locks, and its disposal two")
    func subscriptions() async {
      await #expect(processExitsWith: .success) {
        let subject = Subject<Int, Never>()
        let subscription = Disposable()
        #expect(locksTaken { subject.signal.subscribe(as: subscription) { _ in } } == 3)
        #expect(locksTaken { subscription.dispose() } == 2)
      }
    }
  }

  /// Returns how many locks are taken while a body runs.
  private func locksTaken(_ body: () -> Void) -> Int {
    let before = Locks.taken.load(ordering: .relaxed)
    body()
    return Locks.taken.load(ordering: .relaxed) - before
  }
#endif
