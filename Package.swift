// swift-tools-version: 6.2
import PackageDescription

/// The list of lessons, in order: `name | title | words it introduces`.
///
/// The targets below are made from it; the index in the tutorials, the page for the browser and the
/// tests read these same lines. Only the menu, Sources/Tools/course/menu.txt, repeats them.
let course = """
  01-create-signal          | A cold signal, created in four steps | lesson heading draw Signal subscribe send complete Disposable dispose Counter increment count VirtualScheduler schedule run Chart record watch drawing ticks tick at
  02-subject                | A subject and its roster             | Subject signal subscribeToEvents isDisposed
  03-cold-and-hot           | Cold and hot, side by side           | interval Recorder values advance add
  04-sequences              | Sequences: done when asked, and once | MemoizedSequence map filter
  05-chaining               | Work that depends on work            | from next then flatMap just empty failed handleEvents Timeline
  06-combine-latest         | The latest of each                   | combineLatest startWith removeAll
  07-share                  | One run for many                     | disposed multicast connect share
  08-replay                 | What a latecomer gets                | DrawnError ReplaySubject replayLazily
  09-property               | State: always a value                | Property value
  10-all-kinds              | Four answers for every kind          | startEagerly never
  11-operators              | What an operator is                  | forward subscription
  12-operators-that-remember | Operators that remember             | toArray MarbleDrawing timelines compactMap distinctUntilChanged skip scan reduce take label
  13-merge-and-zip          | Three ways to join                   | merge zip
  14-which-inner            | A request for each tap               | timer concatMap flatMapLatest
  15-errors                 | A failure is an ending               | fail setFailureType catch retry
  17-disposal               | Who stops what                       | DisposeBag takeUntil
  18-memory                 | Who keeps whom alive                 | 
  19-time                   | Time, virtual and real               | TimedScheduler delay timeout now QueueScheduler
  21-debounce-and-throttle  | Debounce and throttle                | debounce throttle
  22-schedulers             | Where work runs, where values arrive | Scheduler observe main
  23-parallel-work          | Work side by side                    | 
  24-binding                | Binding, one way and two ways        | bind bindTwoWay
  27-one-mechanism          | One mechanism for five               | observing
  28-mvc-to-mvvm            | From MVC to MVVM                     | 
  29-commands               | An action with a life                | Command execute isEnabled isExecuting errors
  30-inputs-and-outputs     | A view model as a function           | withLatestFrom
  31-subjects-inside        | A view model that owns its inputs    | 
  32-driver                 | A signal made for the screen         | Driver asDriver drive runApart
  34-table-view-models      | Tables, rows and pages               | 
  36-navigation             | View models navigate, views follow   | 
  38-the-app                | The whole app                        | 
  39-async-await            | Bridges to async and await           | 
  """

let lessons = course.split(separator: "\n").map { line in
  line.prefix { $0 != "|" }.split(separator: " ").joined()
}

/// The list of chapters of the core's book, in order: `name | title`.
///
/// It is read as the list of lessons is.
let book = """
  01-a-closure              | A closure
  02-an-ending              | An ending and a teardown
  03-one-at-a-time          | One at a time
  04-a-roster               | A roster
  05-operators              | Operators
  06-inner-signals          | Inner signals
  07-several-sources        | Several sources
  08-sharing                | Sharing
  09-time                   | Time
  10-state-and-actions      | State and actions
  11-sequences              | Sequences
  12-bridges                | Bridges
  """

let chapters = book.split(separator: "\n").map { line in
  line.prefix { $0 != "|" }.split(separator: " ").joined()
}

