import Foundation
import Testing
import Workshop

@testable import weave

/// The tree that these tests stand in.
enum RealTree {
  /// It is read once for all tests, since that takes a second.
  private static let tree = place.flatMap { try? Project(at: $0) }
  private static let place = packageRoot(
    around: URL(filePath: #filePath).deletingLastPathComponent())

  static func root() throws -> URL { try #require(place, "there is no Package.swift around it") }

  static func project() throws -> Project { try #require(tree, "the tree cannot be read") }
}
