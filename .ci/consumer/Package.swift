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
        .product(name: "LessonKit", package: "cold-and-hot"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
