import AppBridge
import ReactiveCore

/// Why a title was not saved.
nonisolated enum SaveError: Error { case isTaken }

/// Where the titles of photos are kept.
nonisolated protocol Server: Sendable {
  /// Saves a title, and returns it as it stands there.
  func save(_ title: String) async throws(SaveError) -> String
}

/// The view model of the one screen: a photo with a title, which can be edited and saved.
nonisolated struct Album: Sendable {
  /// What the photo is called.
  let title = Property("Untitled")
  /// What the screen says about the last attempt to save.
  let message: Driver<String>
  /// Whether a title can be saved now.
  let canSave: Driver<Bool>
  /// All titles that were saved.
  let saved = Property<[String]>([])

  private let saving: Command<String, String, SaveError>

  init(server: some Server) {
    saving = Command(enabledIf: title.signal.map { title in !title.isEmpty }) {
      title async throws(SaveError) in try await server.save(title)
    }
    canSave = saving.isEnabled.asDriver()
    message = merge(
      saving.isExecuting.filter { isExecuting in isExecuting }.map { _ in "saving" },
      saving.values.map { title in "saved \(title)" },
      saving.errors.map { error in "\(error)" }
    ).asDriver()
    saving.values.subscribe { [saved] title in saved.value.append(title) }
  }

  /// Saves the title, unless it is being saved already.
  ///
  /// - Parameter attempt: Dispose it to give the attempt up.
  func save(as attempt: Disposable = Disposable()) {
    saving.execute(title.value, as: attempt)
  }
}
