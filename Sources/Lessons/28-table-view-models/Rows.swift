// snippet.rows
/// What a table has to know of one row.
struct RowViewModel: Sendable {
  let hour: Int
  let text: String
  let height: Int

  init(hour: Int) {
    self.hour = hour
    text = "the news of \(hour)"
    height = hour.isMultiple(of: 2) ? 2 : 1
  }
}

/// What a table has to know of one section.
struct SectionViewModel: Sendable {
  let headerHeight: Int
  var list: [RowViewModel]
}
// snippet.end
