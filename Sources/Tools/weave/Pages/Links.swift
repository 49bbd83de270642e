import Foundation
import SwiftReader

extension Project {
  /// The page for those who change the course.
  static let contributing = ".github/CONTRIBUTING.md"

  /// Checks that each relative link of a page leads somewhere.
  func checkLinks() throws {
    let broken = (pages + [Self.contributing]).flatMap(brokenLinks)
    _ = try Problems.collected(from: broken) { throw $0 }
  }

  /// Returns a problem for each relative link of a page that leads nowhere.
  private func brokenLinks(on path: String) -> [Problem] {
    proseLines(of: files[path] ?? "").flatMap { number, line in
      links(in: line).compactMap { problem(with: $0, at: FileLine(path: path, line: number)) }
    }
  }

  private func problem(with link: String, at place: FileLine) -> Problem? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let target = parts[0].isEmpty ? place.path : resolve(String(parts[0]), from: place.path)
    let isFolder = files.keys.contains { target.isEmpty || $0.hasPrefix(target + "/") }
    guard let text = files[target] ?? (isFolder ? "" : nil) else {
      return Problem(
        at: place, "'\(link)' leads nowhere: there is no \(target)",
        remedy: "name the file by its path from this page")
    }
    // What stands after the # of an HTML page is for its script; `make test-browser` follows it.
    guard parts.count > 1, !target.hasSuffix(".html") else { return nil }
    let anchors = target.hasSuffix(".md") ? anchors(in: text) : []
    if anchors.contains(String(parts[1])) { return nil }
    return Problem(
      at: place, "'\(link)' leads nowhere: \(target) has no such heading",
      remedy: choices(anchors))
  }

  private func resolve(_ link: String, from page: String) -> String {
    var folders = page.split(separator: "/").dropLast()
    for part in (link.removingPercentEncoding ?? link).split(separator: "/") where part != "." {
      if part == ".." { folders = folders.dropLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}

/// Returns what leads from a page to a file, both of them by their paths from the root.
func relativeLink(to path: String, from page: String) -> String {
  var folders = page.split(separator: "/").dropLast()
  var parts = path.split(separator: "/")[...]
  while let folder = folders.first, folder == parts.first, parts.count > 1 {
    folders.removeFirst()
    parts.removeFirst()
  }
  return (folders.map { _ in ".." } + parts).joined(separator: "/")
}

/// Returns the relative links of a line: those of Markdown, and those of HTML tags.
private func links(in line: String) -> [String] {
  // Few lines have one, and regular expressions are read anew for each line.
  guard line.contains("](") || line.contains("=\"") else { return [] }
  let prose = line.replacing(/`[^`]*`/, with: "")
  let markdown = prose.matches(of: /\]\(<?([^)>\s]+)/).map { String($0.1) }
  let tags = prose.matches(of: /(href|src|srcset)="([^"\s]+)/).map { String($0.2) }
  return (markdown + tags).filter { $0.prefixMatch(of: /[a-z]+:|\/\//) == nil }
}

/// Returns the anchors of a page as GitHub makes them: from its headings, and from `id` and `name`.
func anchors(in text: String) -> [String] {
  var anchors: [String] = []
  var slugs: [String] = []
  for (_, line) in proseLines(of: text) {
    if line.hasPrefix("#"), let heading = line.wholeMatch(of: /#{1,6} +(.*?) *#*/) {
      let words = heading.1.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.lowercased()
      let slug = words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      let earlier = slugs.count { $0 == slug }
      slugs.append(slug)
      anchors.append(earlier == 0 ? slug : "\(slug)-\(earlier)")
    }
    if line.contains("=\"") {
      anchors += line.matches(of: /(id|name)="([^"]+)"/).map { String($0.2) }
    }
  }
  return anchors
}

/// The numbered lines of a page that are not in a fenced block.
private func proseLines(of text: String) -> [(Int, String)] {
  var fences = Fences()
  return text.textLines.enumerated().compactMap { index, line in
    fences.take(line) == .outside ? (index + 1, line) : nil
  }
}
