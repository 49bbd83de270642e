import Observation
import SwiftUI

@MainActor @Observable final class News {
  private(set) var rows: [Row] = []
  private(set) var failure: String?
  private var isAsking = false
  private var isOver = false
  /// The request of the page: it is given the number of rows that are there.
  @ObservationIgnored private let request: @Sendable (Int) async throws(Offline) -> [Row]

  init(_ request: @escaping @Sendable (Int) async throws(Offline) -> [Row]) {
    self.request = request
  }

  // snippet.model
  func askForMore() async {
    if isAsking || isOver { return }
    (isAsking, failure) = (true, nil)
    do throws(Offline) { add(try await request(rows.count)) } catch { failure = error.words }
    isAsking = false
  }
  // snippet.end

  private func add(_ page: [Row]) {
    isOver = page.isEmpty
    rows += page
  }
}

struct NewsView: View {
  let news: News

  // snippet.view
  var body: some View {
    List {
      ForEach(news.rows) { row in Text(row.text).onAppear { ask(after: row) } }
      if let failure = news.failure { Button("\(failure) Try again") { ask(after: nil) } }
    }
    .onAppear { if news.rows.isEmpty { ask(after: nil) } }  // the first page
  }
  // snippet.end

  private func ask(after row: Row?) {
    if row?.id == news.rows.last?.id || row == nil { Task { await news.askForMore() } }
  }
}
