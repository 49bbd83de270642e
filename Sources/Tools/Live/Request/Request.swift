/// What the page asks of the core, and the answer as JSON.
public enum Request {
  /// Answers a request.
  ///
  /// - Parameter text: A word, and the lines of a scene if it is about one, or of two.
  /// - Returns: The answer, or what is wrong with the request.
  public static func answer(to text: String) -> String {
    let lines = text.parts(at: "\n").map { $0.parts(at: " ") }
    do throws(Misuse) {
      return try answer(to: lines.first?.first ?? "", lines.dropFirst()).description
    } catch {
      return JSON.object([("error", .text(error.message))]).description
    }
  }

  private static func answer(to word: String, _ lines: ArraySlice<[String]>) throws(Misuse) -> JSON
  {
    if word.isSame(as: "catalog") {
      return .object([("operators", .list(Operator.all.map { $0.json }))])
    }
    if word.isSame(as: "kinds") { return .object([("all", .list(Kind.all.map { $0.json }))]) }
    if word.isSame(as: "judge") { return try Judgement(lines: lines).json }
    let scene = try Scene(lines: lines)
    if word.isSame(as: "play") { return Play(scene).json }
    if word.isSame(as: "program") { return .object([("swift", .text(scene.program))]) }
    if word.isSame(as: "remembered") {
      return .object([("atOnce", .texts(Play.remembered(by: scene)))])
    }
    throw Scene.misuse([word])
  }
}
