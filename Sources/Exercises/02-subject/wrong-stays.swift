// Exercise 02 · The loudspeaker of the ferry
//
// A loudspeaker calls over the deck, whoever stands there.

import LessonKit
import ReactiveCore

let speaker = Subject<String, Never>()
speaker.signal.subscribe { print("  Ben hears \($0)") }

func announce(_ news: String) {
  print("the speaker calls: \(news)")
  speaker.send(news)
}

announce("the ferry is late")
// Your turn: Ada comes on deck now. Subscribe her, to print "  Ada hears …" as
// Ben does. When lunch has been called, she goes below and hears no more.
speaker.signal.subscribe { print("  Ada hears \($0)") }
announce("lunch is served")
announce("land ahead")
