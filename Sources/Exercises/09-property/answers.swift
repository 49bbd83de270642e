// MARK: laid-out

let wheel = Subject<Int, Never>()
let temperature = wheel.signal
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: solution

let target = Property(20)
let temperature = target.signal
func set(_ degrees: Int) { target.value = degrees }

// MARK: starts-with

let wheel = Subject<Int, Never>()
let temperature = wheel.signal.startWith(20)
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: replayed

let wheel = ReplaySubject<Int, Never>(bufferSize: 1)
let temperature = wheel.signal
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: all-kept

let wheel = ReplaySubject<Int, Never>(bufferSize: .max)
wheel.send(20)
let temperature = wheel.signal
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: read-once

let target = Property(20)
let temperature = Signal<Int, Never>.just(target.value)
func set(_ degrees: Int) { target.value = degrees }
