// swift-tools-version: 6.2
import PackageDescription

/// The course, in order: `name | title | words it introduces`.
///
/// This is the only list of lessons. The targets below are made from it; the Makefile's menu, the
/// index in the tutorials and the tests read these same lines.
let course = """
  01-create-signal  | A cold signal, created in four steps | lesson heading
  02-subject        | A hot signal and its roster          | lesson heading
  03-sequences      | Sequences: pulled, lazy, remembered  | lesson heading
  04-chaining       | Work that depends on work            | lesson heading
  05-combine-latest | The latest of each                   | lesson heading
  """

let lessons = course.split(separator: "\n").map { line in
  line.prefix { $0 != "|" }.split(separator: " ").joined()
}

let package = Package(
  name: "cold-and-hot",
  platforms: [.macOS(.v15)],
  products: lessons.map { .executable(name: "lesson-\($0)", targets: ["lesson-\($0)"]) },
  targets: [
    .target(name: "ReactiveCore"),
    .target(name: "LessonKit", dependencies: ["ReactiveCore"]),
    .executableTarget(name: "weave"),
    .executableTarget(name: "bench", dependencies: ["ReactiveCore"]),
    .testTarget(name: "ReactiveCoreTests", dependencies: ["LessonKit", "ReactiveCore"]),
    .testTarget(name: "LessonKitTests", dependencies: ["LessonKit"]),
    .testTarget(
      name: "LessonTests",
      dependencies: ["LessonKit"] + lessons.map { .target(name: "lesson-\($0)") },
      exclude: ["Snapshots"]),
    .testTarget(name: "TutorialTests", dependencies: ["weave"]),
  ]
    + lessons.map {
      .executableTarget(
        name: "lesson-\($0)",
        dependencies: ["LessonKit", "ReactiveCore"],
        path: "Sources/Lessons/\($0)")
    },
  swiftLanguageModes: [.v6]
)
