// MARK: laid-out

private let station: Station

init(of station: Station) { self.station = station }

func makeAsyncIterator() -> AsyncStream<String>.Iterator {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  _ = station.listen { event in
    switch event {
    case .next(let value): continuation.yield(value)
    case .completed: continuation.finish()
    }
  }
  return stream.makeAsyncIterator()
}

// MARK: solution

private let station: Station

init(of station: Station) { self.station = station }

func makeAsyncIterator() -> AsyncStream<String>.Iterator {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let key = station.listen { event in
    switch event {
    case .next(let value): continuation.yield(value)
    case .completed: continuation.finish()
    }
  }
  continuation.onTermination = { _ in station.leave(key) }
  return stream.makeAsyncIterator()
}

// MARK: no-finish

private let station: Station

init(of station: Station) { self.station = station }

func makeAsyncIterator() -> AsyncStream<String>.Iterator {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let key = station.listen { event in
    switch event {
    case .next(let value): continuation.yield(value)
    case .completed: break
    }
  }
  continuation.onTermination = { _ in station.leave(key) }
  return stream.makeAsyncIterator()
}

// MARK: too-soon

private let stream: AsyncStream<String>

init(of station: Station) {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let key = station.listen { event in
    switch event {
    case .next(let value): continuation.yield(value)
    case .completed: continuation.finish()
    }
  }
  continuation.onTermination = { _ in station.leave(key) }
  self.stream = stream
}

func makeAsyncIterator() -> AsyncStream<String>.Iterator {
  stream.makeAsyncIterator()
}

// MARK: at-the-end

private let station: Station

init(of station: Station) { self.station = station }

func makeAsyncIterator() -> AsyncStream<String>.Iterator {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let key = Mutex<Int?>(nil)
  let own = station.listen { event in
    switch event {
    case .next(let value): continuation.yield(value)
    case .completed:
      continuation.finish()
      if let own = key.withLock({ $0 }) { station.leave(own) }
    }
  }
  key.withLock { $0 = own }
  return stream.makeAsyncIterator()
}

// MARK: at-once

private let station: Station

init(of station: Station) { self.station = station }

func makeAsyncIterator() -> AsyncStream<String>.Iterator {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let key = station.listen { event in
    switch event {
    case .next(let value): continuation.yield(value)
    case .completed: continuation.finish()
    }
  }
  station.leave(key)
  continuation.finish()
  return stream.makeAsyncIterator()
}
