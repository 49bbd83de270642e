/// The questions about one lesson.
package struct LessonQuiz: Sendable, Equatable {
  /// The number of the lesson as it is written: `07`.
  package let number: String

  /// The name of the lesson without its number.
  package let lesson: String

  /// The title of the lesson.
  package let title: String

  /// Its questions, in the order in which they are asked.
  package let questions: [Question]
}
