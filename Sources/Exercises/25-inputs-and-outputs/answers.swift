// MARK: laid-out

input.zoom.map { zoom in "photo at zoom \(zoom)" }

// MARK: solution

input.shutter.withLatestFrom(input.zoom)
  .map { press, zoom in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: combined

combineLatest(input.zoom, input.shutter)
  .map { zoom, press in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: zipped

zip(input.zoom, input.shutter)
  .map { zoom, press in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: sampled

input.zoom.sample(on: input.shutter)
  .map { zoom in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: flat-mapped

input.shutter.flatMap { press in input.zoom }
  .map { zoom in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: turned-round

input.zoom.withLatestFrom(input.shutter)
  .map { zoom, press in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: no-start

input.shutter.withLatestFrom(input.zoom)
  .map { press, zoom in "photo at zoom \(zoom)" }
