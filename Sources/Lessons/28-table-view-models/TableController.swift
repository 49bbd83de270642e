import ReactiveCore

// snippet.protocol
protocol TableCell { init(row: (hour: Int, height: Int)) }
protocol TableController: AnyObject, Sendable {
  associatedtype Cell: TableCell
  var viewModel: NewsViewModel { get }
  func setupLayout()
  func setupBinding()
  func setupData()
}
// snippet.end

// snippet.defaults
extension TableController {
  func load() { for step in [setupLayout, setupBinding, setupData] { step() } }
  func setupLayout() { print("setupLayout: an empty table") }
  func setupBinding() {
    print("setupBinding: isNeedRefresh will reload the table")
    viewModel.isNeedRefresh.signal.filter(\.self).subscribe { [weak self] _ in
      for (height, list) in self?.viewModel.sections.value ?? [] {
        let cells = list.map { "\n    \(Cell(row: $0))" }.joined()
        print("  reload: header height \(height), \(list.count) rows\(cells)")
      }
    }
  }
}
// snippet.end
