// Exercise 06b · A new account
//
// A form asks for a name, and for a password of six letters or more, twice.

import LessonKit
import ReactiveCore

let name = Subject<String, Never>()
let password = Subject<String, Never>()
let again = Subject<String, Never>()
// Your turn: let canRegister be true while all three fields are filled in as
// they should be, and both passwords are equal. At first all are empty.
// gap
canRegister.subscribe { print("  enabled: \($0)") }

print("Ada types her name")
name.send("ada")
print("she types a password that is too short, twice")
password.send("tea")
again.send("tea")
print("she types a longer one, then the same again")
password.send("sesame")
again.send("sesame")
print("she deletes her name")
name.send("")

// MARK: laid-out

let canRegister = name.signal.map { $0 != "" }

// MARK: solution

let canRegister = combineLatest(
  name.signal.startWith(""), password.signal.startWith(""),
  again.signal.startWith("")
).map { $0 != "" && $1.count >= 6 && $1 == $2 }

// MARK: nameless

let canRegister = combineLatest(
  password.signal.startWith(""), again.signal.startWith("")
).map { $0.count >= 6 && $0 == $1 }

// MARK: no-start

let canRegister = combineLatest(name.signal, password.signal, again.signal)
  .map { $0 != "" && $1.count >= 6 && $1 == $2 }

// MARK: any-length

let canRegister = combineLatest(
  name.signal.startWith(""), password.signal.startWith(""),
  again.signal.startWith("")
).map { $0 != "" && $1 != "" && $1 == $2 }

// MARK: not-compared

let canRegister = combineLatest(
  name.signal.startWith(""), password.signal.startWith("")
).map { $0 != "" && $1.count >= 6 }

// MARK: seven

let canRegister = combineLatest(
  name.signal.startWith(""), password.signal.startWith(""),
  again.signal.startWith("")
).map { $0 != "" && $1.count > 6 && $1 == $2 }
