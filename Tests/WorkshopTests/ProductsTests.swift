import Foundation
import Testing
import Workshop

@Suite struct ProductsTests {
  @Test("executables lie beside the test bundle, on Linux and on macOS")
  func findsFolders() {
    let folders = Products.folders(ofBundle: [
      "/b/debug/cold.xctest", "--test-bundle-path", "/m/debug/cold.xctest/Contents/MacOS/cold",
      "/b/debug/../debug/cold.xctest", "/usr/bin/swift",
    ])
    #expect(folders.map(\.path) == ["/b/debug", "/m/debug"])
  }

  @Test("the first folder that holds the executable counts; else all are named")
  func findsExecutable() throws {
    let folders = [URL(filePath: "/a"), URL(filePath: "/b"), URL(filePath: "/c")]
    let found = try Products.find("x", in: folders) { $0 == "/b/x" || $0 == "/c/x" }
    #expect(found.path == "/b/x")
    let missing = try #require(throws: Products.Missing.self) {
      try Products.find("x", in: folders) { _ in false }
    }
    #expect("\(missing)" == "x is not built; sought in /a, /b, /c; try: make test")
  }
}
