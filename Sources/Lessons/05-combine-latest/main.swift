// Lesson 5 · The latest of each
//
// Run me: make lesson-05

import LessonKit
import ReactiveCore

lesson(5, "The latest of each")
