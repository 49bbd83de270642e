// Exercise 34b · Three steps
//
// A library's app loads each screen in three steps. This one lists books.

import LessonKit
import ReactiveCore

protocol ViewModel: Sendable { var title: String { get } }
protocol ListViewModel: ViewModel { var books: Subject<String, Never> { get } }

protocol Controller: Sendable {
  func setupLayout()
  func setupBinding()
  func setupData()
}
extension Controller {
  // Your turn: load any screen: first its layout, then its binding, so that it
  // follows its view model, and last its data.
  // gap
}

struct ListController: Controller {
  let viewModel: any ListViewModel
  func setupLayout() { print("layout: the title is \(viewModel.title)") }
  func setupBinding() {
    print("binding: the list follows the books")
    viewModel.books.signal.subscribe { book in print("  it shows \(book)") }
  }
  func setupData() {
    print("data: the view model sends a book")
    viewModel.books.send("Emma")
  }
}
struct Loans: ListViewModel {
  let title = "your books"
  let books = Subject<String, Never>()
}
ListController(viewModel: Loans()).load()

// MARK: laid-out

func load() {
  setupLayout()
}

// MARK: solution

func load() {
  setupLayout()
  setupBinding()
  setupData()
}

// MARK: data-first

func load() {
  setupLayout()
  setupData()
  setupBinding()
}

// MARK: binding-first

func load() {
  setupBinding()
  setupLayout()
  setupData()
}

// MARK: no-data

func load() {
  setupLayout()
  setupBinding()
}

// MARK: no-binding

func load() {
  setupLayout()
  setupData()
}
