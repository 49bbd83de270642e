import SwiftReader

/// Whether a learner has seen the whole core after reading all tutorials, and nothing twice.
extension Project {
  /// Returns a sentence for each line of the core that no tutorial shows, or more than one region.
  func coverage() throws(Problems) -> [String] {
    let shown = try regionsShowingCore()
    return core.flatMap { file in
      let imports = file.imports
      return file.lines.filter { $0.isWorthReading && !imports.contains($0.number) }
        .compactMap { line -> String? in
          let place = file.place(of: line.number)
          let regions = shown[place] ?? []
          if regions.count == 1 { return nil }
          let list = regions.isEmpty ? "no tutorial" : listed(regions.map(\.description))
          return "\(place): \(line.text.trimmed)  shown by \(list)"
        }
    }
  }

  /// Returns, for each line of the core, the regions of tutorials that show it.
  private func regionsShowingCore() throws(Problems) -> [Place: [Place]] {
    var shown: [Place: [Place]] = [:]
    var problems = Problems()
    for path in tutorials {
      let page = Page(files[path] ?? "", path: path)
      problems.add(page.problems)
      for region in page.regions where region.kind == .snippet {
        do throws(Problem) {
          for excerpt in try region.snippet.excerpts(from: self, for: region.place) {
            for number in excerpt.lines.compactMap(\.number) {
              shown[excerpt.file.place(of: number), default: []].append(region.place)
            }
          }
        } catch {
          problems.add(error)
        }
      }
    }
    try problems.check()
    return shown
  }
}

extension SourceLine {
  /// Whether there is more to the line than punctuation, to which `#if`, `#else` and `#endif`
  /// belong, or where the members below live, such as `extension Signal {`.
  fileprivate var isWorthReading: Bool {
    code.contains { $0.isLetter || $0.isNumber || $0 == "\"" }
      && !code.hasPrefix("#if ") && !["#else", "#endif"].contains(code)
      && code.wholeMatch(of: /(public )?extension [\w.]+ \{/) == nil
  }
}
