/// The pictures in Tutorials/diagrams: one for each drawing that a lesson or a chapter recorded.
extension Project {
  /// Returns each picture as it should be, by its path, whether a page shows it or not.
  func diagrams() throws(Problems) -> [String: String] {
    var result: [String: String] = [:]
    var problems = Problems()
    for program in programs where files[Snapshot.pathOfDrawings(of: program)] != nil {
      do throws(Problem) {
        let place = Place(path: Snapshot.pathOfDrawings(of: program), line: 1)
        for drawing in try RecordedDrawings(of: program, from: self, for: place).all {
          let path = diagramPath(of: drawing.title, in: program)
          guard result.updateValue(Picture(drawing).svg, forKey: path) == nil else {
            throw Problem(
              at: place, "two drawings would be \(path)", remedy: "rename one of them in the lesson"
            )
          }
        }
      } catch {
        problems.add(error)
      }
    }
    try problems.check()
    return result
  }

  /// Returns the pictures of weave that no drawing stands behind any longer.
  ///
  /// A picture without weave's mark is somebody's own, and stays.
  func orphans() throws(Problems) -> [String] {
    let diagrams = try diagrams()
    return files.filter { path, text in
      Self.isDiagram(path) && diagrams[path] == nil && text.hasPrefix(Picture.mark)
    }.keys.sorted()
  }

  /// Returns whether a path is one of a picture in the folder of the diagrams.
  static func isDiagram(_ path: String) -> Bool {
    path.hasPrefix("Tutorials/diagrams/") && path.hasSuffix(".svg")
  }
}

/// Returns the path of a picture, such as `Tutorials/diagrams/02-subject.early-and-late.svg`.
func diagramPath(of title: String, in lesson: String) -> String {
  let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
  return "Tutorials/diagrams/\(lesson).\(words.joined(separator: "-")).svg"
}
