/// The pictures in Tutorials/diagrams: one for each drawing that a lesson or a chapter recorded.
extension Project {
  /// Returns each picture as it should be, by its path, whether a page shows it or not.
  func diagrams() throws -> [String: String] {
    let drawn = programs.filter { files[Recording.pathOfDrawings(of: $0)] != nil }
    let pictures = try Problems.collected(from: drawn) { program in
      let place = FileLine(path: Recording.pathOfDrawings(of: program), line: 1)
      let drawings = try Recording(of: program, from: self, for: place).drawings
      let paths = drawings.map { diagramPath(of: $0.title, in: program) }
      if Set(paths).count < paths.count {
        throw Problem(
          at: place, "two drawings would have one file", remedy: "rename one in the lesson")
      }
      return zip(paths, drawings.map { Picture($0).svg })
    }
    return Dictionary(uniqueKeysWithValues: pictures.joined())
  }

  /// Returns the pictures of weave that no drawing stands behind any longer.
  ///
  /// A picture without weave's mark is somebody's own, and stays.
  func orphans() throws -> [String] {
    let diagrams = try diagrams()
    return files.filter { path, text in
      path.hasPrefix("Tutorials/diagrams/") && diagrams[path] == nil && text.hasPrefix(Picture.mark)
    }.keys.sorted()
  }
}

/// Returns the path of a picture, such as `Tutorials/diagrams/02-subject.early-and-late.svg`.
func diagramPath(of title: String, in lesson: String) -> String {
  let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
  return "Tutorials/diagrams/\(lesson).\(words.joined(separator: "-")).svg"
}
