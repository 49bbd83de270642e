// MARK: laid-out

let taken = Counter()
return Signal { subscriber in
  subscribe { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
}

// MARK: solution

Signal { subscriber in
  let taken = Counter()
  producer(
    Subscriber(subscription: subscriber.subscription) { event in
      guard case .next = event else { return subscriber.receive(event) }
      let number = taken.increment()
      if number <= count { subscriber.receive(event) }
      if number == count { subscriber.receive(.completed) }
    })
}

// MARK: goes-on

Signal { subscriber in
  let taken = Counter()
  subscribe { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
}

// MARK: one-count

let taken = Counter()
return Signal { subscriber in
  producer(
    Subscriber(subscription: subscriber.subscription) { event in
      guard case .next = event else { return subscriber.receive(event) }
      let number = taken.increment()
      if number <= count { subscriber.receive(event) }
      if number == count { subscriber.receive(.completed) }
    })
}

// MARK: never-complete

Signal { subscriber in
  let taken = Counter()
  producer(
    Subscriber(subscription: subscriber.subscription) { event in
      guard case .next = event else { return subscriber.receive(event) }
      let number = taken.increment()
      if number <= count { subscriber.receive(event) }
    })
}
