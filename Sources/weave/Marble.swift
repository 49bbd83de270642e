/// Returns what a page shows for a drawing that a lesson recorded.
///
/// All that a marble region turns into is decided here.
func marble(_ title: String, of snapshot: Snapshot, for place: Place) throws(Problem) -> [String] {
  fenced(try snapshot.drawing(title, for: place), as: "text")
}
