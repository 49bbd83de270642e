// MARK: laid-out

return Disposable()

// MARK: solution

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable { print("it is rinsed") }

// MARK: completed-first

subscriber.complete()
subscriber.send("espresso")
subscriber.send("crema")
return Disposable { print("it is rinsed") }

// MARK: no-completion

subscriber.send("espresso")
subscriber.send("crema")
return Disposable { print("it is rinsed") }

// MARK: rinsed-too-early

subscriber.send("espresso")
subscriber.send("crema")
print("it is rinsed")
subscriber.complete()
return Disposable()

// MARK: rinsed-by-hand

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
print("it is rinsed")
return Disposable()

// MARK: not-rinsed

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable()

// MARK: no-disposable

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
print("it is rinsed")
