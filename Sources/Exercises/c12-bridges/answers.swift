// MARK: laid-out

_ = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: continuation.finish()
  }
}

// MARK: solution

let key = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: continuation.finish()
  }
}
continuation.onTermination = { _ in station.leave(key) }

// MARK: no-finish

let key = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: break
  }
}
continuation.onTermination = { _ in station.leave(key) }

// MARK: at-once

let key = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: continuation.finish()
  }
}
station.leave(key)
continuation.finish()
