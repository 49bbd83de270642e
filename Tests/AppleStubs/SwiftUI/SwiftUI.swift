// Stands in for Apple's SwiftUI where there is none, so that the excerpts of "In your app" can be
// type-checked on Linux. It declares just what they use, as Apple declares it, and does nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {}

extension View where Body == Never {
  public var body: Never { fatalError("A stub shows nothing.") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
    EmptyView()
  }
}

public struct EmptyView: View {
  public nonisolated init() {}
}

// MARK: Views

public struct Text: View {
  public nonisolated init(_ content: some StringProtocol) {}
}

public struct TextField: View {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct Button: View {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

public struct List: View {
  public init(@ViewBuilder content: () -> some View) {}
}

public struct ForEach: View {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {}
}

public struct NavigationStack: View {
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> some View
  ) where Data.Element: Hashable {}
}

// MARK: What is done to a view

extension View {
  public nonisolated func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
  ) -> some View { EmptyView() }
  public nonisolated func disabled(_ disabled: Bool) -> some View { EmptyView() }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  public nonisolated func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
}

// MARK: State

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public var projectedValue: Bindable { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> { fatalError("A stub shows nothing.") }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}

  public var wrappedValue: Value {
    get { fatalError("A stub holds nothing.") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("A stub holds nothing.") }
}

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}

  public var wrappedValue: Value {
    get { fatalError("A stub holds nothing.") }
    nonmutating set {}
  }
}
