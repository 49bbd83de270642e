import ReactiveCore

// snippet.rows
/// What a table has to know of one row.
struct RowViewModel: Sendable {
  let hour: Int
  let text: String
  let height: Int

  init(hour: Int) {
    self.hour = hour
    text = "\(hour):00"
    height = hour.isMultiple(of: 2) ? 2 : 1
  }
}

/// What a table has to know of one section.
struct SectionViewModel: Sendable {
  let headerHeight: Int
  var list: [RowViewModel]
}

/// What a table has to know of all its content.
protocol TableViewModel: Sendable {
  var sections: Property<[SectionViewModel]> { get }
  /// Sends each time the table is to show all rows anew.
  var reload: Signal<Void, Never> { get }
  func loadNextPage()
}
// snippet.end
