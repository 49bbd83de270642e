// Exercise 18 · The gong of the inn
//
// A gong calls the guests of an inn. Guests come and go, the gong stays.

import LessonKit
import ReactiveCore

let gong = Subject<String, Never>()
let wire = gong.signal
  .handleEvents(disposed: { print("  a wire is taken down") })

final class Guest: Sendable {
  let name: String
  let bag = DisposeBag()
  init(_ name: String) {
    self.name = name
    // Your turn: subscribe to wire, and let the guest hear what comes. The wire
    // must not keep the guest alive, and has to go when the guest has gone.
    // gap
  }
  deinit { print("  \(name) is gone") }
  func hear(_ call: String) { print("  \(name) hears \(call)") }
}

var guests = [Guest("Ada"), Guest("Ben")]
print("the gong: breakfast")
gong.send("breakfast")
print("Ada leaves")
guests.removeFirst()
print("the gong: lunch")
gong.send("lunch")
print("Ben leaves")
guests.removeFirst()

// MARK: laid-out

wire.subscribe { print("  somebody hears \($0)") }

// MARK: solution

wire.subscribe { [weak self] in self?.hear($0) }.disposed(by: bag)

// MARK: strong

wire.subscribe { self.hear($0) }.disposed(by: bag)

// MARK: bag-of-its-own

let bag = DisposeBag()
wire.subscribe { [weak self] in self?.hear($0) }.disposed(by: bag)

// MARK: no-bag

wire.subscribe { [weak self] in self?.hear($0) }

// MARK: somebody

wire.subscribe { print("  somebody hears \($0)") }.disposed(by: bag)
