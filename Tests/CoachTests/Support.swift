import Foundation

@testable import coach

/// The folder of the package.
let root = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// All exercises; none if they cannot be read, which a test of its own tells.
let exercises = (try? Shelf(root: root).catalog())?.exercises ?? []

/// Returns the coach that works in a folder, with time enough for a busy machine.
func coach(
  in folder: URL, compiling: Duration = .seconds(120), running: Duration = .seconds(20),
  sharedCourse: URL? = nil, isUnattended: Bool = false
) -> Coach {
  Coach(
    shelf: Shelf(root: folder),
    toolchain: Toolchain(
      products: products, sharedCourse: sharedCourse, limits: (compiling, running)),
    report: Report(style: Style(hasColor: false)), isUnattended: isUnattended)
}

/// The course as one shared object, made once for all programs of all exercises.
let sharedCourse = Task {
  let library = products.appending(path: "libCourseForTests.so")
  try await coach(in: root).toolchain.shareCourse(as: library)
  return library
}

/// The folder into which the package was built: around the test bundle on macOS, else the bundle's
/// own.
let products: URL = {
  let bundle = Bundle(for: Anchor.self).bundleURL
  return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
}()

/// A class of this bundle.
private final class Anchor {}
