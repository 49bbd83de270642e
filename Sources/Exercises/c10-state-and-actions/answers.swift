// MARK: laid-out

other.value = one.value
one.onChange { value in other.value = value }
other.onChange { value in one.value = value }

// MARK: solution

if other.value != one.value { other.value = one.value }
one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: one-way

if other.value != one.value { other.value = one.value }
one.onChange { value in
  if other.value != value { other.value = value }
}

// MARK: other-first

if one.value != other.value { one.value = other.value }
one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: not-at-first

one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: compared

if other.value != one.value { other.value = one.value }
one.onChange { value in
  if other.value != value { other.value = value }
}
other.onChange { value in
  if one.value != value { one.value = value }
}
