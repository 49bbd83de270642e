// MARK: laid-out

let onTheHour = Signal<Int, Never>.from([0])

// MARK: solution

let onTheHour = Signal<Int, Never>.from(departures.filter(isFullHour).prefix(3))

// MARK: no-end

let onTheHour = Signal<Int, Never>.from(departures.filter(isFullHour))

// MARK: three-of-all

let onTheHour = Signal<Int, Never>.from(departures.prefix(3).filter(isFullHour))

// MARK: array-of-three

let three = Array(departures.filter(isFullHour).prefix(3))
let onTheHour = Signal<Int, Never>.from(three)

// MARK: again

let onTheHour = Signal<Int, Never>.from([0, 1, 2, 3, 4]).map { $0 * 30 }
  .filter(isFullHour)
