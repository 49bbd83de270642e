import Foundation
import TestSupport
import Testing

@testable import weave

/// The tree that these tests stand in.
enum RealTree {
  /// It is read once for all tests, since that takes a second.
  private static let tree = try? Project(at: Course.root)

  static func project() throws -> Project { try #require(tree, "the tree cannot be read") }
}
