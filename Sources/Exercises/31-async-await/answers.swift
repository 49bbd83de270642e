// MARK: laid-out

_ = display.subscribe { print("  floor \($0)") }

// MARK: solution

for await floor in display.values {
  print("  floor \(floor)")
  if floor == 3 { break }
}

// MARK: task-of-its-own

Task {
  for await floor in display.values {
    print("  floor \(floor)")
    if floor == 3 { break }
  }
}

// MARK: goes-on

for await floor in display.values {
  if floor > 3 { break }
  print("  floor \(floor)")
}

// MARK: no-values

for await floor in display {
  print("  floor \(floor)")
  if floor == 3 { break }
}

// MARK: no-await

for floor in display.values {
  print("  floor \(floor)")
  if floor == 3 { break }
}

// MARK: subscribed

let ride = Disposable()
display.subscribe(as: ride) { floor in
  print("  floor \(floor)")
  if floor == 3 { ride.dispose() }
}
