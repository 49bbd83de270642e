// Lesson 4 · Work that depends on work
//
// Run me: make lesson-04

import LessonKit
import ReactiveCore

lesson(4, "Work that depends on work")
