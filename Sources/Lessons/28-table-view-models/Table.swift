import LessonKit
import ReactiveCore

// snippet.protocol
/// A cell is made for a row's view model, and follows it.
protocol TableCell: CustomStringConvertible { init(row: RowViewModel) }

/// A screen with a table: whoever makes it hands it its view model.
protocol TableController: AnyObject, Sendable {
  associatedtype Cell: TableCell, Sendable
  var viewModel: NewsViewModel { get }
  // snippet.hide
  var cells: Property<[Cell]> { get }
  var scrolls: Subject<Void, Never> { get }
  // snippet.show
}

extension TableController {
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
