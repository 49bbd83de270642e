// MARK: laid-out

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece) }

// MARK: solution

let display = pieces.flatMap { piece in
  test(piece).retry(2).catch(justReturn: "take it back")
}

// MARK: retried-outside

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece) }
  .retry(2)
  .catch(justReturn: "take it back")

// MARK: caught-first

let display = pieces.flatMap { piece in
  test(piece).catch(justReturn: "take it back").retry(2)
}

// MARK: one-too-few

let display = pieces.flatMap { piece in
  test(piece).retry(1).catch(justReturn: "take it back")
}

// MARK: not-caught

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece).retry(2) }

// MARK: caught-outside

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece).retry(2) }
  .catch(justReturn: "take it back")

// MARK: one-too-many

let display = pieces.flatMap { piece in
  test(piece).retry(3).catch(justReturn: "take it back")
}

// MARK: started-again

let tested = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece).retry(2) }
let display = tested.catch { _ in tested.startWith("take it back") }

// MARK: another-failure

let display = pieces.flatMap { piece in test(piece).retry(2) }
