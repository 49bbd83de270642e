// Exercise 28b · The old tickets
//
// An old server sends a price as a text. Nobody dares to change that.

import LessonKit

struct Ticket { let name: String, cents: Int }
struct OldTicket { let name: String, price: String }  // the price in cents

/// What the screen says about a ticket.
struct TicketViewModel {
  let text: String
  init(_ ticket: Ticket) {
    text = "\(ticket.name): \(ticket.cents / 100) euros"
  }
}
extension TicketViewModel {
  // Your turn: let the view model say the same about an old ticket. If its
  // price is no number, it costs nothing.
  // gap
}

/// The screen knows no tickets, neither new nor old ones.
func show(_ viewModel: TicketViewModel) { print("  \(viewModel.text)") }
print("new")
show(TicketViewModel(Ticket(name: "zoo", cents: 1200)))
print("old")
show(TicketViewModel(OldTicket(name: "tram", price: "300")))
show(TicketViewModel(OldTicket(name: "bus", price: "free")))

// MARK: laid-out

init(_ old: OldTicket) { self.init(Ticket(name: old.name, cents: 0)) }

// MARK: solution

init(_ old: OldTicket) {
  self.init(Ticket(name: old.name, cents: Int(old.price) ?? 0))
}

// MARK: words-of-its-own

init(_ old: OldTicket) { text = "\(old.name): \(old.price)" }

// MARK: euros

init(_ old: OldTicket) {
  self.init(Ticket(name: old.name, cents: 100 * (Int(old.price) ?? 0)))
}
