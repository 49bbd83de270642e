// MARK: laid-out

guard let job = state.jobs.first, job.due <= limit else { return nil }
state.now = job.due
return state.jobs.removeFirst()

// MARK: solution

guard let due = state.jobs.map(\.due).min(), due <= limit,
  let place = state.jobs.firstIndex(where: { $0.due == due })
else { return nil }
state.now = due
return state.jobs.remove(at: place)

// MARK: same-moment

guard let due = state.jobs.map(\.due).min(), due <= limit,
  let place = state.jobs.lastIndex(where: { $0.due == due })
else { return nil }
state.now = due
return state.jobs.remove(at: place)

// MARK: no-limit

guard let due = state.jobs.map(\.due).min(),
  let place = state.jobs.firstIndex(where: { $0.due == due })
else { return nil }
state.now = due
return state.jobs.remove(at: place)

// MARK: time-behind

guard let due = state.jobs.map(\.due).min(), due <= limit,
  let place = state.jobs.firstIndex(where: { $0.due == due })
else { return nil }
return state.jobs.remove(at: place)
