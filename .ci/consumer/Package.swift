// swift-tools-version: 6.2
import PackageDescription

/// Somebody else's package, which depends on this project by its path: `make consumer`.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cold-and-hot", path: "../..")],
  targets: [
    .executableTarget(
      name: "speed", dependencies: [.product(name: "ReactiveCore", package: "cold-and-hot")]),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        .product(name: "ReactiveCore", package: "cold-and-hot"),
        .product(name: "Marbles", package: "cold-and-hot"),
      ]),
    // A small app, whole but for its views: objects on the main actor stand in for them.
    .target(
      name: "PhotoApp",
      dependencies: [
        .product(name: "AppBridge", package: "cold-and-hot"),
        .product(name: "ReactiveCore", package: "cold-and-hot"),
      ]),
    .testTarget(
      name: "PhotoAppTests",
      dependencies: ["PhotoApp", .product(name: "ReactiveCore", package: "cold-and-hot")]),
  ],
  swiftLanguageModes: [.v6]
)
