// MARK: laid-out

_ = takeRest()

// MARK: solution

var next = takeRest()
while isKnownUniquelyReferenced(&next) { next = next?.takeRest() }

// MARK: recursive

func takeApart(_ link: Chain?) {
  if let link { takeApart(link.takeRest()) }
}
takeApart(self)

// MARK: computes

var next = takeRest()
while isKnownUniquelyReferenced(&next) {
  _ = next?.pair
  next = next?.takeRest()
}

// MARK: tail-cut

var next = takeRest()
while next != nil { next = next?.takeRest() }
