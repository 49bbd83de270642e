import LessonKit
import ReactiveCore

// snippet.protocol
protocol TableCell {
  init(row: RowViewModel)
  var words: String { get }
}

protocol TableController: AnyObject, Sendable {
  associatedtype Cell: TableCell
  associatedtype ViewModel: TableViewModel
  var viewModel: ViewModel { get }
  var reloads: Counter { get }
  func setupLayout()
  func setupBinding()
  func setupData()
}

extension TableController {
  func load() {
    setupLayout()
    setupBinding()
    setupData()
  }

  func setupLayout() { print("setupLayout: an empty table") }

  func setupBinding() {
    print("setupBinding: the view model says when to reload")
    viewModel.reload.subscribe { [weak self] in self?.reload() }
  }

  func setupData() {
    print("setupData: the first page")
    viewModel.loadNextPage()
  }

  private func reload() {
    print("  reload \(reloads.increment())")
    for section in viewModel.sections.value {
      let cells = section.list.map { row in " " + Cell(row: row).words }
      print("    header \(section.headerHeight):\(cells.joined(separator: ","))")
    }
  }
}
// snippet.end
