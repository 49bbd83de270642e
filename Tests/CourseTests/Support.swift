import Foundation
import LessonKit
import Workshop

@testable import course

/// The folder of the package.
let root = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// All exercises; none if they cannot be read, which a test of its own tells.
let exercises = (try? CourseFiles(root: root).catalog())?.exercises ?? []

/// Returns the course that works in a folder, with time enough for a busy machine.
func course(
  in folder: URL, compiling: Duration = .seconds(120), running: Duration = .seconds(20),
  store: ProgramStore? = nil, isUnattended: Bool = false
) -> CourseCommand {
  CourseCommand(
    files: CourseFiles(root: folder),
    toolchain: Toolchain(
      products: products, store: store, limits: (compiling, running)),
    report: CourseReport(style: Style(hasColor: false)), isUnattended: isUnattended)
}

/// Where the programs of all exercises are kept, so that they are not built at each run of the tests.
let store = Task {
  try await course(in: root).toolchain.openStore(in: products.appending(path: "exercises"))
}

/// The folder into which the package was built.
let products = Products.folder
