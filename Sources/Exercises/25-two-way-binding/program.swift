// Exercise 25 · The volume of the radio
//
// A radio has a knob and a display. A slider on Ada's phone sets the volume,
// too.

import LessonKit
import ReactiveCore

let knob = Property(7)
let slider = Property(0)
let display = Property("")
// Your turn: let the display show "volume …", with the value of the knob. Let
// knob and slider follow each other; at first the slider copies the knob.
// gap

func look() {
  print("  knob \(knob.value), slider \(slider.value), \(display.value)")
}
print("Ada turns the radio on")
look()
print("Ben turns the knob")
knob.value = 9
look()
print("Ada moves the slider")
slider.value = 3
look()

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
