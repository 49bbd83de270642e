/// The questions about one lesson.
package struct LessonQuiz: Sendable, Equatable {
  /// The lesson.
  package let about: CourseList.Lesson

  /// Its questions, in the order in which they are asked.
  package let questions: [Question]

  /// The number of the lesson as it is written: `07`.
  package var number: String { about.number }

  /// The name of the lesson without its number.
  package var lesson: String { about.topic }

  /// The title of the lesson.
  package var title: String { about.title }
}
