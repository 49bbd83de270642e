/// Returns what stands above excerpts of the core: which file they are from, as a link, and where
/// in it they stand.
///
///     *[Subject.swift](../Sources/ReactiveCore/Subject.swift), in `Subject`*
///
/// Code for UIKit or SwiftUI is compiled by a test, and no lesson runs it. Its caption says so:
///
///     *[UIKit](../Sources/Lessons/09-property/Apple/UIKit.swift): compiled, not run*
///
/// Other code of a lesson, of which its page shows one file, has none.
func caption(of excerpts: [Excerpt], on page: String) -> String? {
  guard let file = excerpts.first?.file else { return nil }
  if file.isForApps {
    let framework = file.name.dropLast(".swift".count)
    return "*[\(framework)](\(relativeLink(to: file.path, from: page))): compiled, not run*"
  }
  guard file.isCore else { return nil }
  var scopes: [String] = []
  for scope in excerpts.compactMap(\.scope) where !scopes.contains(scope) { scopes.append(scope) }
  let isPartly = excerpts.contains { $0.scope == nil && !scopes.contains($0.name ?? "") }
  let place = listed(scopes.map { "`\($0)`" })
  let words = scopes.isEmpty ? "" : ", \(isPartly ? "partly " : "")in \(place)"
  return "*[\(file.name)](\(relativeLink(to: file.path, from: page)))\(words)*"
}

extension Excerpt {
  /// The type that a declaration stands in, nil at the top of a file.
  fileprivate var scope: String? {
    guard let declaration, !declaration.parents.isEmpty else { return nil }
    return declaration.parents.joined(separator: ".")
  }

  /// What the declaration itself is called.
  fileprivate var name: String? { declaration?.names.first }
}
