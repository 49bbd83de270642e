import SwiftReader

/// Which lines of the core a learner has seen after reading all tutorials.
struct Coverage: Equatable {
  /// A line that is shown by no page, or by several regions.
  struct Finding: Equatable, CustomStringConvertible {
    let place: Place
    let text: String

    /// The regions that show it.
    let regions: [Place]

    var description: String {
      let regions = regions.map(\.description).joined(separator: ", ")
      return "\(place): \(text.trimmed)" + (regions.isEmpty ? "" : "  shown by \(regions)")
    }
  }

  /// How many lines there are to read.
  var count = 0
  var unshown: [Finding] = []
  var shownTwice: [Finding] = []
}

extension Project {
  /// Compares what the tutorials show of the core with what there is to read in it.
  func coverage() throws(Problems) -> Coverage {
    let shown = try regionsShowingCore()
    var coverage = Coverage()
    for file in core {
      let plain = plainExtensions(of: file)
      let imports = file.imports
      for line in file.lines where line.isWorthReading && !imports.contains(line.number) {
        let place = file.place(of: line.number)
        let regions = shown[place] ?? []
        if plain.contains(line.number) { continue }
        coverage.count += 1
        let finding = Coverage.Finding(place: place, text: line.text, regions: regions)
        if regions.isEmpty { coverage.unshown.append(finding) }
        if regions.count > 1 { coverage.shownTwice.append(finding) }
      }
    }
    return coverage
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

  /// Lines such as `extension Signal {`, which say no more than where the members below live.
  private func plainExtensions(of file: SourceFile) -> Set<Int> {
    let lines = file.lines.filter {
      $0.code.wholeMatch(of: /(public )?extension [\w.]+ \{/) != nil
    }
    return Set(lines.map(\.number))
  }
}

extension SourceLine {
  /// Whether there is more to the line than punctuation, to which `#if`, `#else` and `#endif`
  /// belong.
  fileprivate var isWorthReading: Bool {
    code.contains { $0.isLetter || $0.isNumber || $0 == "\"" }
      && !code.hasPrefix("#if ") && !["#else", "#endif"].contains(code)
  }
}

extension Coverage {
  /// What `weave --coverage` prints.
  var report: String {
    let lines = unshown.map(\.description) + shownTwice.map(\.description)
    let counts = "of \(count) lines, \(unshown.count) are not shown, \(shownTwice.count) twice"
    return (lines + [counts]).joined(separator: "\n")
  }
}
