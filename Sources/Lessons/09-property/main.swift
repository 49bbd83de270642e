// Lesson 9 · State: always a value
//
// Ada has unread messages. Her phone and her tablet show how many.
// Run me: make lesson-09

import LessonKit
import ReactiveCore

lesson(9, "State: always a value")

heading("Two screens show one number")
// snippet.inbox
let unread = Property(3)
unread.signal.subscribe { count in print("the phone shows \(count)") }
unread.value = 4
unread.value = 4
unread.signal.subscribe { count in print("the tablet shows \(count)") }
unread.value = 5
print("read without a subscription: \(unread.value)")
// snippet.end

heading("The log-in button of lesson 6, and a second screen")
// snippet.button
let name = Property("")
let password = Property("")
let canLogIn = combineLatest(name.signal, password.signal)
  .map { name, password in name != "" && password != "" }
canLogIn.subscribe { answer in print("the first screen gets \(answer)") }
name.value = "ada"
password.value = "sesame"
canLogIn.subscribe { answer in print("the second screen gets \(answer)") }
// snippet.end

heading("Common mistake: reading the value once")
// snippet.mistake
let volume = Property(3)
let text = "volume \(volume.value)"
volume.value = 4
print("read once: \(text)")
volume.signal.subscribe { level in print("subscribed: volume \(level)") }
volume.value = 5
// snippet.end
