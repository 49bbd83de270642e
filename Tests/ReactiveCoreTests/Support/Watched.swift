import Testing

extension Trait where Self == TimeLimitTrait {
  /// A test that never ends, or whose threads wait for each other, is named after twenty minutes.
  ///
  /// Nothing can stop such code from inside, so the run goes on: a job of CI ends it.
  static var watched: Self { .timeLimit(.minutes(RandomSeeds.areMany ? 120 : 20)) }
}
