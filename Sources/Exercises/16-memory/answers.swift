// MARK: laid-out

wire.subscribe { print("  somebody hears \($0)") }

// MARK: solution

wire.subscribe { [weak self] in self?.hear($0) }.disposed(by: bag)

// MARK: strong

wire.subscribe { self.hear($0) }.disposed(by: bag)

// MARK: bag-of-its-own

let bag = DisposeBag()
wire.subscribe { [weak self] in self?.hear($0) }.disposed(by: bag)

// MARK: no-bag

wire.subscribe { [weak self] in self?.hear($0) }

// MARK: somebody

wire.subscribe { print("  somebody hears \($0)") }.disposed(by: bag)
