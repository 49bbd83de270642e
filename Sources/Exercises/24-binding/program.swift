// Exercise 24 · The price tag
//
// A shop shows a price on a tag and at the till. The price changes.

import LessonKit
import ReactiveCore

let price = Property(12)
let tag = Property("")
let till = Property("")
// Your turn: let the tag show "12 euros", and the till "to pay: 12", for the
// price of 12, and for each price after it.
// gap

func look() { print("  tag: \(tag.value); till: \(till.value)") }
print("the shop opens")
look()
print("the price falls")
price.value = 9
look()
print("Ben writes on the tag")
tag.value = "sold"
look()
print("the price rises")
price.value = 15
look()

// MARK: laid-out

tag.value = "\(price.value) euros"
till.value = "to pay: \(price.value)"

// MARK: solution

price.signal.map { "\($0) euros" }.bind(to: tag)
price.signal.map { "to pay: \($0)" }.bind(to: till)

// MARK: till-copied

price.signal.map { "\($0) euros" }.bind(to: tag)
till.value = "to pay: \(price.value)"

// MARK: till-follows-tag

price.signal.map { "\($0) euros" }.bind(to: tag)
tag.signal.map { "to pay: \($0)" }.bind(to: till)

// MARK: bound-twice

price.signal.map { "\($0) euros" }.bind(to: tag)
price.signal.map { "to pay: \($0)" }.bind(to: tag)
