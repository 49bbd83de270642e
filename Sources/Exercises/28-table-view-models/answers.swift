// MARK: laid-out

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: a page that comes is added to the list, and the table reloads
  // once. If it fails, the list stays, and the next scroll asks for it again.
  request(1).subscribe { page in
    list.value = page
    needsRefresh.value = true
  }
}

// MARK: solution

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: a page that comes is added to the list, and the table reloads
  // once. If it fails, the list stays, and the next scroll asks for it again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value += page
    needsRefresh.value = true
  }
}

// MARK: all-the-rows

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: a page that comes is added to the list, and the table reloads
  // once. If it fails, the list stays, and the next scroll asks for it again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value = page
    needsRefresh.value = true
  }
}

// MARK: empty-page

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: a page that comes is added to the list, and the table reloads
  // once. If it fails, the list stays, and the next scroll asks for it again.
  request(list.value.count / 2 + 1).catch(justReturn: []).subscribe { page in
    list.value += page
    needsRefresh.value = true
  }
}

// MARK: counted

let pages = Counter()
func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: a page that comes is added to the list, and the table reloads
  // once. If it fails, the list stays, and the next scroll asks for it again.
  request(pages.increment()).subscribe { page in
    list.value += page
    needsRefresh.value = true
  }
}

// MARK: emptied

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: a page that comes is added to the list, and the table reloads
  // once. If it fails, the list stays, and the next scroll asks for it again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value += page
    needsRefresh.value = true
  } failed: { _ in
    list.value = []
  }
}
