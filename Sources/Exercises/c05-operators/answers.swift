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
  let counting = Subscriber<Value>(
    subscription: subscriber.subscription
  ) { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
  producer(counting)
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
  let counting = Subscriber<Value>(
    subscription: subscriber.subscription
  ) { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
  producer(counting)
}

// MARK: one-more

Signal { subscriber in
  let taken = Counter()
  let counting = Subscriber<Value>(
    subscription: subscriber.subscription
  ) { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number > count { subscriber.receive(.completed) }
  }
  producer(counting)
}

// MARK: no-end

Signal { subscriber in
  let taken = Counter()
  let counting = Subscriber<Value>(
    subscription: subscriber.subscription
  ) { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.subscription.dispose() }
  }
  producer(counting)
}

// MARK: never-complete

Signal { subscriber in
  let taken = Counter()
  let counting = Subscriber<Value>(
    subscription: subscriber.subscription
  ) { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
  }
  producer(counting)
}

// MARK: too-few

Signal { subscriber in
  let taken = Counter()
  let counting = Subscriber<Value>(
    subscription: subscriber.subscription
  ) { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number < count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
  producer(counting)
}
