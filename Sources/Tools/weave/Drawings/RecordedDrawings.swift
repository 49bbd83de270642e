import LessonKit
import CourseSupport

/// What a lesson or a chapter drew when it was last recorded, read from
/// `Tests/LessonTests/Snapshots/`.
struct RecordedDrawings {
  let path: String
  let all: [Drawing]

  init(of program: String, from project: Project, for place: Place) throws(Problem) {
    path = Snapshot.pathOfDrawings(of: program)
    guard let json = project.files[path] else {
      try project.check(program, for: place)
      throw Problem(
        at: place, "\(path) is not recorded",
        remedy: "let the program print a drawing with 'draw', then run 'make record'")
    }
    guard let drawings = try? [RecordedDrawing](json: json) else {
      throw Problem(
        at: Place(path: path, line: 1), "this is no list of drawings", remedy: "run 'make record'")
    }
    all = drawings.map { Drawing($0.layout, title: $0.name) }
  }

  /// Returns the drawing of that title.
  func drawing(_ title: String, for place: Place) throws(Problem) -> Drawing {
    try only("drawing", titled: title, of: all.map { ($0.title, $0) }, in: path, for: place)
  }
}
