import LessonKit
import ReactiveCore

// snippet.protocol
protocol TableCell {
  init(row: RowViewModel)
  func show()
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
// snippet.end

// snippet.defaults
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

  func reload() {
    print("  reload \(reloads.increment())")
    for section in viewModel.sections.value {
      print("    a header of height \(section.headerHeight)")
      for row in section.list { Cell(row: row).show() }
    }
  }
}
// snippet.end
