import Foundation

/// Runs the lesson once more, and goes through it event by event.
struct StepMode {
  let usage: Usage

  /// The other flags with which the lesson was started.
  let flags: [String]

  /// The folder with the code of the lesson.
  let folder: URL

  /// Runs the mode: at a terminal step by step, else all steps at once.
  ///
  /// - Returns: The status with which to end.
  func run() -> Int32 {
    do {
      let output = try OwnProgram.lines(arguments: flags, environment: Step.variables)
      let steps = Step.steps(in: output)
      let player = StepPlayer(
        headline: "\(usage.headline): \(steps.count) steps", steps: steps, code: code(at:))
      if Terminal.isInputTyped, Terminal.output.isTerminal {
        player.play(height: Terminal.height, read: readKey, show: show)
      } else {
        print(player.transcript.joined(separator: "\n"))
      }
      return 0
    } catch let trouble as Trouble {
      Terminal.complain("error: \(trouble.message)")
      return 1
    } catch {
      Terminal.complain(usage.noRerun)
      return 1
    }
  }

  private func code(at place: Place) -> String? {
    let file = folder.appending(path: place.file)
    let lines = try? String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let lines, lines.indices.contains(place.line - 1) else { return nil }
    return String(lines[place.line - 1].withoutIndent)
  }

  /// Returns the next line that the learner types; Ctrl-D, which types none, gets one.
  private func readKey() -> String? {
    if let line = readLine() { return line }
    print()
    return nil
  }

  private func show(_ frame: [String], _ hint: String) {
    Terminal.output.clear()
    print(frame.joined(separator: "\n"))
    Terminal.prompt(hint + StepPlayer.prompt)
  }
}
