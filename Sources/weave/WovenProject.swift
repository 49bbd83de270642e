extension Project {
  /// Returns every page as it should be, or everything that is wrong with any of them.
  func wovenPages() throws(Problems) -> [String: String] {
    var result: [String: String] = [:]
    var problems = Problems()
    for path in pages {
      do throws(Problems) {
        result[path] = try woven(files[path] ?? "", path: path, from: self)
      } catch {
        problems.add(error.list)
      }
    }
    problems.add(markerProblems)
    if problems.list.isEmpty { problems.add(try unusedSnippets()) }
    try problems.check()
    return result
  }

  /// Returns the pages that weaving changes, with their new text.
  func changes() throws(Problems) -> [String: String] {
    try wovenPages().filter { files[$0.key] != $0.value }
  }

  /// What is wrong with the markers of any source file, whether a page uses them or not.
  private var markerProblems: [Problem] {
    let files = sources.values.sorted { $0.path < $1.path }
    return files.filter { !$0.isCore }.flatMap { MarkedSource($0).problems }
      + files.filter(\.isCore).flatMap { file in
        file.lines.filter { marker(in: $0) != nil }.map { line in
          Problem(
            at: file.place(of: line.number), "ReactiveCore carries no markers",
            remedy: "remove it; pages name its declarations")
        }
      }
  }

  /// Returns a problem for each snippet that no page shows.
  private func unusedSnippets() throws(Problems) -> [Problem] {
    var used: Set<String> = []
    for path in pages {
      let page = try Page(files[path] ?? "", path: path)
      for region in page.regions where region.kind == .snippet {
        used.insert("\(region.snippet.path)#\(region.snippet.name ?? "")")
      }
    }
    return sources.values.sorted { $0.path < $1.path }.flatMap { file in
      MarkedSource(file).snippets.filter { !used.contains("\(file.path)#\($0.name)") }.map {
        Problem(
          at: $0.place, "no page shows snippet '\($0.name)'",
          remedy: "show it in a tutorial, or remove its markers")
      }
    }
  }
}
