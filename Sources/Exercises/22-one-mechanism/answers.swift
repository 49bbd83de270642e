// MARK: laid-out

let waves = Signal<String, Never> { _ in .empty }

// MARK: solution

let waves = Signal<String, Never> { subscriber in
  buoy.ask { subscriber.send($0) }
  return Disposable { buoy.takeBack() }
}

// MARK: asked-early

let heard = Subject<String, Never>()
buoy.ask { heard.send($0) }
let waves = heard.signal

// MARK: taken-back-at-once

let waves = Signal<String, Never> { subscriber in
  buoy.ask { subscriber.send($0) }
  buoy.takeBack()
  return .empty
}

// MARK: completed

let waves = Signal<String, Never> { subscriber in
  buoy.ask {
    subscriber.send($0)
    subscriber.complete()
  }
  return Disposable { buoy.takeBack() }
}

// MARK: stays-asked

let waves = Signal<String, Never> { subscriber in
  buoy.ask { subscriber.send($0) }
  return .empty
}
