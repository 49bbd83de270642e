// MARK: laid-out

func next() {}
func cancel() {}

// MARK: solution

func next() { bus.send(.push(Step(bus: bus, number: number + 1))) }
func cancel() { bus.send(.popToRoot) }

// MARK: moves-the-views

func next() { views.value.append("step \(number + 1)") }
func cancel() { views.value.removeSubrange(1...) }

// MARK: one-back

func next() { bus.send(.push(Step(bus: bus, number: number + 1))) }
func cancel() { bus.send(.pop) }

// MARK: pushes-the-first

func next() { bus.send(.push(Step(bus: bus, number: number + 1))) }
func cancel() { bus.send(.push(Step(bus: bus, number: 1))) }

// MARK: hands-over-a-view

func next() { bus.send(.push(Step(bus: bus, number: number + 1).makeView())) }
func cancel() { bus.send(.popToRoot) }
