import LessonKit
import ReactiveCore

func failedPage() {
  enum Offline: Error { case offline }
  let rows = Property([9, 8])
  func load(page: Signal<[Int], Offline>) {
    page.catch(justReturn: [])
      .subscribe { hours in rows.value = hours }
  }
  load(page: .failed(.offline))
  print("rows: \(rows.value)")
}

func nextPage() {
  enum Offline: Error { case offline }
  let rows = Property([9, 8])
  let asked = Recorder<Int>()
  func load(_ answer: (Int) -> Signal<[Int], Offline>) {
    let page = rows.value.count / 2 + 1
    asked.append(page)
    answer(page).subscribe { hours in rows.value += hours }
  }
  load { page in .failed(.offline) }
  load { page in .just([7, 6]) }
  load { page in .just([5, 4]) }
  print("asked: \(asked.values)")
}

func scrollsTwice() {
  let clock = VirtualScheduler()
  let rows = Property<[Int]>([])
  func loadNextPage() {
    let hour = 9 - rows.value.count
    Signal<[Int], Never>
      .timer(after: .ticks(2), sending: [hour, hour - 1], on: clock)
      .subscribe { hours in rows.value += hours }
  }
  loadNextPage()
  loadNextPage()
  clock.run()
  print("rows: \(rows.value)")
}

func failedPageLeftAlone() {
  enum Offline: Error { case offline }
  let rows = Property([9, 8])
  func load(page: Signal<[Int], Offline>) {
    page.subscribe { hours in rows.value += hours }
  }
  load(page: .failed(.offline))
  print("rows: \(rows.value)")
}
