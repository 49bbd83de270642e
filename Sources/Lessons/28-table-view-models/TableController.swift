import LessonKit
import ReactiveCore

// snippet.protocol
protocol TableCell {
  init(row: RowViewModel)
  func show()
}

protocol TableController: AnyObject, Sendable {
  associatedtype Cell: TableCell
  var viewModel: NewsViewModel { get }
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
    print("setupBinding: the flag will reload the table")
    viewModel.needsRefresh.signal
      .filter { isNeeded in isNeeded }
      .subscribe { [weak self] _ in self?.reload() }
  }

  func reload() {
    print("  reload \(reloads.increment())")
    for section in viewModel.sections.value {
      print("    header of height \(section.headerHeight)")
      for row in section.list { Cell(row: row).show() }
    }
  }
}
// snippet.end