/// The target that compiles Sources/Excerpts, the code for UIKit and SwiftUI that the pages show
/// under "In your app".
///
/// On Linux it is built against stubs of Apple's frameworks, and tests play what these can play. On
/// macOS `.ci/apple` compiles the excerpts with the real ones.
#if os(Linux)
  let stubs = ["Combine", "UIKit", "SwiftUI"]
  let excerpts =
    stubs.map { stub in
      Target.target(
        name: stub, path: "Tests/AppleStubs/\(stub)")
    } + [
      // On Apple's systems this is a part of AppBridge.
      .target(
        name: "AppBridgeUIKit", dependencies: ["AppBridge", "ReactiveCore", "UIKit"],
        path: "Sources/AppBridge/UIKit"),
      .testTarget(
        name: "AppBridgeUIKitTests",
        dependencies: [
          "AppBridge", "AppBridgeUIKit", "Excerpts", "LessonKit", "ReactiveCore", "UIKit",
        ],
        // Else the compiler looks for what Swift Testing adds to the real UIKit.
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
      .target(
        name: "Excerpts",
        dependencies: ["AppBridge", "AppBridgeUIKit", "ReactiveCore"]
          + stubs.map { .target(name: $0) },
        path: "Sources/Excerpts",
        swiftSettings: [
          .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AppBridgeUIKit"])
        ]),
    ]
  let notOnLinux = ["UIKit"]
#else
  let excerpts: [Target] = []
  let notOnLinux: [String] = []
#endif

/// The files of a core that a learner has written parts of, if the environment lists them, or of one
/// with the lock that `make test-threads` needs.
///
/// There is a line for each file, ours and theirs, and each is compiled where it lies: see
/// `make check-core-04`.
let learnersCore = Context.environment["COLD_AND_HOT_FILES"]?.split(separator: "\n").map(String.init)

/// Where the core and the bridge to apps lie: `make mutants` has broken copies of both.
let libraries = Context.environment["COLD_AND_HOT_MUTANTS"] ?? "Sources"

/// What others can depend on, and its tests.
let coreTargets: [Target] = [
  .target(
    name: "ReactiveCore",
    path: learnersCore == nil ? "\(libraries)/ReactiveCore" : ".",
    sources: learnersCore,
    // Without it, a release build of a package that depends on this one calls generic code that
    // knows nothing of the types, which is ten times slower. SwiftPM accepts it since 6.2.
    swiftSettings: [
      .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
    ]),
  .target(
    name: "AppBridge", dependencies: ["ReactiveCore"], path: "\(libraries)/AppBridge",
    exclude: notOnLinux),
  .target(name: "LessonKit", dependencies: ["ReactiveCore"]),
  .target(name: "SwiftReader", path: "Sources/Tools/SwiftReader"),
  .testTarget(
    name: "ReactiveCoreTests", dependencies: ["LessonKit", "ReactiveCore", "SwiftReader"]),
  .testTarget(name: "AppBridgeTests", dependencies: ["AppBridge", "LessonKit", "ReactiveCore"]),
]

/// The lessons, each a program.
let lessonTargets: [Target] = lessons.map {
  .executableTarget(
    name: "lesson-\($0)",
    dependencies: ["LessonKit", "ReactiveCore"]
      + (["27-one-mechanism", "32-driver"].contains($0) ? ["AppBridge"] : []),
    path: "Sources/Lessons/\($0)",
    exclude: ["questions.json"] + ($0 == "38-the-app" ? ["museum.json", "script.txt"] : []))
}

/// The rest of the course, its tools, and their tests.
let courseTargets: [Target] =
  [
    .target(
      name: "CourseSupport", dependencies: ["LessonKit", "SwiftReader"],
      path: "Sources/Tools/CourseSupport"),
    .executableTarget(
      name: "weave", dependencies: ["LessonKit", "SwiftReader", "CourseSupport"],
      path: "Sources/Tools/weave",
      exclude: ["Drawings/picture.css"]),
    .target(
      name: "Quiz", dependencies: ["LessonKit", "ReactiveCore"],
      exclude: ["recorded.json"]),
    // It imports neither of the two libraries, but compiles the learner's programs with them.
    .executableTarget(
      name: "course",
      dependencies: ["AppBridge", "LessonKit", "ReactiveCore", "SwiftReader", "CourseSupport"],
      path: "Sources/Tools/course",
      exclude: ["menu.txt", "Core/laid-out.txt"]),
    // What the page in the browser plays live; `.ci/wasm` makes the page's copy of it.
    .target(
      name: "Live", dependencies: ["ReactiveCore"], path: "Sources/Tools/Live",
      exclude: ["Core", "Module"]),
    .executableTarget(
      name: "walkthrough", dependencies: ["LessonKit", "CourseSupport"],
      path: "Sources/Tools/walkthrough"),
    .executableTarget(
      name: "bench", dependencies: ["ReactiveCore"], path: "Sources/Tools/bench",
      exclude: ["measured.txt"]),
    .executableTarget(
      name: "mutants", dependencies: ["LessonKit", "SwiftReader", "CourseSupport"],
      path: "Sources/Tools/mutants",
      exclude: ["equivalent.txt"]),
    .target(
      name: "TestSupport", dependencies: ["CourseSupport", "LessonKit", "Live"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Live", "LessonKit", "SwiftReader", "TestSupport", "CourseSupport", "course"]),
    .testTarget(name: "LessonKitTests", dependencies: ["LessonKit", "ReactiveCore"]),
    .testTarget(
      name: "LessonTests",
      dependencies: [
        "LessonKit", "ReactiveCore", "SwiftReader", "TestSupport", "CourseSupport", "course",
        "mutants", "weave",
      ]
        + lessons.map { .target(name: "lesson-\($0)") }
        + chapters.map { .target(name: "chapter-\($0)") },
      exclude: ["Snapshots"]),
    .testTarget(
      name: "CourseSupportTests",
      dependencies: ["LessonKit", "SwiftReader", "TestSupport", "CourseSupport"]),
    .testTarget(
      name: "TutorialTests",
      dependencies: ["weave", "SwiftReader", "TestSupport", "CourseSupport"],
      exclude: ["Golden"]),
    .testTarget(name: "MutantTests", dependencies: ["mutants", "TestSupport", "CourseSupport"]),
    .testTarget(
      name: "WalkthroughTests",
      dependencies: [
        "walkthrough", "Live", "LessonKit", "TestSupport", "CourseSupport",
      ],
      exclude: ["Browser/acts.txt", "Browser/rules.txt", "Browser/seen.js"]),
    .testTarget(
      name: "CourseTests",
      dependencies: ["course", "LessonKit", "Quiz", "SwiftReader", "TestSupport", "CourseSupport"],
      exclude: ["mistakes", "stops", "stub", "tests"].map { "Core/\($0).txt" }),
  ]
  // A chapter builds its own small core: it may not use the real one. Its core.json says which files
  // of the real one a learner may write.
  + chapters.map {
    .executableTarget(
      name: "chapter-\($0)", dependencies: ["LessonKit"], path: "Sources/Chapters/\($0)",
      exclude: ["core.json"])
  }
  + excerpts

// With COLD_AND_HOT_CORE_ONLY in the environment, the package is the core and its tests alone, so that a change
// of the core does not build the whole course: see `make test-core`. With a learner's core, it has
// the lessons, too.
let isCoreOnly = Context.environment["COLD_AND_HOT_CORE_ONLY"] != nil
let targets =
  coreTargets + (isCoreOnly ? [] : lessonTargets)
  + (isCoreOnly || learnersCore != nil ? [] : courseTargets)

let package = Package(
  name: "cold-and-hot",
  // The first versions that have Synchronization.Mutex.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    .library(name: "AppBridge", targets: ["AppBridge"]),
    .library(name: "LessonKit", targets: ["LessonKit"]),
  ]
    + (isCoreOnly ? [] : lessons).map {
      .executable(name: "lesson-\($0)", targets: ["lesson-\($0)"])
    },
  targets: targets,
  swiftLanguageModes: [.v6]
)
