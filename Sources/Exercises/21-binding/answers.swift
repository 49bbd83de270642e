// MARK: laid-out

display.value = "volume \(knob.value)"

// MARK: solution

knob.signal.map { "volume \($0)" }.bind(to: display)
knob.bindTwoWay(with: slider)

// MARK: copied

display.value = "volume \(knob.value)"
knob.bindTwoWay(with: slider)

// MARK: one-way

knob.signal.map { "volume \($0)" }.bind(to: display)
knob.signal.bind(to: slider)

// MARK: other-way-round

knob.signal.map { "volume \($0)" }.bind(to: display)
slider.bindTwoWay(with: knob)

// MARK: echo

knob.signal.map { "volume \($0)" }.bind(to: display)
knob.signal.bind(to: slider)
slider.signal.bind(to: knob)
