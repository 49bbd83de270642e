import Foundation
import Testing
import Workshop

@testable import weave

/// The tree that these tests stand in.
enum RealTree {
  /// It is read once for all tests, since that takes a second.
  private static let tree = packageRoot(
    around: URL(filePath: #filePath).deletingLastPathComponent()
  )
  .flatMap { try? Project(at: $0) }

  static func project() throws -> Project { try #require(tree, "the tree cannot be read") }
}
