// Lesson 3 · Sequences: pulled, lazy, remembered
//
// Run me: make lesson-03

import LessonKit
import ReactiveCore

lesson(3, "Sequences: pulled, lazy, remembered")
