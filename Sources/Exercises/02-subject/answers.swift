// MARK: laid-out

let ada = Disposable()
announce("lunch is served")

// MARK: solution

let ada = speaker.signal.subscribe { print("  Ada hears \($0)") }
announce("lunch is served")
ada.dispose()

// MARK: late

announce("lunch is served")
let ada = speaker.signal.subscribe { print("  Ada hears \($0)") }

// MARK: stays

let ada = speaker.signal.subscribe { print("  Ada hears \($0)") }
announce("lunch is served")

// MARK: looks-away

let ada = speaker.signal.subscribe { news in
  if news != "land ahead" { print("  Ada hears \(news)") }
}
announce("lunch is served")

// MARK: completed

let ada = speaker.signal.subscribe { print("  Ada hears \($0)") }
announce("lunch is served")
speaker.complete()

// MARK: no-signal

let ada = speaker.subscribe { print("  Ada hears \($0)") }
announce("lunch is served")
ada.dispose()
