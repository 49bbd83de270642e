import LessonKit
import ReactiveCore

// snippet.view-models
/// What every screen asks its view model.
protocol ViewModel: Sendable {
  var title: String { get }
}

/// What every table asks as well.
protocol TableViewModel: ViewModel {
  var sections: Property<[Section]> { get }
  var needsRefresh: Property<Bool> { get }
  func loadRows()
  func didSelect(_ row: Row)
}
// snippet.end

// snippet.rows
struct Section: Sendable {
  let header: String
  let headerHeight: Int
  var list: [Row]
}

struct Row: Sendable {
  let text: String
  var height: Int?  // nil: the height that the cell has
  var selectionStyle = SelectionStyle.highlighted
}
// snippet.end

enum SelectionStyle { case none, highlighted }

// snippet.controllers
/// What every screen does, in this order.
protocol Controller: Sendable {
  func setupLayout()
  func setupBinding()
  func setupData()
}

extension Controller {
  func load() {
    setupLayout()
    setupBinding()
    setupData()
  }
}
// snippet.end

protocol TableCell: Sendable {
  static var height: Int { get }
  init(_ row: Row)
}

/// A screen with a table, for any view model that a table can ask.
final class TableController<Cell: TableCell>: Controller {
  private let viewModel: any TableViewModel
  private let shown = Property<[Row]>([])
  private let reloads = Counter()
  private let bag = DisposeBag()
  var count: Int { shown.value.count }

  init(viewModel: any TableViewModel) { self.viewModel = viewModel }

  func setupLayout() { print("setupLayout: the title is '\(viewModel.title)'") }

  // snippet.steps
  func setupBinding() {
    print("setupBinding: follow the flag")
    viewModel.needsRefresh.signal.filter { isNeeded in isNeeded }
      .subscribe { [weak self] isNeeded in self?.reload() }.disposed(by: bag)
  }

  func setupData() {
    print("setupData: ask for the rows")
    viewModel.loadRows()
  }
  // snippet.end

  // snippet.asks
  private func reload() {
    print("reload \(reloads.increment())")
    for section in viewModel.sections.value {
      print("  \(section.header) (\(section.headerHeight))")
      for row in section.list {
        print("    \(Cell(row)) (\(row.height ?? Cell.height))")
      }
    }
    shown.value = viewModel.sections.value.flatMap { section in section.list }
  }

  func tap(_ index: Int) {
    let row = shown.value[index]
    if row.selectionStyle == .highlighted { viewModel.didSelect(row) }
  }
  // snippet.end
}
