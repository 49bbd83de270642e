// Exercise 02 · The loudspeaker of the ferry
//
// A loudspeaker calls across the deck, whether anybody is there or not.

import LessonKit
import ReactiveCore

let speaker = Subject<String, Never>()
speaker.signal.subscribe { print("  Ben hears \($0)") }

func announce(_ news: String) {
  print("the speaker calls: \(news)")
  speaker.send(news)
}

announce("the ferry is late")
// Your turn: Ada comes on deck now. Let ada be her subscription, which prints
// "  Ada hears …", as Ben's does. She leaves after lunch is announced.
// gap
announce("land ahead")
print("Ada has left: \(ada.isDisposed)")

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
