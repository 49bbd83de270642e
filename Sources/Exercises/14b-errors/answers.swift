// MARK: laid-out

let chat = openLine().retry(2)

// MARK: solution

let chat = Signal<Void, ChatError>.just(()).flatMap { openLine() }.retry(2)

// MARK: retried-more

let chat = openLine().retry(5)

// MARK: retried-for-ever

let chat = openLine().retry()

// MARK: said-something

let chat = openLine().retry(2).catch(justReturn: "the line is broken")

// MARK: caught-once

let chat = openLine().catch { error in openLine() }
