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
    problems.add(unusedSnippets)
    try problems.check()
    return result
  }

  /// Returns what weaving changes, with its new text: pages, pictures, and the list of programs.
  func changes() throws(Problems) -> [String: String] {
    let woven = try wovenPages().merging(diagrams()) { page, _ in page }
      .merging(programList) { page, _ in page }
    return woven.filter { files[$0.key] != $0.value }
  }

  /// What is wrong with the markers of any source file, whether a page uses them or not.
  private var markerProblems: [Problem] {
    sources.values.filter { !$0.isCore }.flatMap { MarkedSource($0).problems }
      + core.flatMap { file in
        file.lines.filter { marker(in: $0) != nil }.map { line in
          Problem(
            at: file.place(of: line.number), "ReactiveCore carries no markers",
            remedy: "remove it; pages name its declarations")
        }
      }
  }

  /// A problem for each snippet that no page shows.
  private var unusedSnippets: [Problem] {
    let regions = pages.flatMap { Page(files[$0] ?? "", path: $0).regions }
    let references = regions.filter { $0.kind == .snippet }.map(\.snippet)
    let used = Set(references.flatMap { one in (one.names ?? []).map { "\(one.path)#\($0)" } })
    return sources.values.filter { !$0.isCore }.flatMap { file in
      MarkedSource(file).snippets.filter { !used.contains("\(file.path)#\($0.name)") }.map {
        Problem(
          at: $0.place, "no page shows snippet '\($0.name)'",
          remedy: "show it in a tutorial, or remove its markers")
      }
    }
  }
}
