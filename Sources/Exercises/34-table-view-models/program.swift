// Exercise 34 · The departure board
//
// A station hangs up the same board for all lists. It asks its view model, and
// asks again whenever the flag needsRefresh is set.

import LessonKit
import ReactiveCore

struct Train: Sendable { let name: String, minutesLate: Int }
protocol BoardViewModel: Sendable {
  var trains: Property<[Train]> { get }
  var needsRefresh: Property<Bool> { get }
  func height(of train: Train) -> Int?  // nil: the height of the board, 1
}

func hangUp(_ viewModel: any BoardViewModel) {
  viewModel.needsRefresh.signal.filter { isNeeded in isNeeded }.subscribe { _ in
    let lines = viewModel.trains.value.map { train in
      "\(train.name) (\(viewModel.height(of: train) ?? 1))"
    }
    print("  the board shows \(lines)")
  }
}

struct Departures: BoardViewModel {
  let trains = Property([Train]())
  let needsRefresh = Property(false)
  // Your turn: a train that is late is 2 high, the others are as high as the
  // board likes. And the board shows each change of the trains.
  // gap
}

let departures = Departures()
hangUp(departures)
print("two trains are announced")
let oslo = Train(name: "Oslo", minutesLate: 5)
departures.announce([Train(name: "Rome", minutesLate: 0), oslo])
print("the first one leaves")
departures.leave()
print("trains left: \(departures.trains.value.count)")

// MARK: laid-out

func height(of train: Train) -> Int? { nil }
func announce(_ new: [Train]) {
  trains.value = new
  needsRefresh.value = true
}
func leave() {
  trains.value.removeFirst()
}

// MARK: solution

func height(of train: Train) -> Int? { train.minutesLate > 0 ? 2 : nil }
func announce(_ new: [Train]) {
  trains.value = new
  needsRefresh.value = true
}
func leave() {
  trains.value.removeFirst()
  needsRefresh.value = true
}

// MARK: not-told

func height(of train: Train) -> Int? { train.minutesLate > 0 ? 2 : nil }
func announce(_ new: [Train]) {
  trains.value = new
  needsRefresh.value = true
}
func leave() {
  trains.value.removeFirst()
}

// MARK: told-first

func height(of train: Train) -> Int? { train.minutesLate > 0 ? 2 : nil }
func announce(_ new: [Train]) {
  trains.value = new
  needsRefresh.value = true
}
func leave() {
  needsRefresh.value = true
  trains.value.removeFirst()
}

// MARK: by-place

func height(of train: Train) -> Int? {
  train.name == trains.value.first?.name ? nil : 2
}
func announce(_ new: [Train]) {
  trains.value = new
  needsRefresh.value = true
}
func leave() {
  trains.value.removeFirst()
  needsRefresh.value = true
}

// MARK: all-tall

func height(of train: Train) -> Int? { 2 }
func announce(_ new: [Train]) {
  trains.value = new
  needsRefresh.value = true
}
func leave() {
  trains.value.removeFirst()
  needsRefresh.value = true
}
