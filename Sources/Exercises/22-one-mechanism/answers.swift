// MARK: laid-out

isPaid.signal.bind(to: canStart)

// MARK: solution

combineLatest(isPaid.signal, isShut.signal, isWashing.signal)
  .map { isPaid, isShut, isWashing in isPaid && isShut && !isWashing }
  .bind(to: canStart)

// MARK: not-followed

combineLatest(isPaid.signal, isShut.signal)
  .map { isPaid, isShut in isPaid && isShut && !isWashing.value }
  .bind(to: canStart)

// MARK: looked-once

canStart.value = isPaid.value && isShut.value && !isWashing.value

// MARK: three-bindings

isPaid.signal.bind(to: canStart)
isShut.signal.bind(to: canStart)
isWashing.signal.map { isWashing in !isWashing }.bind(to: canStart)
