import LessonKit
import ReactiveCore

// snippet.table
/// A cell is made for a row's view model, and follows it.
protocol TableCell: Sendable { init(row: RowViewModel) }

/// A screen with a table: whoever makes it gives it a view model, and says
/// which cells it has.
final class TableController<Cell: TableCell>: Sendable {
  let cells = Property<[Cell]>([])
  let scrolls = Subject<Void, Never>()
  private let viewModel: NewsViewModel
  init(viewModel: NewsViewModel) { self.viewModel = viewModel }

  // snippet.hide
  func load() {
    setupLayout()
    setupBinding()
    setupData()
  }

  func setupLayout() { print("setupLayout: an empty table") }
  // snippet.show

  func setupBinding() {
    print("setupBinding: bind, and ask for the first page")
    viewModel.needsRefresh.signal.filter { isNeeded in isNeeded }
      .subscribe { [weak self] _ in self?.reload() }
    viewModel.isLoading.signal.distinctUntilChanged().skip(1)
      .subscribe { print("  footer: \($0 ? "loading" : "hidden")") }
    viewModel.nextPage().subscribe()
  }

  func setupData() {
    print("setupData: listen to what Ada does")
    scrolls.signal.subscribe { [viewModel] in viewModel.nextPage().subscribe() }
  }

  private func reload() {
    print("  reload \(reloads.increment())")
    cells.value = viewModel.sections.value.flatMap { section in
      let new = section.list.map(Cell.init)
      print("    header \(section.headerHeight): \(new)")
      return new
    }
  }
}
// snippet.end
