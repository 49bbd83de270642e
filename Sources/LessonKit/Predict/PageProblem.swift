/// What is wrong with a page.
struct PageProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
