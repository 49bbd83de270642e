// MARK: laid-out

floors.subscribe { text in print("\(text) goes nowhere") }
clock.advance(ticks: 3)
floors.subscribe { text in print("\(text) goes nowhere") }

// MARK: solution

let lift = floors.asDriver(onErrorJustReturn: "out of order", on: clock)
lift.drive { text in hall.text = text }
clock.advance(ticks: 3)
lift.drive { text in roof.text = text }

// MARK: main-queue

let lift = floors.asDriver(onErrorJustReturn: "out of order")
lift.drive { text in hall.text = text }
clock.advance(ticks: 3)
lift.drive { text in roof.text = text }

// MARK: two-drivers

floors.asDriver(onErrorJustReturn: "out of order", on: clock)
  .drive { text in hall.text = text }
clock.advance(ticks: 3)
floors.asDriver(onErrorJustReturn: "out of order", on: clock)
  .drive { text in roof.text = text }

// MARK: late-roof

let lift = floors.asDriver(onErrorJustReturn: "out of order", on: clock)
clock.advance(ticks: 3)
lift.drive { text in hall.text = text }
lift.drive { text in roof.text = text }

// MARK: other-text

let lift = floors.asDriver(onErrorJustReturn: "floor 0", on: clock)
lift.drive { text in hall.text = text }
clock.advance(ticks: 3)
lift.drive { text in roof.text = text }

// MARK: subscribed

floors.subscribe { text in hall.text = text }
clock.advance(ticks: 3)
floors.subscribe { text in roof.text = text }
