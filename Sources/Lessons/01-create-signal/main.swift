// Lesson 1 · A cold signal, created in four steps
//
// Run me: make lesson-01

import LessonKit

lesson(1, "A cold signal, created in four steps")

heading("Nobody subscribes")
let runs = Counter()
print("the producer ran \(runs.count) times")
