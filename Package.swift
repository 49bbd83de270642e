// swift-tools-version: 6.2
import PackageDescription

let lessons = [
  "01-create-signal", "02-subject", "03-cold-and-hot", "04-sequences", "05-chaining",
  "06-combine-latest", "07-share", "08-replay", "09-property", "10-all-kinds",
  "11-operators", "12-operators-that-remember", "13-merge-and-zip", "14-which-inner",
  "15-errors", "16-retry", "17-disposal", "18-memory", "19-time", "20-timeout",
  "21-debounce-and-throttle", "22-schedulers", "23-parallel-work", "24-binding",
  "25-two-way-binding", "26-one-mechanism", "27-derived-state", "28-mvc-to-mvvm",
  "29-commands", "30-inputs-and-outputs", "31-subjects-inside",
  "32-driver", "33-pages", "34-table-view-models", "35-row-view-models", "36-navigation",
  "37-navigation-both-ways", "38-the-app", "39-async-await", "40-async-values",
]

/// Those that use the bridge to apps.
let lessonsForApps = ["26-one-mechanism", "27-derived-state", "32-driver", "39-async-await"]

/// Files in the folder of a lesson that its program reads, and that are not Swift.
let dataOfLessons = ["38-the-app": ["museum.json", "script.txt"]]

/// The chapters of the book that builds the core up.
let chapters = [
  "01-a-closure", "02-an-ending", "03-one-at-a-time", "04-a-roster", "05-operators",
  "06-inner-signals", "07-several-sources", "08-sharing", "09-time", "10-state-and-actions",
  "11-sequences", "12-bridges",
]

// MARK: The libraries

// On Linux a target of its own has the part for UIKit, and is built with a stub of it.
#if os(Linux)
  let partsForApple = ["UIKit"]
#else
  let partsForApple: [String] = []
#endif

let libraries: [Target] = [
  .target(
    name: "ReactiveCore",
    // Without it, a release build of a package that depends on this one calls generic code that
    // knows nothing of the types, which is ten times slower. A package may depend by version on one
    // with such a flag since SwiftPM 6.2, if this manifest is of tools version 6.2 or newer. By
    // revision or by path it always could.
    swiftSettings: [
      .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
    ]),
  .target(name: "AppBridge", dependencies: ["ReactiveCore"], exclude: partsForApple),
  .target(name: "Marbles", dependencies: ["ReactiveCore"]),
  // What the programs of lessons and chapters print with; others need the first three alone.
  .target(name: "LessonKit", dependencies: ["Marbles", "ReactiveCore"]),
]

/// What tests the core and its bridge; enough to work on them.
let testsOfCore: [Target] = [
  .testTarget(
    name: "ReactiveCoreTests", dependencies: ["Marbles", "ReactiveCore", "SwiftReader"]),
  .testTarget(name: "AppBridgeTests", dependencies: ["AppBridge", "Marbles", "ReactiveCore"]),
  tool("SwiftReader"),
]

// MARK: The course

let programsOfLessons: [Target] = lessons.map { name in
  .executableTarget(
    name: "lesson-\(name)",
    dependencies: ["LessonKit", "ReactiveCore"]
      + (lessonsForApps.contains(name) ? ["AppBridge"] : []),
    path: "Sources/Lessons/\(name)",
    exclude: ["questions.json"] + dataOfLessons[name, default: []])
}

// A chapter builds its own small core: it may not use the real one.
let programsOfChapters: [Target] = chapters.map { name in
  .executableTarget(
    name: "chapter-\(name)", dependencies: ["LessonKit"], path: "Sources/Chapters/\(name)",
    exclude: ["core.json"])
}

let programs = programsOfLessons + programsOfChapters

// MARK: Its tools, and what tests them all

