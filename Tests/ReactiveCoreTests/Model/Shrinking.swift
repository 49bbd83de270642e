import LessonKit

extension Scene {
  /// Returns the smallest scene that this one can be made into, one simplification after another,
  /// while it still fails.
  func shrunk(while fails: (Scene) -> Bool) -> Scene {
    var smallest = self
    while let smaller = smallest.simplifications.first(where: fails) { smallest = smaller }
    return smallest
  }

  /// All scenes that are a little simpler than this one, the simplest first.
  private var simplifications: [Scene] {
    var scenes: [Scene] = []
    /// Adds the scene in which something is changed.
    func add(_ change: (inout Scene) -> Void) {
      var scene = self
      change(&scene)
      scenes.append(scene)
    }
    if intrigue != nil { add { $0.intrigue = nil } }
    for index in listeners.indices where listeners.count > 1 {
      add {
        $0.listeners.remove(at: index)
        $0.intrigue = nil
      }
    }
    for index in switches.indices { add { $0.switches.remove(at: index) } }
    for smaller in tree?.smaller ?? [] { add { $0.tree = smaller } }
    if inner.count > 1 { add { $0.inner.removeLast() } }
    for place in places where !self[place].events.isEmpty { add { $0[place].events = [] } }
    for place in places {
      for event in self[place].events.indices { add { $0[place].events.remove(at: event) } }
    }
    for index in listeners.indices {
      if listeners[index].leaves != nil { add { $0.listeners[index].leaves = nil } }
      if listeners[index].leavesAfter != nil { add { $0.listeners[index].leavesAfter = nil } }
    }
    if isOverlooked { add { $0.isOverlooked = false } }
    if isWatched { add { $0.isWatched = false } }
    for place in places where self[place].kind != .cold {
      for kind in 0..<self[place].kind.rawValue {
        add { $0[place].kind = Source.Kind(rawValue: kind) ?? .cold }
      }
      if self[place].buffer > 0 { add { $0[place].buffer -= 1 } }
    }
    if count > 0 { add { $0.count -= 1 } }
    if span > 1 { add { $0.span -= 1 } }
    for place in places {
      let events = self[place].events
      for first in events.indices {
        // An event, and all after it, come earlier.
        let room = events[first].cue.tick - (first == 0 ? 0 : events[first - 1].cue.tick)
        for ticks in Set([room, 1]) where ticks > 0 && ticks <= room {
          add { scene in
            for later in events.indices[first...] { scene[place].events[later].cue.tick -= ticks }
          }
        }
        if events[first].cue.rank > 0 { add { $0[place].events[first].cue.rank -= 1 } }
      }
    }
    for index in listeners.indices {
      for cue in listeners[index].joins.earlier { add { $0.listeners[index].joins = cue } }
      for cue in listeners[index].leaves?.earlier ?? [] {
        add { $0.listeners[index].leaves = cue }
      }
      if let last = listeners[index].leavesAfter, last > 1 {
        add { $0.listeners[index].leavesAfter = last - 1 }
      }
    }
    for index in switches.indices {
      for cue in switches[index].earlier { add { $0.switches[index] = cue } }
    }
    return scenes
  }

  private typealias Place = WritableKeyPath<Scene, Source>

  private var places: [Place] {
    sources.indices.map { \Scene.sources[$0] } + inner.indices.map { \Scene.inner[$0] }
  }

  private subscript(place: Place) -> Source {
    get { self[keyPath: place] }
    set { self[keyPath: place] = newValue }
  }
}

extension Cue {
  /// Cues a little before this one.
  fileprivate var earlier: [Cue] {
    var cues: [Cue] = []
    if tick > 0 { cues += [Cue(tick: 0, rank: rank), Cue(tick: tick - 1, rank: rank)] }
    if rank > 0 { cues.append(Cue(tick: tick, rank: rank - 1)) }
    return cues
  }
}
