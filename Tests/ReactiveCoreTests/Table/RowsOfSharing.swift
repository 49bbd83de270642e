import ReactiveCore

extension OperatorRow {
  /// Operators/Sharing.
  static var sharing: [OperatorRow] {
    [
      OperatorRow("share(replay:)") { source, _ in source.share(replay: 2) },
      OperatorRow("share(replay:), of nothing") { source, _ in source.share() },
      OperatorRow("replayLazily", passing: .notAll, outlives: true) { source, _ in
        source.replayLazily()
      },
      OperatorRow("startEagerly(on:)", passing: .notAll, outlives: true) { source, _ in
        source.startEagerly(on: ImmediateClock())
      },
      OperatorRow("multicast", passing: .notAll, outlives: true) { source, _ in
        let connectable = source.multicast()
        connectable.connect()
        return connectable.signal
      },
    ]
  }
}
