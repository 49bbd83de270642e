/// Returns the size of the core in a sentence; blank lines and comments do not count.
func coreSize(of project: Project) -> String {
  let files = project.core
  let count = files.map { $0.lines.filter(\.hasCode).count }.reduce(0, +)
  let lines = count == 1 ? "1 code line" : "\(count) code lines"
  return "ReactiveCore is \(lines) in \(files.count == 1 ? "1 file" : "\(files.count) files")."
}
