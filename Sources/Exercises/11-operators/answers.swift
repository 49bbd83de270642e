// MARK: laid-out

Signal { subscriber in
  subscribe(as: subscriber.subscription) { subscriber.send($0) }
}

// MARK: solution

Signal { subscriber in
  let row = Counter()
  return subscribeToEvents(as: subscriber.subscription) { event in
    subscriber.forward(event.map { "\(row.increment()) \($0)" })
  }
}

// MARK: forgetful

Signal { subscriber in
  let row = Counter()
  return subscribe(as: subscriber.subscription) {
    subscriber.send("\(row.increment()) \($0)")
  }
}

// MARK: one-for-all

let row = Counter()
return map { "\(row.increment()) \($0)" }

// MARK: own-subscription

Signal { subscriber in
  let row = Counter()
  return subscribeToEvents { event in
    subscriber.forward(event.map { "\(row.increment()) \($0)" })
  }
}

// MARK: from-zero

Signal { subscriber in
  let row = Counter()
  return subscribeToEvents(as: subscriber.subscription) { event in
    subscriber.forward(event.map { "\(row.increment() - 1) \($0)" })
  }
}
