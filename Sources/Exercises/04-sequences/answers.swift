// MARK: laid-out

let photos = film.map { "negative \($0)" }

// MARK: solution

let photos = film.filter(isEven).map(develop)

// MARK: eager

let photos = Array(film).filter(isEven).map(develop)

// MARK: all

let photos = film.map(develop)

// MARK: map-first

let photos = film.map { (number: $0, photo: develop($0)) }
  .filter { isEven($0.number) }
  .map { $0.photo }

// MARK: twice

let photos = film.filter(isEven).lazy.map(develop)
