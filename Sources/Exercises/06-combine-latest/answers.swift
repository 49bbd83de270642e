// MARK: laid-out

let isHeating = room.signal.map { $0 < 20 }

// MARK: solution

let isHeating = combineLatest(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(false)
).map { $0 < $1 && !$2 }

// MARK: zipped

let isHeating = zip(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(false)
).map { $0 < $1 && !$2 }

// MARK: start-of-the-whole

let isHeating = combineLatest(room.signal, wish.signal, isOpen.signal)
  .map { $0 < $1 && !$2 }
  .startWith(false)

// MARK: room-started

let isHeating = combineLatest(
  room.signal.startWith(0), wish.signal.startWith(20),
  isOpen.signal.startWith(false)
).map { $0 < $1 && !$2 }

// MARK: no-start

let isHeating = combineLatest(room.signal, wish.signal, isOpen.signal)
  .map { $0 < $1 && !$2 }

// MARK: no-window

let isHeating = combineLatest(room.signal, wish.signal.startWith(20))
  .map { $0 < $1 }

// MARK: window-open

let isHeating = combineLatest(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(true)
).map { $0 < $1 && !$2 }

// MARK: or

let isHeating = combineLatest(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(false)
).map { $0 < $1 || !$2 }
