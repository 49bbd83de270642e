// Lesson 25 · Binding, two ways
//
// A title comes from a server, and Ada edits it in a text field. The two are
// to be equal at any time. Run me: make lesson-25

import LessonKit
import ReactiveCore

lesson(25, "Binding, two ways")

heading("A title and a text field")
let title = Property("Untitled")
let field = Property("My photo")
// snippet.writes
let writes = Recorder<String>()
title.signal.skip(1).subscribe { text in writes.append("title = \(text)") }
field.signal.skip(1).subscribe { text in writes.append("field = \(text)") }

let binding = title.bindTwoWay(with: field)
// snippet.end
print("they are bound: \(writes.removeAll())")

// snippet.edits
title.value = "Lake"
print("data arrives: \(writes.removeAll())")

field.value = "Lake at dawn"
print("Ada types: \(writes.removeAll())")
// snippet.end
print("Ada submits: \(title.value)")

heading("Two properties, drawn")
let clock = VirtualScheduler()
let chart = Chart(clock)
let model = Property("a")
let view = Property("")
let tie = model.bindTwoWay(with: view)
chart.record("model", model.signal)
chart.record("view", view.signal)
clock.at(2) { model.value = "b" }
clock.at(4) { view.value = "c" }
clock.at(6) { tie.dispose() }
clock.at(8) { model.value = "d" }
clock.advance(ticks: 9)
draw("two ways", chart.drawing)

heading("Common mistake: two subscriptions that write to each other")
binding.dispose()
// snippet.ben
title.signal.skip(1).take(20).subscribe { text in field.value = text }
field.signal.skip(1).take(20).subscribe { text in title.value = text }
// snippet.end
// snippet.edit
field.value = "Lake at dusk"
print("one edit: \(writes.removeAll().count) writes; only take(20) ends it")
// snippet.end
