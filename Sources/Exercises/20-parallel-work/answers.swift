// MARK: laid-out

let dinner = cook("stock", ticks: 4).flatMap { stock in
  cook("rice", ticks: 3).map { rice in "\(stock) and \(rice)" }
}

// MARK: solution

let stock = cook("stock", ticks: 4).startEagerly(on: clock)
let dinner = combineLatest(stock, cook("rice", ticks: 3))
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: not-eager

let stock = cook("stock", ticks: 4).subscribe(on: clock)
let dinner = combineLatest(stock, cook("rice", ticks: 3))
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: shared

let stock = cook("stock", ticks: 4).replayLazily()
let dinner = combineLatest(stock, cook("rice", ticks: 3))
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: all-eager

let stock = cook("stock", ticks: 4).startEagerly(on: clock)
let rice = cook("rice", ticks: 3).startEagerly(on: clock)
let dinner = combineLatest(stock, rice)
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: rice-waits

let stock = cook("stock", ticks: 4).startEagerly(on: clock)
let dinner = stock.flatMap { stock in
  cook("rice", ticks: 3).map { rice in "\(stock) and \(rice)" }
}
