// MARK: laid-out

let shown = photo

// MARK: solution

let shown = photo.subscribe(on: worker).observe(on: screen)

// MARK: observed

let shown = photo.observe(on: worker).observe(on: screen)

// MARK: observed-by-worker

let shown = photo.observe(on: worker)

// MARK: subscribed

let shown = photo.subscribe(on: worker)

// MARK: swapped

let shown = photo.subscribe(on: screen).observe(on: worker)

// MARK: subscribed-twice

let shown = photo.subscribe(on: screen).subscribe(on: worker)
