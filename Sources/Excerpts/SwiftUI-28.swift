import AppBridge
import SwiftUI

@MainActor final class NewsScreen {
  private let news = NewsViewModel()
  let list: Latest<[Row]>
  let failure: Latest<String?>

  init() {
    list = Latest(news.list)
    failure = Latest(initial: nil, then: news.failure)
  }

  func askForMore() { news.askForMore() }
}

// snippet.view
struct NewsView: View {
  @State private var news = NewsScreen()

  var body: some View {
    let rows = news.list.value
    List {
      ForEach(rows) { row in
        Text(row.text).onAppear { if row.id == rows.last?.id { news.askForMore() } }
      }
      if let failure = news.failure.value {
        Button("\(failure) Try again") { news.askForMore() }
      }
    }
    .onAppear { if rows.isEmpty { news.askForMore() } }  // the first page
  }
}
// snippet.end
