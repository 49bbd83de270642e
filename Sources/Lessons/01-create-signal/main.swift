// Lesson 1 · A cold signal, created in four steps
//
// Run me: make lesson-01

import LessonKit
import ReactiveCore

lesson(1, "A cold signal, created in four steps")
