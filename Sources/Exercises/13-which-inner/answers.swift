// MARK: laid-out

let found = places.signal.flatMapLatest(request)
let saved = photos.signal.flatMapLatest(request)

// MARK: solution

let found = places.signal.flatMapLatest(request)
let saved = photos.signal.concatMap(request)

// MARK: uploads-at-once

let found = places.signal.flatMapLatest(request)
let saved = photos.signal.flatMap(request)

// MARK: old-place-first

let found = places.signal.concatMap(request)
let saved = photos.signal.concatMap(request)

// MARK: old-place-last

let found = places.signal.flatMap(request)
let saved = photos.signal.concatMap(request)

// MARK: turned-round

let found = places.signal.concatMap(request)
let saved = photos.signal.flatMapLatest(request)

// MARK: all-at-once

let found = places.signal.flatMap(request)
let saved = photos.signal.flatMap(request)
