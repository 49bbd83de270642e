// MARK: laid-out

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(1).subscribe { page in
    list.value = page
  }
}

// MARK: solution

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value += page
  }
}

// MARK: all-the-rows

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value = page
  }
}

// MARK: empty-page

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).catch(justReturn: []).subscribe { page in
    list.value += page
  }
}

// MARK: counted

let pages = Counter()
func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(pages.increment()).subscribe { page in
    list.value += page
  }
}

// MARK: emptied

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value += page
  } failed: { _ in
    list.value = []
  }
}