let tools: [Target] = [
  tool("CourseSupport", with: ["LessonKit", "Marbles", "SwiftReader"]),
  // What the page in the browser plays; `.ci/wasm` makes the page's copy of it.
  tool("Live", with: ["ReactiveCore"], exclude: ["Module", "StandIns"]),
  // It compiles a learner's programs with the libraries.
  command(
    "course", with: ["AppBridge", "ReactiveCore"], exclude: ["menu.txt", "Core/laid-out.txt"]),
  command("weave", exclude: ["Drawings/picture.css"]),
  command("walkthrough"),
  command("mutants", exclude: ["equivalent.txt"]),
  .executableTarget(
    name: "bench", dependencies: ["ReactiveCore"], path: "Sources/Tools/bench",
    exclude: ["measured.txt"]),
  .target(
    name: "Quiz", dependencies: ["AppBridge", "LessonKit", "Marbles", "ReactiveCore"],
    exclude: ["recorded.json"]),
  .target(
    name: "TestSupport", dependencies: ["CourseSupport", "Live", "Marbles"],
    path: "Tests/TestSupport"),
  .testTarget(name: "LessonKitTests", dependencies: ["LessonKit"]),
  .testTarget(name: "MarblesTests", dependencies: ["Marbles", "ReactiveCore"]),
  tests(
    "LessonTests",
    of: ["ReactiveCore", "course", "mutants", "weave"] + programs.map { .target(name: $0.name) },
    exclude: ["Snapshots"]),
  tests("CourseSupportTests"),
  tests(
    "CourseTests", of: ["course", "Quiz"],
    exclude: ["mistakes.txt", "stops.txt", "stub.txt", "tests.jsonl"].map { "Core/\($0)" }),
  tests("LiveTests", of: ["Live", "course"]),
  tests("MutantTests", of: ["mutants"]),
  tests("TutorialTests", of: ["weave"], exclude: ["Golden"]),
  tests(
    "WalkthroughTests", of: ["walkthrough", "Live"],
    exclude: ["Browser/acts.txt", "Browser/layout-rules.txt", "Browser/See"]),
]

// MARK: The code for UIKit and SwiftUI

// On Linux it is built with stubs of Apple's frameworks. On macOS `.ci/apple` compiles the excerpts
// with the real ones, and the part for UIKit is in AppBridge itself.
#if os(Linux)
  let codeForApps: [Target] =
    ["Combine", "SwiftUI", "UIKit"].map { .target(name: $0, path: "Tests/AppleStubs/\($0)") } + [
      .target(
        name: "AppBridgeUIKit", dependencies: ["AppBridge", "ReactiveCore", "UIKit"],
        path: "Sources/AppBridge/UIKit"),
      .target(
        name: "Excerpts",
        dependencies: [
          "AppBridge", "AppBridgeUIKit", "Combine", "ReactiveCore", "SwiftUI", "UIKit",
        ],
        swiftSettings: frontend("-import-module", "AppBridgeUIKit")),
      .testTarget(
        name: "AppBridgeUIKitTests",
        dependencies: [
          "AppBridge", "AppBridgeUIKit", "Excerpts", "Marbles", "ReactiveCore", "UIKit",
        ],
        // Else the compiler looks for what Swift Testing adds to the real UIKit.
        swiftSettings: frontend("-disable-cross-import-overlays")),
    ]
#else
  let codeForApps: [Target] = []
#endif

// MARK: The package

let package = Package(
  name: "cold-and-hot",
  // The first versions that have Synchronization.Mutex.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: libraries.dropLast().map { .library(name: $0.name, targets: [$0.name]) },
  targets: libraries + testsOfCore + programs + tools + codeForApps,
  swiftLanguageModes: [.v6]
)

// MARK: Variables of the environment, for our own tools

// The files of a core: a learner's, or one with a lock that the thread sanitizer sees into.
if let files = Context.environment["COLD_AND_HOT_FILES"] {
  libraries[0].path = "."
  libraries[0].sources = files.split(separator: "\n").map(String.init)
  package.targets = libraries + testsOfCore + programsOfLessons
}
// A folder with broken copies of the core and the bridge to apps.
if let folder = Context.environment["COLD_AND_HOT_MUTANTS"] {
  for library in libraries.prefix(2) { library.path = "\(folder)/\(library.name)" }
}
// A change of the core need not build the whole course.
if Context.environment["COLD_AND_HOT_CORE_ONLY"] != nil {
  package.targets = libraries + testsOfCore
}

// MARK: One function for each kind of target

func tool(_ name: String, with more: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: more, path: "Sources/Tools/\(name)", exclude: exclude)
}

func command(
  _ name: String, with more: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: ["CourseSupport", "LessonKit", "Marbles", "SwiftReader"] + more,
    path: "Sources/Tools/\(name)", exclude: exclude)
}

func tests(
  _ name: String, of more: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: ["CourseSupport", "LessonKit", "Marbles", "SwiftReader", "TestSupport"] + more,
    exclude: exclude)
}

func frontend(_ flags: String...) -> [SwiftSetting] {
  [.unsafeFlags(flags.flatMap { ["-Xfrontend", $0] })]
}
