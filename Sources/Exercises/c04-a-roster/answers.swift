// MARK: laid-out

for place in roster.withLock({ $0 }) { place.handler(value) }

// MARK: solution

let places = roster.withLock { $0 }
for place in places where !place.hasLeft.withLock({ $0 }) {
  place.handler(value)
}

// MARK: lock-held

roster.withLock { places in
  for place in places where !place.hasLeft.withLock({ $0 }) {
    place.handler(value)
  }
}

// MARK: live

var index = 0
while let place = roster.withLock({ index < $0.count ? $0[index] : nil }) {
  place.handler(value)
  index += 1
}
