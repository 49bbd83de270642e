import LessonKit
import ReactiveCore

func paintedOnce() {
  let painted = Counter()
  let signs = MemoizedSequence(["2", "4", "6"]).map { door in
    painted.increment()
    return door + door
  }
  let first = Array(signs.prefix(2))
  let again = Array(signs.prefix(2))
  let count = first.count + again.count
  print("signs: \(count), painted: \(painted.count)")
}

func pushedTwice() {
  let painted = Counter()
  let signs = Signal<String, Never>.from(["2", "4"]).map { door in
    painted.increment()
    return door + door
  }
  signs.subscribe { sign in }
  signs.subscribe { sign in }
  print("painted: \(painted.count)")
}

func notASubject() {
  let seen = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal.map { tap in "tap \(tap)" }
  taps.send(1)
  labels.subscribe { label in seen.increment() }
  taps.send(2)
  print("labels seen: \(seen.count)")
}

func arrayLooksAtAll() {
  let looked = Counter()
  let doors = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  let evens = doors.filter { door in
    looked.increment()
    return door.isMultiple(of: 2)
  }
  let first = evens.prefix(1)
  print("first: \(first), looks: \(looked.count)")
}
