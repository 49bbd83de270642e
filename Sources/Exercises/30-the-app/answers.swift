// MARK: laid-out

box.errors.map { _ in true }.bind(to: asksForPin)

// MARK: solution

Signal.merge(
  box.errors.filter { $0 == .pinNeeded }.map { _ in true },
  box.values.map { _ in false }
).bind(to: asksForPin)

// MARK: any-error

Signal.merge(box.errors.map { _ in true }, box.values.map { _ in false })
  .bind(to: asksForPin)

// MARK: goes-dark

box.errors.map { $0 == .pinNeeded }.bind(to: asksForPin)

// MARK: yes-or-no

Signal.merge(
  box.errors.map { $0 != .unknownNumber },
  box.values.map { _ in false }
).bind(to: asksForPin)

// MARK: stays-lit

box.errors.filter { $0 == .pinNeeded }.map { _ in true }.bind(to: asksForPin)

// MARK: bound-twice

box.errors.filter { $0 == .pinNeeded }.map { _ in true }.bind(to: asksForPin)
box.values.map { _ in false }.bind(to: asksForPin)
