// Recorded by the core: `make walkthrough` writes this file. `prints` is what the program of
// the question printed when it ran, and the answer that says so is the right one.
"use strict";
ColdAndHot.quizzes = [
{
number: "01",
title: "A cold signal, created in four steps",
questions: [
{
code: "let requests = Counter()\nlet forecast = Signal<String, Never> { subscriber in\n  requests.increment()\n  subscriber.send(\"rain\")\n  subscriber.complete()\n  return Disposable()\n}\nlet screens = [forecast, forecast]\nprint(\"screens: \\(screens.count), requests: \\(requests.count)\")",
ask: "Two screens keep the signal. Nobody subscribes. How many requests are made?",
prints: "screens: 2, requests: 0",
options: [
{prints: "screens: 2, requests: 1", text: "screens: 2, requests: 1",
say: "Creating a signal runs nothing. Its closure is only stored.", mistake: "a cold signal starts when it is created"},
{prints: "screens: 2, requests: 2", text: "screens: 2, requests: 2",
say: "Keeping a signal is not subscribing to it. Only subscribe runs the closure."},
{prints: "screens: 2, requests: 0", text: "screens: 2, requests: 0",
say: "Nobody has subscribed, so the closure has not run."}
]
},
{
code: "let requests = Counter()\nlet forecast = Signal<String, Never> { subscriber in\n  requests.increment()\n  subscriber.send(\"rain\")\n  subscriber.complete()\n  return Disposable()\n}\nforecast.subscribe { text in }\nforecast.subscribe { text in }\nprint(\"requests: \\(requests.count)\")",
ask: "Two screens subscribe, one after the other. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "The signal does not keep its first answer. Each subscription runs the closure again.", mistake: "a cold signal remembers its values"},
{prints: "requests: 2", text: "requests: 2",
say: "Each subscription of a cold signal is a run of its own."},
{prints: "requests: 0", text: "requests: 0",
say: "The closure waits for a subscriber, and here there are two."}
]
},
{
code: "let shown = Counter()\nlet forecast = Signal<String, Never> { subscriber in\n  subscriber.send(\"rain\")\n  subscriber.complete()\n  subscriber.send(\"sun\")\n  return Disposable()\n}\nforecast.subscribe { text in shown.increment() }\nprint(\"values: \\(shown.count)\")",
ask: "How many values does the screen get?",
prints: "values: 1",
options: [
{prints: "values: 1", text: "values: 1",
say: "Rain arrives, then the signal completes. After that nothing is delivered."},
{prints: "values: 2", text: "values: 2",
say: "complete() ends the subscription, so the second value goes nowhere.", mistake: "a signal may go on after it has completed"},
{prints: "values: 0", text: "values: 0",
say: "What was sent before complete() has already arrived."}
]
},
{
code: "let clock = VirtualScheduler()\nlet done = Counter()\nlet forecast = Signal<String, Never> { subscriber in\n  clock.schedule(after: .ticks(3)) { subscriber.complete() }\n}\nlet screen = forecast.subscribe(completed: { done.increment() })\nscreen.dispose()\nclock.run()\nprint(\"completed: \\(done.count), disposed: \\(screen.isDisposed)\")",
ask: "The screen leaves before the answer comes. Is it told that the signal completed?",
prints: "completed: 0, disposed: true",
options: [
{prints: "completed: 1, disposed: true", text: "yes: completed 1",
say: "A signal completes when its work is done. You dispose a subscription when you want no more of it, and then you are told nothing more.", mistake: "dispose and complete are the same"},
{prints: "completed: 0, disposed: false", text: "no, and the subscription is still open",
say: "dispose() ends the subscription at once, even without an ending from the signal."},
{prints: "completed: 0, disposed: true", text: "no, and the subscription is over",
say: "dispose() ends the subscription, and nothing is delivered to it any more, not even completed."}
]
},
{
code: "let clock = VirtualScheduler()\nlet forecast = Signal<String, Never> { subscriber in\n  clock.schedule(after: .ticks(5)) { subscriber.send(\"rain\") }\n}\nforecast.subscribe { text in }\nclock.at(3) {\n  forecast.subscribe { text in\n    print(\"Ben gets \\(text) at tick \\(clock.tick)\")\n  }\n}\nclock.run()",
ask: "Ada subscribes at tick 0, and her request takes five ticks. Ben subscribes at tick 3. When does he get the answer?",
prints: "Ben gets rain at tick 8",
options: [
{prints: "Ben gets rain at tick 3", text: "at tick 3, at once",
say: "At tick 3 nobody has an answer yet: Ada's request needs five ticks, and so does Ben's."},
{prints: "Ben gets rain at tick 5", text: "at tick 5, together with Ada",
say: "Ada's subscription does not change the signal. It stays cold: Ben starts a request of his own, and waits for that one.", mistake: "a cold signal becomes hot"},
{prints: "Ben gets rain at tick 8", text: "at tick 8",
say: "Ben starts a request of his own at tick 3, and it takes five ticks."}
]
}
]
},
{
number: "02",
title: "A hot signal and its roster",
questions: [
{
code: "let shown = Counter()\nlet taps = Subject<String, Never>()\ntaps.send(\"first\")\ntaps.signal.subscribe { tap in shown.increment() }\ntaps.send(\"second\")\ntaps.send(\"third\")\nprint(\"taps shown: \\(shown.count)\")",
ask: "The screen subscribes after the first tap. How many taps does it show?",
prints: "taps shown: 2",
options: [
{prints: "taps shown: 3", text: "taps shown: 3",
say: "A subject keeps nothing, and nobody was on its roster at the first tap.", mistake: "a subject keeps what it has sent"},
{prints: "taps shown: 2", text: "taps shown: 2",
say: "The first tap went to an empty roster, and is lost."},
{prints: "taps shown: 0", text: "taps shown: 0",
say: "A latecomer misses only what is over. It gets what is sent after it has subscribed."}
]
},
{
code: "let handled = Counter()\nlet taps = Subject<String, Never>()\ntaps.signal.subscribe { tap in handled.increment() }\ntaps.signal.subscribe { tap in handled.increment() }\ntaps.send(\"buy\")\nprint(\"handlers that ran: \\(handled.count)\")",
ask: "Two screens listen to one button. It is tapped once. How many handlers run?",
prints: "handlers that ran: 2",
options: [
{prints: "handlers that ran: 1", text: "handlers that ran: 1",
say: "A tap does not go to one subscriber only. Everybody on the roster gets it.", mistake: "a value goes to one subscriber only"},
{prints: "handlers that ran: 0", text: "handlers that ran: 0",
say: "Both were on the roster before the tap."},
{prints: "handlers that ran: 2", text: "handlers that ran: 2",
say: "One send, and everybody on the roster gets the value."}
]
},
{
code: "let shown = Counter()\nlet taps = Subject<String, Never>()\nlet ada = taps.signal.subscribe { tap in }\nlet ben = taps.signal.subscribe { tap in shown.increment() }\nada.dispose()\ntaps.send(\"buy\")\nprint(\"for Ben: \\(shown.count), Ben has left: \\(ben.isDisposed)\")",
ask: "Ada disposes her subscription, then the button is tapped. What about Ben?",
prints: "for Ben: 1, Ben has left: false",
options: [
{prints: "for Ben: 1, Ben has left: false", text: "he gets the tap",
say: "Ada has left the roster, and Ben is still on it. The subject goes on."},
{prints: "for Ben: 0, Ben has left: true", text: "he gets nothing, and his subscription has ended, too",
say: "dispose() ends one subscription, not the subject.", mistake: "one who leaves ends the subject for all"},
{prints: "for Ben: 0, Ben has left: false", text: "he gets nothing, and stays on the roster",
say: "Ben is on the roster himself. He does not need Ada to get taps."}
]
},
{
code: "let shown = Counter()\nlet done = Counter()\nlet taps = Subject<String, Never>()\ntaps.complete()\ntaps.signal.subscribe { tap in\n  shown.increment()\n} completed: {\n  done.increment()\n}\ntaps.send(\"buy\")\nprint(\"taps: \\(shown.count), completed: \\(done.count)\")",
ask: "The subject has completed. Then a screen subscribes, and the button is tapped. What does the screen get?",
prints: "taps: 0, completed: 1",
options: [
{prints: "taps: 1, completed: 0", text: "taps: 1, completed: 0",
say: "A subject that has completed sends no more values, whoever comes.", mistake: "a new subscriber wakes a completed subject"},
{prints: "taps: 0, completed: 0", text: "taps: 0, completed: 0",
say: "The screen is not left waiting: it is told of the end at once.", mistake: "a latecomer after the end gets nothing"},
{prints: "taps: 0, completed: 1", text: "taps: 0, completed: 1",
say: "It is told at once that the subject has completed, and gets nothing else."}
]
},
{
code: "let shown = Counter()\nlet taps = Subject<String, Never>()\ntaps.signal.subscribe { tap in\n  if tap == \"open\" {\n    taps.signal.subscribe { tap in shown.increment() }\n  }\n}\ntaps.send(\"open\")\ntaps.send(\"buy\")\ntaps.send(\"close\")\nprint(\"taps shown: \\(shown.count)\")",
ask: "A handler opens a second screen while the first tap is being delivered. How many taps does the second screen show?",
prints: "taps shown: 2",
options: [
{prints: "taps shown: 3", text: "taps shown: 3",
say: "The second screen was not on the roster when open was sent. Joining during the delivery is too late for it.", mistake: "who joins during a delivery gets the value"},
{prints: "taps shown: 2", text: "taps shown: 2",
say: "It was not on the roster when open was sent, and gets the two taps after it."},
{prints: "taps shown: 0", text: "taps shown: 0",
say: "It is on the roster from then on, so the next taps reach it."}
]
}
]
},
{
number: "03",
title: "Cold and hot, side by side",
questions: [
{
code: "let clock = VirtualScheduler()\nlet runs = Counter()\nlet film = Signal<Int, Never> { subscriber in\n  runs.increment()\n  return Signal.interval(every: .ticks(3), on: clock)\n    .subscribe { scene in subscriber.send(scene) }\n}\nlet ada = film.subscribe { scene in }\nada.dispose()\nfilm.subscribe { scene in }\nprint(\"runs: \\(runs.count)\")",
ask: "Ada subscribes to the film and leaves. Then Ben subscribes. How many runs start in total?",
prints: "runs: 2",
options: [
{prints: "runs: 2", text: "runs: 2",
say: "Two subscriptions, two runs, whether they overlap or not."},
{prints: "runs: 1", text: "runs: 1",
say: "A cold signal remembers nothing. Each subscription is a new run.", mistake: "a cold signal remembers its run"},
{prints: "runs: 0", text: "runs: 0",
say: "interval is cold, but it does start when somebody subscribes."}
]
},
{
code: "let clock = VirtualScheduler()\nlet runs = Counter()\nlet film = Signal<Int, Never> { subscriber in\n  runs.increment()\n  return Signal.interval(every: .ticks(3), on: clock)\n    .subscribe { scene in subscriber.send(scene) }\n}\nlet channel = Subject<Int, Never>()\nfilm.subscribe { scene in channel.send(scene) }\nfilm.subscribe { scene in }\nchannel.signal.subscribe { scene in }\nprint(\"runs: \\(runs.count)\")",
ask: "The film is sent to a channel. Then Ada subscribes to the film, and Ben to the channel. How many runs start in total?",
prints: "runs: 2",
options: [
{prints: "runs: 2", text: "runs: 2",
say: "One for the channel and one for Ada. Ben listens to the run that is going on already."},
{prints: "runs: 1", text: "runs: 1",
say: "The channel is hot, the film is not. Ada subscribes to the film itself, and that is a run of her own.", mistake: "a cold signal becomes hot"},
{prints: "runs: 3", text: "runs: 3",
say: "Ben subscribes to the channel, and that starts nothing."}
]
},
{
code: "let clock = VirtualScheduler()\nlet scenes = Counter()\nlet film = Signal.interval(every: .ticks(3), on: clock)\nlet channel = Subject<Int, Never>()\nlet station = film.subscribe { scene in channel.send(scene) }\nlet ada = channel.signal.subscribe { scene in scenes.increment() }\nclock.advance(ticks: 7)\nstation.dispose()\nclock.advance(ticks: 7)\nprint(\"scenes: \\(scenes.count), Ada has left: \\(ada.isDisposed)\")",
ask: "At tick 7 the station's subscription is disposed, while Ada watches the channel. What happens to Ada?",
prints: "scenes: 2, Ada has left: false",
options: [
{prints: "scenes: 2, Ada has left: true", text: "her subscription ends",
say: "The run has stopped, but nobody told the channel: it has neither completed nor failed. So her subscription goes on.", mistake: "dispose and complete are the same"},
{prints: "scenes: 2, Ada has left: false", text: "she gets no more scenes, and is still subscribed",
say: "The run has stopped, but nobody told the channel: it has neither completed nor failed. So Ada waits."},
{prints: "scenes: 4, Ada has left: false", text: "the run goes on for her",
say: "The station's was the only subscription to that film, so the run stopped."}
]
},
{
code: "let clock = VirtualScheduler()\nlet sent = Counter()\nlet seen = Counter()\nlet film = Signal.interval(every: .ticks(3), on: clock)\nlet channel = Subject<Int, Never>()\nfilm.subscribe { scene in\n  sent.increment()\n  channel.send(scene)\n}\nclock.advance(ticks: 7)\nchannel.signal.subscribe { scene in seen.increment() }\nclock.advance(ticks: 3)\nprint(\"sent: \\(sent.count), seen by Ada: \\(seen.count)\")",
ask: "The station starts at tick 0, Ada watches from tick 7 to 10. How many scenes are sent, and how many does she see?",
prints: "sent: 3, seen by Ada: 1",
options: [
{prints: "sent: 3, seen by Ada: 1", text: "sent: 3, seen by Ada: 1",
say: "The run goes on without viewers. The scenes of ticks 3 and 6 are lost to Ada."},
{prints: "sent: 3, seen by Ada: 3", text: "sent: 3, seen by Ada: 3",
say: "The channel is a subject, and a subject keeps nothing for those who come late."},
{prints: "sent: 1, seen by Ada: 1", text: "sent: 1, seen by Ada: 1",
say: "A hot signal does not wait for viewers. The station subscribed at tick 0, and the run began then.", mistake: "a hot signal waits for its first viewer"}
]
},
{
code: "let clock = VirtualScheduler()\nlet film = Signal.interval(every: .ticks(5), on: clock)\nclock.advance(ticks: 4)\nfilm.subscribe { scene in\n  print(\"tick \\(clock.tick): scene \\(scene)\")\n}\nclock.advance(ticks: 8)",
ask: "The signal is created at tick 0. The screen subscribes at tick 4. When does it show the first scene?",
prints: "tick 9: scene 0",
options: [
{prints: "tick 5: scene 0", text: "tick 5: scene 0",
say: "An interval is cold. It counts no ticks until somebody subscribes.", mistake: "a timer runs although nobody subscribed"},
{prints: "tick 9: scene 0", text: "tick 9: scene 0",
say: "A run starts at tick 4, with its subscriber, and its first scene takes five ticks."},
{prints: "tick 4: scene 0", text: "tick 4: scene 0",
say: "Subscribing takes no time, and a run takes five ticks to its first scene."}
]
}
]
},
{
number: "04",
title: "Sequences: pull and push",
questions: [
{
code: "let painted = Counter()\nlet signs = MemoizedSequence([\"2\", \"4\", \"6\"]).map { door in\n  painted.increment()\n  return door + door\n}\nlet first = Array(signs.prefix(2))\nlet again = Array(signs.prefix(2))\nlet count = first.count + again.count\nprint(\"signs: \\(count), painted: \\(painted.count)\")",
ask: "Two signs are asked for, twice. How many are painted?",
prints: "signs: 4, painted: 2",
options: [
{prints: "signs: 4, painted: 4", text: "signs: 4, painted: 4",
say: "The sequence remembers the signs that were painted, and hands them out again.", mistake: "a lazy sequence works anew each time"},
{prints: "signs: 4, painted: 3", text: "signs: 4, painted: 3",
say: "The sequence is lazy: the third sign was never asked for.", mistake: "map goes through the whole sequence at once"},
{prints: "signs: 4, painted: 2", text: "signs: 4, painted: 2",
say: "Only what is asked for is painted, and each sign only once."}
]
},
{
code: "let looked = Counter()\nlet evens = MemoizedSequence([1, 2, 3, 4, 5]).filter { door in\n  looked.increment()\n  return door.isMultiple(of: 2)\n}\nlet found = Array(evens.prefix(1))\nprint(\"found: \\(found), doors looked at: \\(looked.count)\")",
ask: "The first even door is wanted. How many doors are looked at?",
prints: "found: [2], doors looked at: 2",
options: [
{prints: "found: [2], doors looked at: 5", text: "found: [2], doors looked at: 5",
say: "A lazy filter does not go through all of it first. It looks until it has what was asked for.", mistake: "filter goes through the whole sequence at once"},
{prints: "found: [2], doors looked at: 2", text: "found: [2], doors looked at: 2",
say: "Door 1 is no match, door 2 is. Nobody asks for more."},
{prints: "found: [2], doors looked at: 1", text: "found: [2], doors looked at: 1",
say: "It has to look at door 1 to know that it does not match."}
]
},
{
code: "let painted = Counter()\nlet signs = Signal<String, Never>.from([\"2\", \"4\"]).map { door in\n  painted.increment()\n  return door + door\n}\nsigns.subscribe { sign in }\nsigns.subscribe { sign in }\nprint(\"painted: \\(painted.count)\")",
ask: "The same with a signal: two subscribers and two signs. How many are painted?",
prints: "painted: 4",
options: [
{prints: "painted: 4", text: "painted: 4",
say: "Each subscription is a run of its own, and map is a part of that run."},
{prints: "painted: 0", text: "painted: 0",
say: "Two have subscribed, so the values are sent, and painted."},
{prints: "painted: 2", text: "painted: 2",
say: "A sequence's map remembers, a signal's map does not.", mistake: "a signal's map remembers like a sequence's"}
]
},
{
code: "let seen = Counter()\nlet taps = Subject<Int, Never>()\nlet labels = taps.signal.map { tap in \"tap \\(tap)\" }\ntaps.send(1)\nlabels.subscribe { label in seen.increment() }\ntaps.send(2)\nprint(\"labels seen: \\(seen.count)\")",
ask: "Nobody can send to labels: it is no subject. A screen subscribes to it after the first tap. How many labels does it see?",
prints: "labels seen: 1",
options: [
{prints: "labels seen: 1", text: "labels seen: 1",
say: "labels is as hot as its source, the taps: the first tap is over when the screen comes."},
{prints: "labels seen: 2", text: "labels seen: 2",
say: "A signal need not be a subject to be hot. Subscribing to labels does not make the first tap happen again.", mistake: "hot means subject"},
{prints: "labels seen: 0", text: "labels seen: 0",
say: "The second tap comes when the screen has subscribed, and passes through map."}
]
}
]
},
{
number: "05",
title: "Work that depends on work",
questions: [
{
code: "enum MailError: Error { case wrongPassword }\nlet loads = Counter()\nlet logIn = Signal<Never, MailError>.failed(.wrongPassword)\nlogIn.then {\n  loads.increment()\n  return Signal<String, MailError>.just(\"two messages\")\n}.subscribe { text in }\nprint(\"loads: \\(loads.count)\")",
ask: "The log-in fails. How often are the messages loaded?",
prints: "loads: 0",
options: [
{prints: "loads: 0", text: "loads: 0",
say: "A failure skips the rest of the chain."},
{prints: "loads: 1", text: "loads: 1",
say: "then waits for completed. After a failure there is no next step.", mistake: "then goes on after any ending"},
{prints: "loads: 2", text: "loads: 2",
say: "Nothing here loads twice: there is one subscriber, and one step after the log-in."}
]
},
{
code: "let requests = Counter()\nlet likes = Signal<Int, Never> { subscriber in\n  requests.increment()\n  subscriber.send(7)\n  subscriber.complete()\n  return Disposable()\n}\nlet photos = Signal<String, Never>.from([\"cat\", \"dog\"])\nphotos.map { photo in likes }.subscribe { value in }\nprint(\"requests: \\(requests.count)\")",
ask: "The likes of two photos should be loaded. How many requests are made?",
prints: "requests: 0",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "map passes the signals on as values. Nobody subscribes to them, so they do nothing.", mistake: "map starts the signal that it returns"},
{prints: "requests: 0", text: "requests: 0",
say: "map makes a signal of signals, and nobody subscribes to those. flatMap would."},
{prints: "requests: 1", text: "requests: 1",
say: "The two values are two signals, and nobody subscribes to either."}
]
},
{
code: "enum MailError: Error { case damaged }\nlet opened = Recorder<Int>()\nSignal<Int, MailError>.from([1, 2, 3]).flatMap { number in\n  number == 2\n    ? .failed(.damaged) : Signal<Int, MailError>.just(number)\n}.subscribe { number in opened.append(number) }\nprint(\"opened: \\(opened.values)\")",
ask: "Three messages are opened, and the second is damaged. Which are opened?",
prints: "opened: [1]",
options: [
{prints: "opened: [1, 3]", text: "opened: [1, 3]",
say: "failed is an ending. It comes out of flatMap, and after an ending nothing is delivered, not even message 3.", mistake: "an error ends only one value"},
{prints: "opened: []", text: "opened: []",
say: "Message 1 was opened before anything had failed."},
{prints: "opened: [1]", text: "opened: [1]",
say: "The failure of one inner signal ends the whole chain, and message 3 is never opened."}
]
},
{
code: "let logIns = Counter()\nlet photos = Signal<String, Never>.just(\"token\")\n  .handleEvents(subscribed: { logIns.increment() })\n  .flatMap { token in Signal<String, Never>.just(\"cat\") }\nlet shown = Counter()\nphotos.subscribe { photo in shown.increment() }\nphotos.subscribe { photo in shown.increment() }\nprint(\"log-ins: \\(logIns.count), photos: \\(shown.count)\")",
ask: "Two screens subscribe to one chain, which logs in and then loads a photo. How many log-ins are there?",
prints: "log-ins: 2, photos: 2",
options: [
{prints: "log-ins: 2, photos: 2", text: "log-ins: 2, photos: 2",
say: "The chain is cold: each screen runs it from the beginning."},
{prints: "log-ins: 1, photos: 2", text: "log-ins: 1, photos: 2",
say: "The chain keeps no token. It is a plan, and each subscription runs all of it, the log-in too.", mistake: "a chain keeps what it has fetched"},
{prints: "log-ins: 1, photos: 1", text: "log-ins: 1, photos: 1",
say: "Both screens get a photo, and each has a run of its own."}
]
}
]
},
{
number: "06",
title: "The latest of each",
questions: [
{
code: "let names = Subject<String, Never>()\nlet ages = Subject<Int, Never>()\nlet pairs = Recorder<String>()\ncombineLatest(names.signal, ages.signal)\n  .subscribe { name, age in pairs.append(\"\\(name) \\(age)\") }\nnames.send(\"Ada\")\nnames.send(\"Ben\")\nages.send(36)\nages.send(41)\nprint(pairs.values.joined(separator: \", \"))",
ask: "Which pairs does the screen get?",
prints: "Ben 36, Ben 41",
options: [
{prints: "Ada 36, Ben 36, Ben 41", text: "Ada 36, Ben 36, Ben 41",
say: "There is no pair until both have sent. By then Ben has replaced Ada."},
{prints: "Ada 36, Ben 41", text: "Ada 36, Ben 41",
say: "It does not pair the first with the first, and the second with the second. It takes the latest of each.", mistake: "combineLatest pairs like zip"},
{prints: "Ben 36, Ben 41", text: "Ben 36, Ben 41",
say: "When 36 comes, Ben is the latest name. He replaced Ada before there was a pair."}
]
},
{
code: "let name = Subject<String, Never>()\nlet password = Subject<String, Never>()\nlet states = Counter()\ncombineLatest(name.signal, password.signal)\n  .subscribe { pair in states.increment() }\nname.send(\"ada\")\nname.send(\"ada l\")\nprint(\"states: \\(states.count)\")",
ask: "Ada types into the first of two fields only. How many states does the screen get?",
prints: "states: 0",
options: [
{prints: "states: 2", text: "states: 2",
say: "Without a password there is no pair. Nobody fills in an empty text: startWith would.", mistake: "combineLatest begins with the first value of either"},
{prints: "states: 1", text: "states: 1",
say: "The second value of one field does not count for the other field: the password is still missing."},
{prints: "states: 0", text: "states: 0",
say: "It waits until each of them has sent at least once."}
]
},
{
code: "let name = Subject<String, Never>()\nlet password = Subject<String, Never>()\nlet states = Counter()\ncombineLatest(\n  name.signal.startWith(\"\"), password.signal.startWith(\"\")\n).subscribe { pair in states.increment() }\nname.send(\"ada\")\nprint(\"states: \\(states.count)\")",
ask: "Both fields start with an empty text. Ada types a name. How many states does the screen get?",
prints: "states: 2",
options: [
{prints: "states: 1", text: "states: 1",
say: "There is a state before anybody types: both fields have their empty text at once.", mistake: "nothing is combined before somebody acts"},
{prints: "states: 2", text: "states: 2",
say: "One when it subscribes, with two empty texts, and one with the name."},
{prints: "states: 3", text: "states: 3",
say: "The two empty texts make one state together: the first alone makes none."}
]
},
{
code: "let celsius = Subject<Int, Never>()\nlet fahrenheit = celsius.signal.map { $0 * 9 / 5 + 32 }\nlet pairs = Recorder<String>()\ncombineLatest(celsius.signal, fahrenheit)\n  .subscribe { c, f in pairs.append(\"\\(c) = \\(f)\") }\ncelsius.send(0)\ncelsius.send(100)\nprint(pairs.values.joined(separator: \", \"))",
ask: "Both signals come from one subject. Which pairs arrive?",
prints: "0 = 32, 100 = 32, 100 = 212",
options: [
{prints: "0 = 32, 0 = 212, 100 = 212", text: "0 = 32, 0 = 212, 100 = 212",
say: "combineLatest subscribes to its sources from the first to the last, so celsius changes first. With the sources the other way round, these pairs would come."},
{prints: "0 = 32, 100 = 32, 100 = 212", text: "0 = 32, 100 = 32, 100 = 212",
say: "100 arrives through the first source before it arrives through the second. Between the two, the pair is half old: a glitch."},
{prints: "0 = 32, 100 = 212", text: "0 = 32, 100 = 212",
say: "There is a half-old pair between them, and it is not a bug of the library. combineLatest sends for each input, and cannot know that they have one source.", mistake: "a glitch is a bug of the library"}
]
}
]
},
{
number: "07",
title: "One run for many",
questions: [
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet forecast = Signal.interval(every: .ticks(3), on: clock)\n  .handleEvents(subscribed: { requests.increment() })\n  .share()\nlet phone = forecast.subscribe { degrees in }\nphone.dispose()\nforecast.subscribe { degrees in }\nprint(\"requests: \\(requests.count)\")",
ask: "The phone shows the forecast and leaves. Then a tablet comes. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 0", text: "requests: 0",
say: "share() starts its source when the first one subscribes."},
{prints: "requests: 1", text: "requests: 1",
say: "share() keeps no values and no run. When the last one leaves, the run stops; the next starts a new one.", mistake: "share caches"},
{prints: "requests: 2", text: "requests: 2",
say: "There is one run while somebody listens. In between nobody listened, so a second run starts."}
]
},
{
code: "let clock = VirtualScheduler()\nlet got = Recorder<Int>()\nlet live = Signal.interval(every: .ticks(2), on: clock).multicast()\nlive.connect()\nclock.advance(ticks: 5)\nlive.signal.subscribe { degrees in got.append(degrees) }\nclock.advance(ticks: 4)\nprint(\"late: \\(got.values)\")",
ask: "No Subject stands in this code. The latecomer comes at tick 5 and stays until tick 9. What does it get?",
prints: "late: [2, 3]",
options: [
{prints: "late: [2, 3]", text: "late: [2, 3]",
say: "One run began at connect(). A latecomer gets what is sent after it has subscribed."},
{prints: "late: [0, 1]", text: "late: [0, 1]",
say: "It does not start a run of its own: connect() has started the only one. A signal can be hot without a Subject in your code.", mistake: "hot means subject"},
{prints: "late: [0, 1, 2, 3]", text: "late: [0, 1, 2, 3]",
say: "multicast() keeps no values. What was sent before tick 5 is over."}
]
},
{
code: "let requests = Counter()\nlet forecast = Signal<Int, Never>.just(7)\n  .handleEvents(subscribed: { requests.increment() })\n  .share()\nfor _ in 1...3 { forecast.subscribe { degrees in } }\nprint(\"requests: \\(requests.count)\")",
ask: "The answer comes at once, and the signal completes. Three screens subscribe to its share(). How many requests are made?",
prints: "requests: 3",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "The third screen is in the same position as the second: no run is going on, so it starts one."},
{prints: "requests: 3", text: "requests: 3",
say: "Each run is over before the next screen comes, so nobody shares anything."},
{prints: "requests: 1", text: "requests: 1",
say: "When the second screen comes, the first run is over already. share() does not keep its answer, so the second screen starts a run.", mistake: "share caches"}
]
},
{
code: "let requests = Counter()\nlet price = Signal<Int, Never>.just(12)\n  .handleEvents(subscribed: { requests.increment() })\nprice.subscribe { amount in }\nprice.subscribe(completed: {})\nprint(\"requests: \\(requests.count)\")",
ask: "Ben subscribes to the value, and then to the completion. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "These are two subscriptions, and price is cold: each of them starts a run. Pass both handlers to one subscribe.", mistake: "a later handler replaces the earlier one"},
{prints: "requests: 2", text: "requests: 2",
say: "Two subscriptions to a cold signal, so two runs."},
{prints: "requests: 0", text: "requests: 0",
say: "subscribe starts the run, even if nobody uses the value."}
]
}
]
},
{
number: "08",
title: "What a latecomer gets",
questions: [
{
code: "let clock = VirtualScheduler()\nlet got = Recorder<Int>()\nlet forecast = Signal.interval(every: .ticks(2), on: clock)\n  .share(replay: 1)\nforecast.subscribe { degrees in }\nclock.advance(ticks: 5)\nforecast.subscribe { degrees in got.append(degrees) }\nprint(\"the wall gets at once: \\(got.values)\")",
ask: "One run has sent 0 at tick 2 and 1 at tick 4. At tick 5 the wall subscribes. What does it get at once?",
prints: "the wall gets at once: [1]",
options: [
{prints: "the wall gets at once: [1]", text: "the wall gets at once: [1]",
say: "There is one run for both, and a latecomer gets the last value first."},
{prints: "the wall gets at once: []", text: "the wall gets at once: []",
say: "Nothing new is sent at tick 5. But share(replay: 1) keeps the last value for latecomers.", mistake: "hot never replays"},
{prints: "the wall gets at once: [0, 1]", text: "the wall gets at once: [0, 1]",
say: "It keeps one value, the last one. replayLazily() would keep all."}
]
},
{
code: "enum Offline: Error { case offline }\nlet requests = Counter()\nlet failures = Counter()\nlet forecast = Signal<Int, Offline>.failed(.offline)\n  .handleEvents(subscribed: { requests.increment() })\n  .replayLazily()\nforecast.subscribe(failed: { error in failures.increment() })\nforecast.subscribe(failed: { error in failures.increment() })\nprint(\"requests: \\(requests.count), failures: \\(failures.count)\")",
ask: "The request fails. A second screen subscribes later. What is printed?",
prints: "requests: 1, failures: 2",
options: [
{prints: "requests: 1, failures: 1", text: "requests: 1, failures: 1",
say: "The second screen is not left waiting: it gets the failure that was kept."},
{prints: "requests: 1, failures: 2", text: "requests: 1, failures: 2",
say: "One run, whose failure is kept and replayed like a value."},
{prints: "requests: 2, failures: 2", text: "requests: 2, failures: 2",
say: "replayLazily() has one run, for ever. It keeps a failure, too, and hands it to latecomers.", mistake: "errors are not replayed"}
]
},
{
code: "let got = Recorder<Int>()\nlet board = ReplaySubject<Int, Never>(bufferSize: 2)\nfor degrees in [7, 9, 4] { board.send(degrees) }\nboard.complete()\nboard.signal.subscribe { degrees in got.append(degrees) }\nprint(\"the tablet gets: \\(got.values)\")",
ask: "The board remembers two values. It has completed when the tablet subscribes. What does the tablet get?",
prints: "the tablet gets: [9, 4]",
options: [
{prints: "the tablet gets: []", text: "the tablet gets: []",
say: "A plain subject would send only its ending. This one first sends what it keeps, even after its end.", mistake: "hot never replays"},
{prints: "the tablet gets: [9, 4]", text: "the tablet gets: [9, 4]",
say: "The last two values, and then the completion."},
{prints: "the tablet gets: [7, 9, 4]", text: "the tablet gets: [7, 9, 4]",
say: "It remembers two values: 4 took the place of 7."}
]
},
{
code: "let clock = VirtualScheduler()\nlet got = Recorder<Int>()\nlet forecast = Signal.interval(every: .ticks(2), on: clock)\n  .share(replay: 1)\nlet phone = forecast.subscribe { degrees in }\nclock.advance(ticks: 5)\nphone.dispose()\nforecast.subscribe { degrees in got.append(degrees) }\nprint(\"the tablet gets at once: \\(got.values)\")",
ask: "The run has sent 0 and 1. The phone, the only listener, leaves; then the tablet comes. What does it get at once?",
prints: "the tablet gets at once: []",
options: [
{prints: "the tablet gets at once: [1]", text: "the tablet gets at once: [1]",
say: "1 was kept as long as its run went on. The run stopped when the phone left, and what was kept is gone.", mistake: "share caches"},
{prints: "the tablet gets at once: []", text: "the tablet gets at once: []",
say: "A new run starts, and has sent nothing yet."},
{prints: "the tablet gets at once: [0, 1]", text: "the tablet gets at once: [0, 1]",
say: "share(replay: 1) keeps one value of the run that goes on. replayLazily() would have kept both."}
]
}
]
},
{
number: "09",
title: "State: always a value",
questions: [
{
code: "let got = Recorder<Int>()\nlet unread = Property(3)\nunread.value = 4\nunread.value = 5\nunread.signal.subscribe { count in got.append(count) }\nprint(\"the tablet gets: \\(got.values)\")",
ask: "5 was written before the tablet subscribes. What does the tablet get?",
prints: "the tablet gets: [5]",
options: [
{prints: "the tablet gets: []", text: "the tablet gets: []",
say: "Nothing changes when the tablet subscribes. But a property hands its value to each new subscriber at once.", mistake: "hot never replays"},
{prints: "the tablet gets: [5]", text: "the tablet gets: [5]",
say: "The present value, at once."},
{prints: "the tablet gets: [3, 4, 5]", text: "the tablet gets: [3, 4, 5]",
say: "It keeps the present value only: 3 and 4 are over."}
]
},
{
code: "let unread = Property(3)\nlet text = \"\\(unread.value) unread\"\nunread.value = 4\nprint(text)",
ask: "The value changes from 3 to 4. What does the text say then?",
prints: "3 unread",
options: [
{prints: "3 unread", text: "3 unread",
say: "The text was made when the value was 3, and it does not follow."},
{prints: "4 unread", text: "4 unread",
say: "A text does not follow the value it was made from. Subscribe to the signal, and make a text of each value.", mistake: "what was read once follows"},
{prints: "0 unread", text: "0 unread",
say: "A property has a value from the start: 3."}
]
},
{
code: "func makeSignal() -> Signal<Int, Never> {\n  let unread = Property(3)\n  return unread.signal\n}\nlet got = Recorder<String>()\nmakeSignal().subscribe(\n  next: { count in got.append(\"\\(count)\") },\n  completed: { got.append(\"completed\") })\nprint(\"comes: \\(got.values)\")",
ask: "The function returns the signal, and nobody holds the property any more. What is sent?",
prints: "comes: [\"3\", \"completed\"]",
options: [
{prints: "comes: [\"3\"]", text: "comes: [\"3\"]",
say: "The value comes. But the property is gone, and so its signal has completed.", mistake: "a signal keeps its property alive"},
{prints: "comes: [\"3\", \"completed\"]", text: "comes: [\"3\", \"completed\"]",
say: "The last value comes first, and then the completion, because nobody can write any more."},
{prints: "comes: [\"completed\"]", text: "comes: [\"completed\"]",
say: "The last value is kept by the signal, and comes before the ending."}
]
},
{
code: "let got = Recorder<Int>()\nlet volume = Property(5)\nvolume.signal.subscribe { level in got.append(level) }\nvolume.value = 6\nvolume.value = 6\nvolume.value = 5\nprint(\"the display gets: \\(got.values)\")",
ask: "The volume is 5, and a display follows it. Then 6 is written twice, and 5 once. What does the display get?",
prints: "the display gets: [5, 6, 6, 5]",
options: [
{prints: "the display gets: [5, 6, 5]", text: "the display gets: [5, 6, 5]",
say: "A property does not compare: the second 6 is a write, too, and it is announced.", mistake: "a property announces changes only"},
{prints: "the display gets: [6, 6, 5]", text: "the display gets: [6, 6, 5]",
say: "All three writes are announced. But before them, the display gets the value that is there when it subscribes."},
{prints: "the display gets: [5, 6, 6, 5]", text: "the display gets: [5, 6, 6, 5]",
say: "The present value at once, and then every write, even of the value that it has."}
]
}
]
},
{
number: "10",
title: "Four answers for every kind",
questions: [
{
code: "let clock = VirtualScheduler()\nlet got = Recorder<Int>()\nlet film = Signal.interval(every: .ticks(2), on: clock)\n  .startEagerly(on: clock)\nclock.advance(ticks: 5)\nfilm.subscribe { part in got.append(part) }\nprint(\"Ada gets at once: \\(got.values)\")",
ask: "Nobody has subscribed before tick 5. What does Ada get at once?",
prints: "Ada gets at once: [0, 1]",
options: [
{prints: "Ada gets at once: []", text: "Ada gets at once: []",
say: "The run started when the signal was made, and its values are kept for her.", mistake: "hot never replays"},
{prints: "Ada gets at once: [0, 1]", text: "Ada gets at once: [0, 1]",
say: "Whoever creates the signal starts the run, and a latecomer gets all of it first."},
{prints: "Ada gets at once: [1]", text: "Ada gets at once: [1]",
say: "All values are kept, not only the last one."}
]
},
{
code: "let clock = VirtualScheduler()\nlet stopped = Counter()\nlet forecast = Signal.interval(every: .ticks(2), on: clock)\n  .handleEvents(disposed: { stopped.increment() })\n  .replayLazily()\nlet phone = forecast.subscribe { degrees in }\nlet tablet = forecast.subscribe { degrees in }\nphone.dispose()\ntablet.dispose()\nprint(\"runs stopped: \\(stopped.count)\")",
ask: "Two screens listen, and then both leave. How many runs have stopped?",
prints: "runs stopped: 0",
options: [
{prints: "runs stopped: 2", text: "runs stopped: 2",
say: "There was one run for both, and nobody can stop it."},
{prints: "runs stopped: 1", text: "runs stopped: 1",
say: "The last one to leave stops a run of share(), but nobody can stop this one.", mistake: "the last one to leave stops every run"},
{prints: "runs stopped: 0", text: "runs stopped: 0",
say: "The run goes on when everybody has left."}
]
},
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet request = Signal.interval(every: .ticks(2), on: clock)\n  .handleEvents(subscribed: { requests.increment() })\nfunc makeForecast() -> Signal<Int, Never> { request.share() }\nmakeForecast().subscribe { degrees in }\nmakeForecast().subscribe { degrees in }\nprint(\"requests: \\(requests.count)\")",
ask: "Two screens ask for the forecast, each by a call of the function. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "Each call of share() makes another signal. The answers of share() hold for all who listen to one and the same signal.", mistake: "share caches"},
{prints: "requests: 2", text: "requests: 2",
say: "Two calls make two shared signals, and each has a run."},
{prints: "requests: 0", text: "requests: 0",
say: "Each shared signal has a first subscriber, who starts its run."}
]
},
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet forecast = Signal.interval(every: .ticks(2), on: clock)\n  .handleEvents(subscribed: { requests.increment() })\n  .multicast()\nfor _ in [\"Ada\", \"Ben\", \"Cleo\"] {\n  forecast.signal.subscribe { degrees in }\n}\nprint(\"requests: \\(requests.count)\")",
ask: "Three screens subscribe to the signal of multicast(). How many requests are made?",
prints: "requests: 0",
options: [
{prints: "requests: 0", text: "requests: 0",
say: "connect() starts the run, and nobody has called it."},
{prints: "requests: 1", text: "requests: 1",
say: "That would be share(), whose run the first subscriber starts. Here connect() starts it.", mistake: "subscribing starts every signal"},
{prints: "requests: 3", text: "requests: 3",
say: "That would be a cold signal. Subscribing here only waits for the one run."}
]
}
]
},
{
number: "11",
title: "What an operator is",
questions: [
{
code: "let calls = Counter()\nlet taps = Subject<Int, Never>()\nlet labels = taps.signal\n  .handleEvents(next: { tap in calls.increment() })\n  .map { tap in \"tap \\(tap)\" }\nlabels.subscribe { label in }\nlabels.subscribe { label in }\nfor tap in 1...3 { taps.send(tap) }\nprint(\"calls: \\(calls.count)\")",
ask: "The taps are hot, and two screens subscribe to what an operator makes of them. Three taps come. How often does the closure run?",
prints: "calls: 6",
options: [
{prints: "calls: 3", text: "calls: 3",
say: "Each tap is sent once, but every subscription has operators of its own. So the closure runs twice for each tap.", mistake: "map runs once for all on a hot signal"},
{prints: "calls: 2", text: "calls: 2",
say: "Once for each subscriber would be right for one tap. Here three come."},
{prints: "calls: 6", text: "calls: 6",
say: "Three taps, and for each of them one call for each subscriber."}
]
},
{
code: "let taps = Subject<String, Never>()\nlet numbers = taps.signal.scan(0) { count, tap in count + 1 }\nlet late = Recorder<Int>()\nnumbers.subscribe { number in }\ntaps.send(\"a\")\ntaps.send(\"b\")\nnumbers.subscribe { number in late.append(number) }\ntaps.send(\"c\")\nprint(\"the second screen shows: \\(late.values)\")",
ask: "Two screens number the taps with scan. The second comes after two taps. Which number does it show for the third?",
prints: "the second screen shows: [1]",
options: [
{prints: "the second screen shows: [1]", text: "the second screen shows: [1]",
say: "A new subscription counts from the start: for it, this is the first tap."},
{prints: "the second screen shows: [3]", text: "the second screen shows: [3]",
say: "The taps are hot, but each subscription has a scan of its own, and the second began at 0.", mistake: "scan counts once for all on a hot signal"},
{prints: "the second screen shows: [1, 2, 3]", text: "the second screen shows: [1, 2, 3]",
say: "A subject does not keep the taps, so the second screen never gets the first two."}
]
},
{
code: "let numbers = Subject<Int, Never>()\nlet sums = Recorder<Int>()\nnumbers.signal.reduce(0) { sum, number in sum + number }\n  .subscribe { sum in sums.append(sum) }\nnumbers.send(2)\nnumbers.send(3)\nprint(\"sums: \\(sums.values)\")",
ask: "A subject sends 2 and 3, and goes on. What has reduce sent so far?",
prints: "sums: []",
options: [
{prints: "sums: []", text: "sums: []",
say: "reduce waits for the completion. scan would have sent every sum."},
{prints: "sums: [2, 5]", text: "sums: [2, 5]",
say: "That is scan, which sends every sum. reduce sends the last one only, at the completion.", mistake: "reduce sends every sum"},
{prints: "sums: [5]", text: "sums: [5]",
say: "5 is the sum so far, but reduce cannot know whether more will come. It waits for the completion.", mistake: "reduce sends before its source completes"}
]
},
{
code: "let made = Counter()\nlet stopped = Counter()\nSignal<Int, Never>.from(1...)\n  .handleEvents(\n    next: { number in made.increment() },\n    disposed: { stopped.increment() }\n  )\n  .take(2).subscribe { number in }\nprint(\"made: \\(made.count), stopped: \\(stopped.count)\")",
ask: "The source has no end, and take(2) wants two values. What happens to the source?",
prints: "made: 2, stopped: 1",
options: [
{prints: "made: 2, stopped: 0", text: "made: 2, stopped: 0",
say: "take(2) does more than ignore the rest: it stops its source.", mistake: "take only hides the rest"},
{prints: "made: 2, stopped: 1", text: "made: 2, stopped: 1",
say: "After the second value take completes, and disposes its source."},
{prints: "made: 3, stopped: 1", text: "made: 3, stopped: 1",
say: "take does not need a third value to know that two are enough."}
]
}
]
},
{
number: "12",
title: "Three ways to join",
questions: [
{
code: "let names = Subject<String, Never>()\nlet ages = Subject<Int, Never>()\nlet pairs = Recorder<String>()\nzip(names.signal, ages.signal)\n  .subscribe { name, age in pairs.append(\"\\(name) \\(age)\") }\nnames.send(\"Ada\")\nnames.send(\"Ben\")\nages.send(36)\nprint(pairs.values.joined(separator: \", \"))",
ask: "Two names and one age. What does zip make of them?",
prints: "Ada 36",
options: [
{prints: "Ada 36, Ben 36", text: "Ada 36, Ben 36",
say: "zip uses each value once. Ben waits for a second age."},
{prints: "Ben 36", text: "Ben 36",
say: "That would be combineLatest, which takes the latest of each. zip pairs the first with the first.", mistake: "zip takes the latest of each"},
{prints: "Ada 36", text: "Ada 36",
say: "The first with the first. Ben waits for the second age."}
]
},
{
code: "let ada = Subject<String, Never>()\nlet ben = Subject<String, Never>()\nlet pairs = Recorder<String>()\ncombineLatest(ada.signal, ben.signal)\n  .subscribe { adaMove, benMove in pairs.append(adaMove + benMove) }\nada.send(\"1\")\nada.send(\"2\")\nben.send(\"x\")\nben.send(\"y\")\nprint(\"pairs: \\(pairs.values)\")",
ask: "Ada moves twice, then Ben moves twice. What does combineLatest send?",
prints: "pairs: [\"2x\", \"2y\"]",
options: [
{prints: "pairs: [\"1x\", \"2y\"]", text: "pairs: [\"1x\", \"2y\"]",
say: "That is zip, which uses each value once. combineLatest takes the latest of each, whenever either sends.", mistake: "combineLatest pairs like zip"},
{prints: "pairs: [\"2x\", \"2y\"]", text: "pairs: [\"2x\", \"2y\"]",
say: "Nothing before both have moved. By then, Ada's latest move is 2."},
{prints: "pairs: [\"1x\", \"2x\", \"2y\"]", text: "pairs: [\"1x\", \"2x\", \"2y\"]",
say: "1 is replaced by 2 before Ben has moved at all. combineLatest keeps only the latest.", mistake: "combineLatest keeps values until there is a partner"}
]
},
{
code: "let requests = Counter()\nlet forecast = Signal<Int, Never>.just(7)\n  .handleEvents(subscribed: { requests.increment() })\nSignal.merge(forecast, forecast).subscribe { degrees in }\nprint(\"requests: \\(requests.count)\")",
ask: "The same signal is merged with itself. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "Two sources, two subscriptions, two runs."},
{prints: "requests: 0", text: "requests: 0",
say: "There is a subscriber, so merge subscribes to its sources."},
{prints: "requests: 1", text: "requests: 1",
say: "merge subscribes to each of its sources, even if both are the same signal. It is cold, so each subscription starts a run.", mistake: "merge(a, a) makes one request"}
]
},
{
code: "let cups = Subject<Int, Never>()\nlet price = cups.signal.map { count in count * 3 }\nlet pairs = Recorder<Int>()\ncombineLatest(cups.signal, price)\n  .subscribe { count, euros in pairs.append(count) }\ncups.send(2)\ncups.send(5)\nprint(\"pairs for 5 cups: \\(pairs.values.count { $0 == 5 })\")",
ask: "Both signals come from one subject. How many pairs arrive for the second order?",
prints: "pairs for 5 cups: 2",
options: [
{prints: "pairs for 5 cups: 1", text: "pairs for 5 cups: 1",
say: "combineLatest cannot know that both come from one subject. It sends a pair for each of them, and the first of these is half old.", mistake: "a glitch is a bug of the library"},
{prints: "pairs for 5 cups: 0", text: "pairs for 5 cups: 0",
say: "The subject sends the 5, and both signals pass on what they make of it."},
{prints: "pairs for 5 cups: 2", text: "pairs for 5 cups: 2",
say: "One send arrives by two ways. The first pair is half old: 5 cups at the price of 2."}
]
}
]
},
{
number: "13",
title: "A request for each tap",
questions: [
{
code: "let clock = VirtualScheduler()\nlet photos = Subject<String, Never>()\nlet saved = Recorder<String>()\nphotos.signal.flatMapLatest { photo in\n  Signal<String, Never> { subscriber in\n    clock.schedule(after: .ticks(3)) {\n      subscriber.send(photo)\n      subscriber.complete()\n    }\n  }\n}.subscribe { photo in saved.append(photo) }\nphotos.send(\"beach\")\nclock.advance(ticks: 1)\nphotos.send(\"tower\")\nclock.run()\nprint(\"saved: \\(saved.values)\")",
ask: "An upload takes three ticks. The second photo comes one tick after the first. Which photos are saved?",
prints: "saved: [\"tower\"]",
options: [
{prints: "saved: [\"beach\", \"tower\"]", text: "saved: [\"beach\", \"tower\"]",
say: "flatMapLatest stops the first upload when the second photo comes. Use it for a search, not for an upload.", mistake: "flatMapLatest is safe for uploads"},
{prints: "saved: [\"beach\"]", text: "saved: [\"beach\"]",
say: "It is the newest upload that stays, not the first."},
{prints: "saved: [\"tower\"]", text: "saved: [\"tower\"]",
say: "The second photo stops the first upload before it is done. concatMap or flatMap would save both."}
]
},
{
code: "let clock = VirtualScheduler()\nlet words = Subject<String, Never>()\nlet shown = Recorder<String>()\nwords.signal.flatMap { word in\n  Signal<String, Never> { subscriber in\n    let wait = word == \"R\" ? 4 : 1\n    return clock.schedule(after: .ticks(wait)) {\n      subscriber.send(word)\n    }\n  }\n}.subscribe { answer in shown.append(answer) }\nwords.send(\"R\")\nwords.send(\"Rome\")\nclock.run()\nprint(\"the screen shows: \\(shown.values.last ?? \"nothing\")\")",
ask: "The first search takes four ticks, the second takes one. What does the screen show in the end?",
prints: "the screen shows: R",
options: [
{prints: "the screen shows: R", text: "the screen shows: R",
say: "flatMap runs both, and the slow old answer comes last. flatMapLatest would leave it out."},
{prints: "the screen shows: Rome", text: "the screen shows: Rome",
say: "Rome was asked for last, but the answer for R comes last: flatMap stops nothing.", mistake: "flatMap drops what is old"},
{prints: "the screen shows: nothing", text: "the screen shows: nothing",
say: "Both requests are answered, and the screen shows each answer as it comes."}
]
},
{
code: "let clock = VirtualScheduler()\nlet charges = Counter()\nlet receipts = Counter()\nlet payment = Signal<String, Never> { subscriber in\n  charges.increment()\n  return clock.schedule(after: .ticks(3)) { subscriber.send(\"paid\") }\n}\nlet taps = Subject<Int, Never>()\ntaps.signal.flatMapLatest { tap in payment }\n  .subscribe { receipt in receipts.increment() }\ntaps.send(1)\nclock.advance(ticks: 1)\ntaps.send(2)\nclock.run()\nprint(\"charges: \\(charges.count), receipts: \\(receipts.count)\")",
ask: "Ada taps Pay twice. The shop charges her when a request begins. What does she pay, and what does she get?",
prints: "charges: 2, receipts: 1",
options: [
{prints: "charges: 2, receipts: 1", text: "charges: 2, receipts: 1",
say: "The first request had begun. If you stop listening to it, nothing is taken back."},
{prints: "charges: 1, receipts: 1", text: "charges: 1, receipts: 1",
say: "flatMapLatest stops the first request, but the shop already has it. Nobody takes the charge back.", mistake: "to stop a request undoes it"},
{prints: "charges: 2, receipts: 2", text: "charges: 2, receipts: 2",
say: "The first request is stopped before its receipt comes."}
]
},
{
code: "let requests = Counter()\nlet taps = Subject<String, Never>()\nlet answers = taps.signal.flatMap { tap in\n  Signal<String, Never>.just(\"answer to \\(tap)\")\n    .handleEvents(subscribed: { requests.increment() })\n}\nanswers.subscribe { answer in }\nanswers.subscribe { answer in }\ntaps.send(\"A\")\nprint(\"requests: \\(requests.count)\")",
ask: "Two screens subscribe to the answers. Ada taps once. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "The tap is sent once, but each subscriber has a flatMap of its own, and each of these makes a request.", mistake: "one tap makes one request for all"},
{prints: "requests: 2", text: "requests: 2",
say: "Each subscription has a flatMap of its own. With share() after it, there would be one request for both."},
{prints: "requests: 0", text: "requests: 0",
say: "The closure makes a signal, and flatMap subscribes to it, which makes a request."}
]
},
{
code: "let clock = VirtualScheduler()\nlet answers = Recorder<Int>()\nSignal<Int, Never>.from([3, 1]).flatMap { wait in\n  Signal<Int, Never> { subscriber in\n    clock.schedule(after: .ticks(wait)) { subscriber.send(wait) }\n  }\n}.subscribe { answer in answers.append(answer) }\nclock.run()\nprint(\"answers: \\(answers.values)\")",
ask: "Two requests go out: the first takes three ticks, the second takes one. In which order do the answers come?",
prints: "answers: [1, 3]",
options: [
{prints: "answers: [1, 3]", text: "answers: [1, 3]",
say: "Both run at the same time, and the quick one is answered first."},
{prints: "answers: [3, 1]", text: "answers: [3, 1]",
say: "flatMap lets both run at once, so the quick one arrives first.", mistake: "flatMap keeps the order of its source"},
{prints: "answers: [1]", text: "answers: [1]",
say: "The second does not replace the first: both are answered."}
]
}
]
},
{
number: "14",
title: "Failed ends it",
questions: [
{
code: "enum Offline: Error { case offline }\nlet words = Subject<String, Never>()\nlet shown = Recorder<String>()\nwords.signal.setFailureType(to: Offline.self)\n  .flatMap { word -> Signal<String, Offline> in\n    word == \"bad\" ? .failed(.offline) : .just(word)\n  }\n  .subscribe { word in shown.append(word) }\nfor word in [\"tea\", \"bad\", \"milk\"] { words.send(word) }\nprint(\"shown: \\(shown.values)\")",
ask: "The second of three searches fails. What does the screen show?",
prints: "shown: [\"tea\"]",
options: [
{prints: "shown: [\"tea\", \"milk\"]", text: "shown: [\"tea\", \"milk\"]",
say: "A failure is not a value that is skipped. It ends the whole subscription.", mistake: "an error ends only one value"},
{prints: "shown: [\"tea\"]", text: "shown: [\"tea\"]",
say: "The failure passes through flatMap and ends the subscription. Nobody listens when milk is typed."},
{prints: "shown: []", text: "shown: []",
say: "What came before the failure has already been delivered."}
]
},
{
code: "enum Offline: Error { case offline }\nlet words = Subject<String, Never>()\nlet shown = Recorder<String>()\nwords.signal.flatMap { word in\n  let search: Signal<String, Offline> =\n    word == \"bad\" ? .failed(.offline) : .just(word)\n  return search.catch(justReturn: \"no answer\")\n}.subscribe { word in shown.append(word) }\nfor word in [\"bad\", \"milk\"] { words.send(word) }\nprint(\"shown: \\(shown.values)\")",
ask: "Here catch stands inside flatMap. What does the screen show?",
prints: "shown: [\"no answer\", \"milk\"]",
options: [
{prints: "shown: [\"no answer\"]", text: "shown: [\"no answer\"]",
say: "That would be so with catch after flatMap. Inside flatMap, only the one search has ended.", mistake: "catch ends the subscription wherever it stands"},
{prints: "shown: [\"no answer\", \"milk\"]", text: "shown: [\"no answer\", \"milk\"]",
say: "Only the inner search failed. The words go on, and so does the screen."},
{prints: "shown: [\"milk\"]", text: "shown: [\"milk\"]",
say: "catch does not drop the failure: it sends the value that you gave it in its place."}
]
},
{
code: "enum Offline: Error { case offline }\nlet prices = Subject<Int, Offline>()\nlet shown = Counter()\nlet failures = Counter()\nprices.signal.retry(2).subscribe { price in\n  shown.increment()\n} failed: { error in\n  failures.increment()\n}\nprices.fail(.offline)\nprices.send(7)\nprint(\"prices: \\(shown.count), failures: \\(failures.count)\")",
ask: "A subject fails, and retry(2) subscribes to it again. Then a price is sent. What does the screen get?",
prints: "prices: 0, failures: 1",
options: [
{prints: "prices: 1, failures: 0", text: "prices: 1, failures: 0",
say: "A failed subject stays failed. Whoever subscribes to it again gets the same failure at once.", mistake: "retry helps a failed subject"},
{prints: "prices: 0, failures: 3", text: "prices: 0, failures: 3",
say: "Three subscriptions fail, but retry keeps the first two failures to itself. The screen gets only the last."},
{prints: "prices: 0, failures: 1", text: "prices: 0, failures: 1",
say: "Each new attempt gets the old failure at once. Then retry gives up, and the price comes too late."}
]
},
{
code: "enum Offline: Error { case offline }\nlet tries = Counter()\nlet price = Signal<Int, Offline> { subscriber in\n  tries.increment()\n  subscriber.fail(.offline)\n  return Disposable()\n}\nprice.retry(2).subscribe(failed: { error in })\nprint(\"tries: \\(tries.count)\")",
ask: "The request fails each time. How often is it made with retry(2)?",
prints: "tries: 3",
options: [
{prints: "tries: 1", text: "tries: 1",
say: "retry subscribes again after a failure, and each subscription is a new run."},
{prints: "tries: 3", text: "tries: 3",
say: "The first attempt, and two more after it has failed."},
{prints: "tries: 2", text: "tries: 2",
say: "The number counts only the further attempts. The first one is not among them.", mistake: "retry(2) tries two times"}
]
}
]
},
{
number: "15",
title: "Who stops what",
questions: [
{
code: "let news = Subject<String, Never>()\nlet shown = Counter()\ndo {\n  _ = news.signal.subscribe { text in shown.increment() }\n}\nnews.send(\"rain\")\nprint(\"shown: \\(shown.count)\")",
ask: "Nobody keeps the Disposable that subscribe returns. Is the news shown?",
prints: "shown: 1",
options: [
{prints: "shown: 0", text: "shown: 0",
say: "Releasing a Disposable does not dispose it here. The handler stays on the roster until somebody disposes the subscription or the news ends.", mistake: "letting go of the disposable ends the subscription"},
{prints: "shown: 1", text: "shown: 1",
say: "The subscription lives on without its Disposable. To end it, dispose, or use a bag."},
{prints: "shown: 2", text: "shown: 2",
say: "There is one subscriber and one text, so it is shown once at most."}
]
},
{
code: "let news = Subject<String, Never>()\nlet shown = Counter()\nlet done = Counter()\nvar bag = DisposeBag()\nnews.signal.subscribe { text in\n  shown.increment()\n} completed: {\n  done.increment()\n}.disposed(by: bag)\nbag = DisposeBag()\nnews.send(\"rain\")\nprint(\"shown: \\(shown.count), completed: \\(done.count)\")",
ask: "The bag is replaced by a new one, then news comes. What does the screen get?",
prints: "shown: 0, completed: 0",
options: [
{prints: "shown: 1, completed: 0", text: "shown: 1, completed: 0",
say: "The old bag is gone, and it has disposed the subscription that was in it."},
{prints: "shown: 0, completed: 0", text: "shown: 0, completed: 0",
say: "When the old bag goes, it disposes the subscription. Nothing arrives after that."},
{prints: "shown: 0, completed: 1", text: "shown: 0, completed: 1",
say: "Disposing is not completing: the news goes on, and the handler does not hear about the disposal.", mistake: "dispose and complete are the same"}
]
},
{
code: "let taps = Subject<String, Never>()\nlet closing = Subject<String, Never>()\nlet answers = Subject<String, Never>()\nlet shown = Counter()\ntaps.signal.takeUntil(closing.signal)\n  .flatMap { tap in answers.signal }\n  .subscribe { answer in shown.increment() }\ntaps.send(\"search\")\nclosing.send(\"close\")\nanswers.send(\"found\")\nprint(\"shown: \\(shown.count)\")",
ask: "takeUntil stands before flatMap. The screen closes, then an answer comes. Is it shown?",
prints: "shown: 1",
options: [
{prints: "shown: 0", text: "shown: 0",
say: "takeUntil ends the taps, which come before it. The search that flatMap has begun goes on. Write takeUntil last.", mistake: "takeUntil may stand anywhere"},
{prints: "shown: 1", text: "shown: 1",
say: "Only the taps have ended. The search that flatMap has begun still runs."},
{prints: "shown: 2", text: "shown: 2",
say: "There was one tap, so one search, and one answer."}
]
},
{
code: "let news = Subject<String, Never>()\nlet closing = Subject<String, Never>()\nlet shown = Counter()\nnews.signal.takeUntil(closing.signal)\n  .subscribe { text in shown.increment() }\nclosing.complete()\nnews.send(\"rain\")\nprint(\"shown: \\(shown.count)\")",
ask: "The trigger completes without a value. Then news comes. Is it shown?",
prints: "shown: 1",
options: [
{prints: "shown: 1", text: "shown: 1",
say: "takeUntil waits for a value of its trigger. The trigger has completed without one, so the news goes on."},
{prints: "shown: 2", text: "shown: 2",
say: "One text was sent, so one is shown at most."},
{prints: "shown: 0", text: "shown: 0",
say: "Here a trigger that has completed will simply never send a value. In some other libraries its completion does end it.", mistake: "the completion of takeUntil's trigger ends it"}
]
}
]
},
{
number: "16",
title: "Who keeps whom alive",
questions: [
{
code: "final class Screen: Sendable {\n  let gone: Counter\n  let taps = Subject<String, Never>()\n  init(_ gone: Counter) { self.gone = gone }\n  deinit { gone.increment() }\n  func show(_ tap: String) {}\n  func listen() { taps.signal.subscribe { tap in self.show(tap) } }\n}\nlet gone = Counter()\ndo {\n  let screen = Screen(gone)\n  screen.listen()\n}\nprint(\"screens gone: \\(gone.count)\")",
ask: "A screen listens to its own taps. Then the last variable that held it goes. Is the screen gone?",
prints: "screens gone: 0",
options: [
{prints: "screens gone: 1", text: "yes",
say: "The handler still refers to it. The screen keeps taps, taps keeps the handler, and the handler keeps the screen: a cycle.", mistake: "what no variable holds is gone"},
{prints: "screens gone: 2", text: "yes, and its taps, too",
say: "There is only one screen, and its deinit counts once at most."},
{prints: "screens gone: 0", text: "no",
say: "The screen, its subject and the handler keep each other alive. A weak self in the handler would open that cycle."}
]
},
{
code: "final class Screen: Sendable {\n  func show(_ text: String) {}\n}\nlet messages = Subject<String, Never>()\nlet calls = Counter()\ndo {\n  let screen = Screen()\n  messages.signal.subscribe { [weak screen] text in\n    calls.increment()\n    screen?.show(text)\n  }\n}\nmessages.send(\"Hello\")\nprint(\"calls of the handler: \\(calls.count)\")",
ask: "The screen is held weakly, and is gone. Then a message comes. How often is the handler called?",
prints: "calls of the handler: 1",
options: [
{prints: "calls of the handler: 0", text: "calls of the handler: 0",
say: "A weak reference lets the screen go. It does not dispose the subscription: the handler is still on the roster.", mistake: "a weak reference ends the subscription"},
{prints: "calls of the handler: 1", text: "calls of the handler: 1",
say: "The screen is gone, but its handler is not. A bag in the screen would have disposed the subscription."},
{prints: "calls of the handler: 2", text: "calls of the handler: 2",
say: "There is one subscription and one message."}
]
},
{
code: "final class Screen: Sendable {\n  let gone: Counter\n  init(_ gone: Counter) { self.gone = gone }\n  deinit { gone.increment() }\n  func show(_ text: String) {}\n}\nlet gone = Counter()\nlet messages = Subject<String, Never>()\nfunc open() -> Disposable {\n  let screen = Screen(gone)\n  return messages.signal.subscribe { text in screen.show(text) }\n}\nlet subscription = open()\nlet before = gone.count\nsubscription.dispose()\nprint(\"gone before dispose: \\(before), after: \\(gone.count)\")",
ask: "Nobody but the handler holds the screen. Then the subscription is disposed. When is the screen gone?",
prints: "gone before dispose: 0, after: 1",
options: [
{prints: "gone before dispose: 0, after: 1", text: "when the subscription is disposed",
say: "The handler leaves the roster, and nothing else kept the screen. There was no cycle."},
{prints: "gone before dispose: 1, after: 1", text: "as soon as open has returned",
say: "The handler captures the screen strongly, and the roster of messages holds the handler.", mistake: "what no variable holds is gone"},
{prints: "gone before dispose: 0, after: 0", text: "never",
say: "There is no cycle: the screen does not refer to messages. So disposing the subscription is enough.", mistake: "a strong capture is always a leak"}
]
},
{
code: "final class Screen: Sendable {\n  let gone: Counter\n  init(_ gone: Counter) { self.gone = gone }\n  deinit { gone.increment() }\n  func show(_ text: String) {}\n}\nlet gone = Counter()\nlet answer = Subject<String, Never>()\nfunc open() {\n  let screen = Screen(gone)\n  answer.signal.subscribe { text in screen.show(text) }\n}\nopen()\nanswer.complete()\nprint(\"screens gone: \\(gone.count)\")",
ask: "Nobody disposes the subscription, but its source completes. Is the screen gone then?",
prints: "screens gone: 1",
options: [
{prints: "screens gone: 0", text: "no, somebody must dispose the subscription",
say: "An ending lets the handler go as well. Only a subscription that does not end must be disposed.", mistake: "a strong capture is always a leak"},
{prints: "screens gone: 1", text: "yes",
say: "When the subject ends, it lets its handlers go, and with the handler the screen goes."},
{prints: "screens gone: 2", text: "yes, and it takes the answer along",
say: "There is only one screen, and the variable answer still keeps the subject."}
]
},
{
code: "final class Screen: Sendable {\n  let gone: Counter\n  let bag = DisposeBag()\n  init(_ gone: Counter) { self.gone = gone }\n  deinit { gone.increment() }\n  func show() {}\n  func follow(_ news: Signal<String, Never>) {\n    news.subscribe { text in self.show() }.disposed(by: bag)\n  }\n}\nlet gone = Counter()\nlet news = Subject<String, Never>()\ndo {\n  let screen = Screen(gone)\n  screen.follow(news.signal)\n}\nnews.send(\"rain\")\nprint(\"screens gone: \\(gone.count)\")",
ask: "The handler uses self, and the subscription is in the screen's own bag. Then the last variable that held the screen goes. Is the screen gone?",
prints: "screens gone: 0",
options: [
{prints: "screens gone: 1", text: "yes: the bag disposes the subscription",
say: "The bag does that only when the screen goes, and the screen does not go as long as its handler refers to it.", mistake: "a bag breaks the cycle"},
{prints: "screens gone: 0", text: "no",
say: "The handler keeps the screen, and the screen's bag disposes nothing before the screen goes. The handler needs a weak self."},
{prints: "screens gone: 2", text: "yes, and once more when news is sent",
say: "There is only one screen, and its deinit counts once at most."}
]
}
]
},
{
number: "17",
title: "Time, virtual and real",
questions: [
{
code: "let clock = VirtualScheduler()\nlet reminder = Signal<String, Never>\n  .timer(after: .ticks(5), sending: \"save your text\", on: clock)\nclock.advance(ticks: 4)\nreminder.subscribe { text in print(\"tick \\(clock.tick): \\(text)\") }\nclock.run()",
ask: "The timer is made at tick 0, and subscribed at tick 4. When does its text come?",
prints: "tick 9: save your text",
options: [
{prints: "tick 5: save your text", text: "tick 5: save your text",
say: "Creating a timer starts nothing. It is cold: its time starts with the subscription.", mistake: "a timer runs although nobody subscribed"},
{prints: "tick 4: save your text", text: "tick 4: save your text",
say: "The five ticks start when somebody subscribes, and that is at tick 4."},
{prints: "tick 9: save your text", text: "tick 9: save your text",
say: "The subscription at tick 4 starts the timer, and it takes five ticks."}
]
},
{
code: "enum TooLate: Error { case tooLate }\nlet clock = VirtualScheduler()\nlet steps = Counter()\nSignal.interval(every: .ticks(3), on: clock)\n  .setFailureType(to: TooLate.self)\n  .timeout(after: .ticks(7), failingWith: .tooLate, on: clock)\n  .subscribe { step in\n    steps.increment()\n  } failed: { error in\n    print(\"tick \\(clock.tick): failed after \\(steps.count) steps\")\n  }\nclock.advance(ticks: 20)",
ask: "A step comes every three ticks, without end. When does the timeout of seven ticks fail?",
prints: "tick 7: failed after 2 steps",
options: [
{prints: "tick 7: failed after 2 steps", text: "tick 7: failed after 2 steps",
say: "The seven ticks are for the whole signal. Steps do not help: it has to end in time."},
{prints: "no failure", text: "never, since a step comes in time again and again",
say: "Here the time does not start again with each value. In some other libraries it does.", mistake: "timeout begins anew with each value"},
{prints: "tick 10: failed after 3 steps", text: "tick 10: failed after 3 steps",
say: "The seven ticks count from the subscription, not from the first step at tick 3."}
]
},
{
code: "let clock = VirtualScheduler()\nSignal<String, Never>\n  .timer(after: .ticks(2), sending: \"done\", on: clock)\n  .handleEvents(subscribed: {\n    print(\"tick \\(clock.tick): the request starts\")\n  })\n  .delay(.ticks(3), on: clock)\n  .subscribe { answer in }\nclock.run()",
ask: "A request takes two ticks, and delay adds three. When does the request start?",
prints: "tick 0: the request starts",
options: [
{prints: "tick 3: the request starts", text: "tick 3: the request starts",
say: "delay holds back what its source sends. The subscription reaches the request at once.", mistake: "delay puts off the subscription"},
{prints: "tick 0: the request starts", text: "tick 0: the request starts",
say: "The request starts at once, and its answer comes at tick 5."},
{prints: "tick 5: the request starts", text: "tick 5: the request starts",
say: "At tick 5 the answer comes: two ticks for the request, three for delay."}
]
},
{
code: "enum TooLate: Error { case tooLate }\nlet clock = VirtualScheduler()\nlet answer = Signal<String, TooLate> { subscriber in\n  clock.schedule(after: .ticks(1)) { subscriber.fail(.tooLate) }\n}\nanswer.delay(.ticks(4), on: clock)\n  .subscribe(failed: { error in\n    print(\"failed at tick \\(clock.tick)\")\n  })\nclock.run()",
ask: "The request fails at tick 1, and delay adds four ticks. When does the screen hear about the failure?",
prints: "failed at tick 1",
options: [
{prints: "failed at tick 1", text: "failed at tick 1",
say: "A failure passes delay at once."},
{prints: "failed at tick 4", text: "failed at tick 4",
say: "A value would be held back by four ticks, counted from its own tick. A failure is not held back."},
{prints: "failed at tick 5", text: "failed at tick 5",
say: "delay holds back values and the completion, but not a failure, which passes at once.", mistake: "delay delays a failure too"}
]
},
{
code: "enum Broken: Error { case line }\nlet clock = VirtualScheduler()\nlet shown = Recorder<Int>()\nlet feed = Subject<Int, Broken>()\nfeed.signal.delay(.ticks(4), on: clock)\n  .subscribe { number in shown.append(number) }\nfeed.send(1)\nclock.advance(ticks: 3)\nfeed.send(2)\nclock.advance(ticks: 2)\nfeed.fail(.line)\nclock.run()\nprint(\"shown: \\(shown.values)\")",
ask: "1 is sent at tick 0 and 2 at tick 3, and the feed fails at tick 5. delay adds four ticks. Which numbers are shown?",
prints: "shown: [1]",
options: [
{prints: "shown: [1, 2]", text: "shown: [1, 2]",
say: "2 would be shown at tick 7. The failure passes delay at tick 5, and ends the subscription before that.", mistake: "delay keeps what came before a failure"},
{prints: "shown: []", text: "shown: []",
say: "1 is due at tick 4, and the failure comes one tick later."},
{prints: "shown: [1]", text: "shown: [1]",
say: "1 is shown at tick 4. At tick 5 the failure overtakes 2, which was still on its way."}
]
}
]
},
{
number: "18",
title: "Debounce and throttle",
questions: [
{
code: "let clock = VirtualScheduler()\nlet keys = Subject<String, Never>()\nlet searches = Recorder<String>()\nkeys.signal.debounce(.ticks(3), on: clock)\n  .subscribe { text in searches.append(text) }\nfor text in [\"B\", \"Be\", \"Ber\"] {\n  keys.send(text)\n  clock.advance(ticks: 2)\n}\nclock.run()\nprint(\"searches: \\(searches.values)\")",
ask: "Ada types a key every two ticks, three in all. debounce waits for three quiet ticks. What is searched?",
prints: "searches: [\"Ber\"]",
options: [
{prints: "searches: [\"Ber\"]", text: "searches: [\"Ber\"]",
say: "Each key starts the wait again. Only after the last one are there three quiet ticks."},
{prints: "searches: [\"B\", \"Be\", \"Ber\"]", text: "searches: [\"B\", \"Be\", \"Ber\"]",
say: "That would be throttle. debounce does not only delay: a text that is followed too soon is dropped.", mistake: "debounce delays every value"},
{prints: "searches: [\"B\", \"Ber\"]", text: "searches: [\"B\", \"Ber\"]",
say: "debounce does not send the first text at once. It waits for three quiet ticks, and the next key comes after two.", mistake: "debounce lets the first value through"}
]
},
{
code: "let clock = VirtualScheduler()\nlet keys = Subject<String, Never>()\nlet searches = Recorder<String>()\nkeys.signal.throttle(.ticks(3), on: clock)\n  .subscribe { text in searches.append(text) }\nfor text in [\"B\", \"Be\", \"Ber\"] {\n  keys.send(text)\n  clock.advance(ticks: 1)\n}\nclock.run()\nprint(\"searches: \\(searches.values)\")",
ask: "Ada types three keys, one in each tick. throttle lets through one value in three ticks. What is searched?",
prints: "searches: [\"B\", \"Ber\"]",
options: [
{prints: "searches: [\"B\"]", text: "searches: [\"B\"]",
say: "When the three ticks are over, the latest text is sent too.", mistake: "throttle keeps only the first value"},
{prints: "searches: [\"B\", \"Ber\"]", text: "searches: [\"B\", \"Ber\"]",
say: "The first is sent at once, and the latest when three ticks are over. By then, Be is no longer the latest."},
{prints: "searches: [\"Ber\"]", text: "searches: [\"Ber\"]",
say: "That would be debounce. throttle does not wait for quiet: it sends the first value at once.", mistake: "throttle waits for quiet"}
]
},
{
code: "let clock = VirtualScheduler()\nlet shown = Counter()\nlet finger = Signal.interval(every: .ticks(2), on: clock)\nfinger.debounce(.ticks(3), on: clock)\n  .subscribe { place in shown.increment() }\nclock.advance(ticks: 12)\nprint(\"shown: \\(shown.count)\")",
ask: "A finger moves every two ticks, and does not stop. debounce waits for three quiet ticks. How many places are shown by tick 12?",
prints: "shown: 0",
options: [
{prints: "shown: 0", text: "shown: 0",
say: "The source is never quiet for three ticks. For what moves without a pause, use throttle."},
{prints: "shown: 4", text: "shown: 4",
say: "debounce does not limit a rate. Each move starts the wait again.", mistake: "debounce limits the rate"},
{prints: "shown: 6", text: "shown: 6",
say: "Six moves came, but none of them was followed by three quiet ticks.", mistake: "debounce delays every value"}
]
},
{
code: "let clock = VirtualScheduler()\nlet keys = Subject<String, Never>()\nlet requests = Counter()\nkeys.signal.flatMapLatest { text in\n  Signal<String, Never>\n    .timer(after: .ticks(2), sending: text, on: clock)\n    .handleEvents(subscribed: { requests.increment() })\n}\n.debounce(.ticks(3), on: clock)\n.subscribe { answer in }\nfor text in [\"B\", \"Be\", \"Ber\"] {\n  keys.send(text)\n  clock.advance(ticks: 1)\n}\nclock.run()\nprint(\"requests: \\(requests.count)\")",
ask: "Ada types three keys, one in each tick. debounce comes after the request. How many requests are made?",
prints: "requests: 3",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "Here debounce thins out only the answers. Before the request, it would thin out the texts.", mistake: "debounce saves requests wherever it stands"},
{prints: "requests: 0", text: "requests: 0",
say: "Each text starts a request at once: nothing comes before it."},
{prints: "requests: 3", text: "requests: 3",
say: "Each key makes a request. Two of the answers are never shown, but their requests were made."}
]
}
]
},
{
number: "19",
title: "Where work runs, where values arrive",
questions: [
{
code: "let background = VirtualScheduler()\nlet shown = Counter()\nlet taps = Subject<String, Never>()\ntaps.signal.subscribe(on: background)\n  .subscribe { tap in shown.increment() }\nbackground.run()\ntaps.send(\"buy\")\nlet before = shown.count\nbackground.run()\nprint(\"before: \\(before), after: \\(shown.count)\")",
ask: "background does its work only while it runs. A tap is sent while it does not run. Has the tap arrived before background runs again?",
prints: "before: 1, after: 1",
options: [
{prints: "before: 0, after: 0", text: "it never arrives",
say: "The first run of background has already subscribed, so the tap is not lost."},
{prints: "before: 0, after: 1", text: "no, it waits for background",
say: "subscribe(on:) says where the subscription starts. observe(on:) says where values arrive.", mistake: "subscribe(on:) decides where values arrive"},
{prints: "before: 1, after: 1", text: "yes, at once",
say: "Only subscribing was done on background. The tap arrives where it is sent."}
]
},
{
code: "let screen = VirtualScheduler()\nlet shown = Counter()\nlet taps = Subject<String, Never>()\ntaps.signal.observe(on: screen)\n  .subscribe { tap in shown.increment() }\ntaps.send(\"buy\")\nlet before = shown.count\nscreen.run()\nprint(\"before: \\(before), after: \\(shown.count)\")",
ask: "The same with observe(on:). Has the tap arrived before the screen's scheduler runs?",
prints: "before: 0, after: 1",
options: [
{prints: "before: 0, after: 0", text: "it never arrives",
say: "The value is not lost: it waits for the scheduler."},
{prints: "before: 0, after: 1", text: "no, it waits for the screen",
say: "It arrives on the scheduler of observe(on:), when that one runs."},
{prints: "before: 1, after: 1", text: "yes, at once",
say: "observe(on:) passes each value to its scheduler, and that one has not run yet.", mistake: "observe(on:) only moves the subscription"}
]
},
{
code: "let screen = VirtualScheduler()\nlet checked = Counter()\nlet photos = Subject<String, Never>()\nphotos.signal\n  .observe(on: screen)\n  .handleEvents(next: { photo in checked.increment() })\n  .subscribe { photo in }\nphotos.send(\"cat\")\nlet before = checked.count\nscreen.run()\nprint(\"before: \\(before), after: \\(checked.count)\")",
ask: "handleEvents comes after observe(on:). A photo is sent, then the screen's scheduler runs. How often has handleEvents been called, before that and after?",
prints: "before: 0, after: 1",
options: [
{prints: "before: 1, after: 1", text: "before: 1, after: 1",
say: "observe(on:) moves everything that comes after it, not only the last handler.", mistake: "observe(on:) moves only the last handler"},
{prints: "before: 0, after: 1", text: "before: 0, after: 1",
say: "Everything after observe(on:) runs on its scheduler: handleEvents as well as the last handler."},
{prints: "before: 1, after: 2", text: "before: 1, after: 2",
say: "There is one photo, and it passes through each operator once."}
]
},
{
code: "let background = VirtualScheduler()\nlet requests = Counter()\nlet photo = Signal<String, Never> { subscriber in\n  requests.increment()\n  subscriber.send(\"cat\")\n  return .empty\n}\nlet screen = photo.subscribe(on: background)\n  .subscribe { photo in }\nscreen.dispose()\nbackground.run()\nprint(\"requests: \\(requests.count)\")",
ask: "A screen subscribes on background, and leaves before background has run. How many requests are made?",
prints: "requests: 0",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "background has not run yet, so nobody has subscribed to photo. Leaving cancels what is scheduled.", mistake: "subscribe calls the producer at once"},
{prints: "requests: 2", text: "requests: 2",
say: "There is one subscription, so one request at most."},
{prints: "requests: 0", text: "requests: 0",
say: "The subscription to photo was only scheduled, and leaving has cancelled it."}
]
},
{
code: "let background = VirtualScheduler()\nlet screen = VirtualScheduler()\nlet shown = Counter()\nlet photo = Signal<String, Never>.just(\"cat\")\nphoto.observe(on: screen).subscribe(on: background)\n  .subscribe { photo in shown.increment() }\nbackground.run()\nlet before = shown.count\nscreen.run()\nprint(\"before: \\(before), after: \\(shown.count)\")",
ask: "subscribe(on: background) is written last. First background runs, then the screen's scheduler. When is the photo shown?",
prints: "before: 0, after: 1",
options: [
{prints: "before: 1, after: 1", text: "when background runs",
say: "subscribe(on:) moves only the start, wherever it is written. The photo still goes through observe(on: screen).", mistake: "the operator that is written last decides"},
{prints: "before: 0, after: 0", text: "never",
say: "background subscribes to photo, and the photo then waits for the screen's scheduler."},
{prints: "before: 0, after: 1", text: "when the screen's scheduler runs",
say: "background starts the work, and observe(on: screen) delivers the photo. Their order in the chain makes no difference here."}
]
}
]
},
{
number: "20",
title: "Work side by side",
questions: [
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet drafts = Signal<Int, Never>.just(3)\n  .handleEvents(subscribed: { requests.increment() })\n  .startEagerly(on: clock)\nclock.run()\nlet before = requests.count\ndrafts.subscribe { count in }\ndrafts.subscribe { count in }\nprint(\"before: \\(before), in the end: \\(requests.count)\")",
ask: "startEagerly is called, and the clock runs. Then two screens subscribe. How many requests are made, before that and in the end?",
prints: "before: 1, in the end: 1",
options: [
{prints: "before: 0, in the end: 1", text: "before: 0, in the end: 1",
say: "It does not wait for a subscriber. Whoever calls startEagerly starts the work.", mistake: "nothing runs before somebody subscribes"},
{prints: "before: 1, in the end: 1", text: "before: 1, in the end: 1",
say: "The work begins without a subscriber, and its result is kept for everybody who comes."},
{prints: "before: 1, in the end: 3", text: "before: 1, in the end: 3",
say: "The screens start nothing: they get the result that was kept."}
]
},
{
code: "let clock = VirtualScheduler()\nlet photo = Signal<String, Never>\n  .timer(after: .ticks(5), sending: \"cat\", on: clock)\nlet name = Signal<String, Never>\n  .timer(after: .ticks(3), sending: \"Ada\", on: clock)\ncombineLatest(photo, name).subscribe { both in\n  print(\"both at tick \\(clock.tick)\")\n}\nclock.run()",
ask: "A photo takes 5 ticks, a name takes 3. Both are joined with combineLatest. At which tick does a pair come?",
prints: "both at tick 5",
options: [
{prints: "both at tick 8", text: "both at tick 8",
say: "That is one after the other. combineLatest subscribes to both at once.", mistake: "combineLatest runs one after the other"},
{prints: "both at tick 5", text: "both at tick 5",
say: "Both run side by side, and the pair comes with the later of the two."},
{prints: "both at tick 3", text: "both at tick 3",
say: "A pair needs both, and the photo takes until tick 5."}
]
},
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nfunc drafts() -> Signal<Int, Never> {\n  Signal<Int, Never>.just(3)\n    .handleEvents(subscribed: { requests.increment() })\n    .startEagerly(on: clock)\n}\ndrafts().subscribe { count in }\ndrafts().subscribe { count in }\nclock.run()\nprint(\"requests: \\(requests.count)\")",
ask: "Each call of drafts() makes a signal with startEagerly. It is called twice. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "Each signal keeps its own result, and each call makes another signal. Keep one signal to have one request.", mistake: "startEagerly remembers for all signals"},
{prints: "requests: 4", text: "requests: 4",
say: "Subscribers start nothing here. Each startEagerly does, once."},
{prints: "requests: 2", text: "requests: 2",
say: "Each call of startEagerly starts a run of its own."}
]
},
{
code: "let clock = VirtualScheduler()\nlet saved = Recorder<String>()\nlet upload = Signal<String, Never>\n  .timer(after: .ticks(5), sending: \"cat\", on: clock)\n  .handleEvents(next: { photo in saved.append(photo) })\n  .startEagerly(on: clock)\nlet screen = upload.subscribe { photo in }\nclock.advance(ticks: 2)\nscreen.dispose()\nclock.run()\nprint(\"saved: \\(saved.values)\")",
ask: "An upload of 5 ticks is started eagerly. The only screen leaves after 2 ticks. What is saved?",
prints: "saved: [\"cat\"]",
options: [
{prints: "saved: []", text: "nothing: the upload is stopped",
say: "The screen did not start the run, so it does not stop the run by leaving.", mistake: "the last to leave always stops the work"},
{prints: "saved: [\"cat\"]", text: "saved: [\"cat\"]",
say: "Nobody stops work that was started eagerly; it ends by itself."},
{prints: "saved: [\"cat\", \"cat\"]", text: "saved: [\"cat\", \"cat\"]",
say: "There is one run. The screen does not start another."}
]
},
{
code: "let clock = VirtualScheduler()\nlet photos = Signal<Int, Never>.from(1...4)\nlet uploads = photos.flatMap(maxConcurrent: 2) { photo in\n  Signal<Int, Never>\n    .timer(after: .ticks(3), sending: photo, on: clock)\n}\nuploads.subscribe(completed: {\n  print(\"all four at tick \\(clock.tick)\")\n})\nclock.run()",
ask: "Four photos are uploaded, and each upload takes 3 ticks. flatMap(maxConcurrent: 2) runs two at a time; the rest waits. At which tick are all four there?",
prints: "all four at tick 6",
options: [
{prints: "all four at tick 3", text: "all four at tick 3",
say: "That is flatMap without a limit: all four side by side.", mistake: "flatMap always starts all at once"},
{prints: "all four at tick 12", text: "all four at tick 12",
say: "That is concatMap: one after the other. Here two run side by side."},
{prints: "all four at tick 6", text: "all four at tick 6",
say: "Two uploads until tick 3, then the two that waited, until tick 6."}
]
}
]
},
{
number: "21",
title: "Binding, one way and two ways",
questions: [
{
code: "let model = Property(\"Lake\")\nlet label = Property(\"\")\nmodel.signal.bind(to: label)\nlabel.value = \"Sea\"\nmodel.value = \"Hill\"\nprint(\"model: \\(model.value), label: \\(label.value)\")",
ask: "The label is bound to the model, one way. First the label is written, then the model. What do they hold?",
prints: "model: Hill, label: Hill",
options: [
{prints: "model: Hill, label: Hill", text: "model: Hill, label: Hill",
say: "bind copies each value of the model to the label, also after somebody else wrote there."},
{prints: "model: Hill, label: Sea", text: "model: Hill, label: Sea",
say: "Writing into the label does not end the binding. The next value of the model replaces it.", mistake: "writing to the target ends the binding"},
{prints: "model: Sea, label: Sea", text: "model: Sea, label: Sea",
say: "One way only: what is written into the label does not go back.", mistake: "a binding goes both ways"}
]
},
{
code: "let title = Property(\"Lake\")\nlet field = Property(\"\")\ntitle.bindTwoWay(with: field)\nprint(\"title: \\(title.value), field: \\(field.value)\")",
ask: "title.bindTwoWay(with: field) is called. They differ. What do they hold then?",
prints: "title: Lake, field: Lake",
options: [
{prints: "title: Lake, field: Lake", text: "title: Lake, field: Lake",
say: "At first, the one in the brackets takes over from the one before the dot."},
{prints: "title: , field: ", text: "title: , field: ",
say: "It is the other way round: the one in the brackets takes over.", mistake: "the newer property wins"},
{prints: "title: Lake, field: ", text: "title: Lake, field: ",
say: "The binding hands over the first value at once, not only later changes.", mistake: "a binding starts with the next change"}
]
},
{
code: "let title = Property(\"Lake\")\nlet field = Property(\"Lake\")\nlet writes = Counter()\ntitle.signal.skip(1).subscribe { text in writes.increment() }\nfield.signal.skip(1).subscribe { text in writes.increment() }\ntitle.bindTwoWay(with: field)\nfield.value = \"Sea\"\nprint(\"writes: \\(writes.count)\")",
ask: "Title and field are bound two ways. Ada edits the field once. How many writes are there in all?",
prints: "writes: 2",
options: [
{prints: "writes: 1", text: "writes: 1",
say: "The field is written by Ada, and the title by the binding."},
{prints: "writes: 3", text: "writes: 3",
say: "The third one is the echo of the title. The binding recognises it, and stops there.", mistake: "a two-way binding echoes"},
{prints: "writes: 2", text: "writes: 2",
say: "The field by Ada, the title by the binding, and no echo."}
]
},
{
code: "let model = Property(\"Lake\")\nvar label: Property<String>? = Property(\"\")\nweak let left = label\nif let label { model.signal.bind(to: label) }\nlabel = nil\nmodel.value = \"Sea\"\nprint(\"the label: \\(left?.value ?? \"is gone\")\")",
ask: "A label is bound to a model. Then nobody else holds the label any more. What is left of it?",
prints: "the label: is gone",
options: [
{prints: "the label: Sea", text: "the label: Sea",
say: "A binding does not keep its target alive. With nobody else, the label is released.", mistake: "a binding keeps its target alive"},
{prints: "the label: Lake", text: "the label: Lake",
say: "If somebody held the label, the binding would go on and bring it the new value, Sea. Nobody does."},
{prints: "the label: is gone", text: "the label: is gone",
say: "bind holds neither side, so the label is released and the binding ends."}
]
}
]
},
{
number: "22",
title: "One mechanism for five",
questions: [
{
code: "let observers = Counter()\nlet logOuts = Signal<String, Never> { subscriber in\n  observers.increment()  // in an app: addObserver\n  return Disposable {}  // in an app: removeObserver\n}\nlogOuts.subscribe { text in }\nlogOuts.subscribe { text in }\nprint(\"observers: \\(observers.count)\")",
ask: "A signal adds an observer in its producer. Two labels subscribe. How many observers are added?",
prints: "observers: 2",
options: [
{prints: "observers: 1", text: "observers: 1",
say: "A signal made from a closure runs it for each subscriber. To have one observer for both, share it.", mistake: "one signal means one observer"},
{prints: "observers: 2", text: "observers: 2",
say: "Each subscription runs the producer, and adds an observer of its own."},
{prints: "observers: 0", text: "observers: 0",
say: "Subscribing runs the producer, and that adds the observer."}
]
},
{
code: "let names = Subject<String, Never>()  // a delegate sends here\nlet answer = Signal<String, Never>.just(\"hello\")\nlet label = Recorder<String>()\nnames.send(\"Ada\")\nSignal.merge(names.signal, answer)\n  .subscribe { text in label.append(text) }\nprint(\"label: \\(label.values)\")",
ask: "A delegate sends a name into a subject. After that, the label subscribes to the name and an answer. What does the label get?",
prints: "label: [\"hello\"]",
options: [
{prints: "label: [\"Ada\", \"hello\"]", text: "label: [\"Ada\", \"hello\"]",
say: "Nobody had subscribed when the name was sent, and a bare subject keeps nothing.", mistake: "a subject keeps what nobody has heard"},
{prints: "label: []", text: "label: []",
say: "The answer is made for each subscriber, even for a latecomer."},
{prints: "label: [\"hello\"]", text: "label: [\"hello\"]",
say: "The name is lost: nobody listened. The answer is made when the label subscribes."}
]
},
{
code: "let taps = Subject<String, Never>()\nlet names = Subject<String, Never>()\nlet label = Recorder<String>()\nlet screen = Signal.merge(taps.signal, names.signal)\n  .subscribe { text in label.append(text) }\ntaps.send(\"tap\")\nscreen.dispose()\nnames.send(\"Ada\")\nprint(\"label: \\(label.values)\")",
ask: "A label listens to taps and names by one merged subscription. It is disposed after a tap. Then a name is sent. What did the label get?",
prints: "label: [\"tap\"]",
options: [
{prints: "label: [\"tap\"]", text: "label: [\"tap\"]",
say: "One disposal ends the merged signal, and with it all its sources."},
{prints: "label: [\"tap\", \"Ada\"]", text: "label: [\"tap\", \"Ada\"]",
say: "The merged signal holds a subscription to each source, and its disposal ends all of them.", mistake: "each source must be disposed by itself"},
{prints: "label: []", text: "label: []",
say: "The tap was sent before, while the label listened."}
]
}
]
},
{
number: "23",
title: "From MVC to MVVM",
questions: [
{
code: "struct CartViewModel: Sendable {\n  let text: String\n  init(count: Int) { text = \"\\(count) books\" }\n}\nlet count = Property(1)\nlet viewModel = CartViewModel(count: count.value)\ncount.value = 3\nprint(\"it says: \\(viewModel.text)\")",
ask: "A view model is made from a property's value. Then the property changes. What does the view model say?",
prints: "it says: 1 books",
options: [
{prints: "it says: 3 books", text: "it says: 3 books",
say: "The view model has taken the value 1, not the property. It holds a text, and a text does not change.", mistake: "a view model follows its model by itself"},
{prints: "it says: 1 books", text: "it says: 1 books",
say: "It was made from the value at that moment. To follow the model, map the signal of the property."},
{prints: "it says: 0 books", text: "it says: 0 books",
say: "Nobody empties anything: the text was made from the value 1."}
]
},
{
code: "let count = Property(1)\nlet texts = count.signal.map { count in \"\\(count) books\" }\nlet phone = Recorder<String>()\ntexts.subscribe { text in phone.append(text) }\ncount.value = 3\nlet tablet = Recorder<String>()\ntexts.subscribe { text in tablet.append(text) }\nprint(\"phone: \\(phone.values), tablet: \\(tablet.values)\")",
ask: "The tablet comes when the property has changed to 3. Which texts does each screen get?",
prints: "phone: [\"1 books\", \"3 books\"], tablet: [\"3 books\"]",
options: [
{prints: "phone: [\"1 books\", \"3 books\"], tablet: []", text: "phone: [\"1 books\", \"3 books\"], tablet: []",
say: "A property sends its present value to a latecomer.", mistake: "a latecomer waits for the next change"},
{prints: "phone: [\"1 books\", \"3 books\"], tablet: [\"1 books\", \"3 books\"]", text: "phone: [\"1 books\", \"3 books\"], tablet: [\"1 books\", \"3 books\"]",
say: "A property keeps one value, the last one. Earlier values are gone.", mistake: "a property replays all its values"},
{prints: "phone: [\"1 books\", \"3 books\"], tablet: [\"3 books\"]", text: "phone: [\"1 books\", \"3 books\"], tablet: [\"3 books\"]",
say: "Each begins with the value that the property has, and then follows it."}
]
},
{
code: "let made = Counter()\nstruct CartViewModel: Sendable {\n  init(countedBy made: Counter) { made.increment() }\n}\nlet count = Property(1)\nlet viewModels = count.signal.map { _ in\n  CartViewModel(countedBy: made)\n}\nviewModels.subscribe { phone in }\nviewModels.subscribe { tablet in }\nprint(\"made: \\(made.count)\")",
ask: "Two screens subscribe to the same signal of view models. How many view models are made?",
prints: "made: 2",
options: [
{prints: "made: 2", text: "made: 2",
say: "The closure runs once for each subscriber and each value: one for the phone, one for the tablet."},
{prints: "made: 1", text: "made: 1",
say: "The property is shared, the closure after it is not. It runs anew for each subscriber.", mistake: "map runs once for all on a hot signal"},
{prints: "made: 0", text: "made: 0",
say: "A property sends its value at once, so each screen gets a view model when it subscribes."}
]
}
]
},
{
number: "24",
title: "An action with a life",
questions: [
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet save = Command<String, String, Never> { text in\n  requests.increment()\n  return .timer(after: .ticks(3), sending: text, on: clock)\n}\nsave.execute(\"a\")\nclock.advance(ticks: 1)\nsave.execute(\"b\")\nclock.run()\nprint(\"requests: \\(requests.count)\")",
ask: "Saving takes three ticks. The button is pressed again after one tick. How many requests are made?",
prints: "requests: 1",
options: [
{prints: "requests: 0", text: "requests: 0",
say: "execute starts the work at once."},
{prints: "requests: 1", text: "requests: 1",
say: "The first press is still at work, and the second is refused."},
{prints: "requests: 2", text: "requests: 2",
say: "While a command executes it is disabled, so the second press is refused.", mistake: "each press starts the work"}
]
},
{
code: "enum Offline: Error { case offline }\nlet errors = Counter()\nlet values = Counter()\nlet save = Command<String, String, Offline> { text in\n  text == \"\" ? .failed(.offline) : .just(text)\n}\nsave.errors.subscribe { error in errors.increment() }\nsave.values.subscribe { value in values.increment() }\nsave.execute(\"\")\nsave.execute(\"tea\")\nprint(\"errors: \\(errors.count), values: \\(values.count)\")",
ask: "The first press fails, the second succeeds. What do errors and values send?",
prints: "errors: 1, values: 1",
options: [
{prints: "errors: 0, values: 1", text: "errors: 0, values: 1",
say: "The failure is not hidden: it arrives at errors."},
{prints: "errors: 1, values: 1", text: "errors: 1, values: 1",
say: "Each execution has its own ending. The command goes on."},
{prints: "errors: 1, values: 0", text: "errors: 1, values: 0",
say: "One execution has failed, not the command: its errors arrive as values, and end nothing.", mistake: "a failure ends the command"}
]
},
{
code: "let requests = Counter()\nlet save = Command<String, String, Never> { text in\n  requests.increment()\n  return .just(text)\n}\nlet result = save.execute(\"tea\")\nlet before = requests.count\nresult.subscribe { text in }\nprint(\"before: \\(before), in the end: \\(requests.count)\")",
ask: "execute returns a signal. Then somebody subscribes to it. How many requests are made, before that and in the end?",
prints: "before: 1, in the end: 1",
options: [
{prints: "before: 1, in the end: 1", text: "before: 1, in the end: 1",
say: "The press starts the work, once. Its signal only tells the result."},
{prints: "before: 0, in the end: 1", text: "before: 0, in the end: 1",
say: "execute does not wait for a subscriber: the press itself starts the work.", mistake: "execute waits for a subscriber"},
{prints: "before: 1, in the end: 2", text: "before: 1, in the end: 2",
say: "A subscriber gets the result of that press, and starts nothing.", mistake: "each subscriber of the result starts the work"}
]
},
{
code: "let clock = VirtualScheduler()\nlet saved = Recorder<String>()\nlet save = Command<String, String, Never> { text in\n  .timer(after: .ticks(3), sending: text, on: clock)\n}\nsave.values.subscribe { text in saved.append(text) }\nlet screen = save.execute(\"tea\").subscribe { text in }\nclock.advance(ticks: 1)\nscreen.dispose()\nclock.run()\nprint(\"saved: \\(saved.values)\")",
ask: "The screen that has executed the command leaves after one tick. The work takes three. What is saved?",
prints: "saved: [\"tea\"]",
options: [
{prints: "saved: []", text: "saved: []",
say: "Leaving the signal of an execution only stops the listening. The press began the work, and the work goes on.", mistake: "leaving the result stops the work"},
{prints: "saved: [\"tea\", \"tea\"]", text: "saved: [\"tea\", \"tea\"]",
say: "Nobody executes it a second time."},
{prints: "saved: [\"tea\"]", text: "saved: [\"tea\"]",
say: "The command is the subscriber of the work, and it stays."}
]
}
]
},
{
number: "25",
title: "A view model as a function",
questions: [
{
code: "let name = Subject<String, Never>()\nlet tap = Subject<Int, Never>()\nlet greeted = Recorder<String>()\ntap.signal.withLatestFrom(name.signal)\n  .subscribe { tap, name in greeted.append(name) }\nname.send(\"Ada\")\ntap.send(1)\nname.send(\"Ben\")\nprint(\"greeted: \\(greeted.values)\")",
ask: "Ada types her name and taps. Then the name is changed to Ben. Who is greeted?",
prints: "greeted: [\"Ada\"]",
options: [
{prints: "greeted: [\"Ben\"]", text: "greeted: [\"Ben\"]",
say: "The tap came before Ben, and took the name of that time."},
{prints: "greeted: [\"Ada\", \"Ben\"]", text: "greeted: [\"Ada\", \"Ben\"]",
say: "That would be combineLatest. withLatestFrom sends only when the tap does.", mistake: "withLatestFrom sends for both inputs"},
{prints: "greeted: [\"Ada\"]", text: "greeted: [\"Ada\"]",
say: "Only a tap greets, with the latest name at that time."}
]
},
{
code: "let name = Subject<String, Never>()\nlet tap = Subject<Int, Never>()\nlet greeted = Recorder<String>()\ntap.signal.withLatestFrom(name.signal)\n  .subscribe { tap, name in greeted.append(name) }\ntap.send(1)\nname.send(\"Ada\")\nprint(\"greeted: \\(greeted.values)\")",
ask: "The button is tapped before any name is typed. Then Ada types hers. Who is greeted?",
prints: "greeted: []",
options: [
{prints: "greeted: []", text: "greeted: []",
say: "No name at the tap, and no tap after the name."},
{prints: "greeted: [\"Ada\"]", text: "greeted: [\"Ada\"]",
say: "The tap does not wait for a name. When it came there was no name, so it is dropped.", mistake: "withLatestFrom keeps a tap until there is a name"},
{prints: "greeted: [\"\"]", text: "greeted: [\"\"]",
say: "No empty name is made up. As long as there is no name, a tap sends nothing."}
]
},
{
code: "func transform(\n  _ name: Signal<String, Never>\n) -> Signal<String, Never> {\n  name.map { name in \"Hello \\(name)\" }\n}\nlet name = Subject<String, Never>()\nlet label = Recorder<String>()\ntransform(.never).subscribe { text in label.append(text) }\n// The text field is there now.\n_ = transform(name.signal)\nname.send(\"Ada\")\nprint(\"label: \\(label.values)\")",
ask: "The view model is a function. It is called without its input first, since the text field comes later. What does the label show?",
prints: "label: []",
options: [
{prints: "label: [\"Hello \"]", text: "label: [\"Hello \"]",
say: "never sends nothing, not even an empty text."},
{prints: "label: [\"Hello Ada\"]", text: "label: [\"Hello Ada\"]",
say: "The second call makes another output. The label listens to the first, whose input is never.", mistake: "an input can be handed in later"},
{prints: "label: []", text: "label: []",
say: "The label has the output of the first call, and nothing can come into that any more."}
]
},
{
code: "let name = Subject<String, Never>()\nlet tap = Subject<Int, Never>()\nlet greeted = Recorder<String>()\ncombineLatest(name.signal, tap.signal)\n  .subscribe { name, tap in greeted.append(name) }\nname.send(\"Ada\")\ntap.send(1)\nname.send(\"Ben\")\nprint(\"greeted: \\(greeted.values)\")",
ask: "Here combineLatest joins name and tap. Ada types, taps, and types on to Ben. Who is greeted?",
prints: "greeted: [\"Ada\", \"Ben\"]",
options: [
{prints: "greeted: [\"Ada\", \"Ben\"]", text: "greeted: [\"Ada\", \"Ben\"]",
say: "It sends when either input does, so typing greets, too. withLatestFrom would send for the tap alone."},
{prints: "greeted: [\"Ada\"]", text: "greeted: [\"Ada\"]",
say: "That would be withLatestFrom. combineLatest sends when the name comes, too.", mistake: "combineLatest waits for the tap"},
{prints: "greeted: []", text: "greeted: []",
say: "Both inputs have sent when Ada taps."}
]
}
]
},
{
number: "26",
title: "A view model that owns its inputs",
questions: [
{
code: "let names = ReplaySubject<String, Never>(bufferSize: 1)\nlet taps = Subject<Int, Never>()\nlet greeted = Recorder<String>()\nnames.send(\"Ada\")\nnames.send(\"Ben\")\ntaps.signal.withLatestFrom(names.signal)\n  .subscribe { tap, name in greeted.append(name) }\ntaps.send(1)\nprint(\"greeted: \\(greeted.values)\")",
ask: "Two names are typed before the screen subscribes. Then somebody taps. Who is greeted?",
prints: "greeted: [\"Ben\"]",
options: [
{prints: "greeted: []", text: "greeted: []",
say: "The subject of the names replays one value to latecomers, so the tap finds a name.", mistake: "a subject never replays"},
{prints: "greeted: [\"Ben\"]", text: "greeted: [\"Ben\"]",
say: "The last name is kept for latecomers, and the tap takes it."},
{prints: "greeted: [\"Ada\", \"Ben\"]", text: "greeted: [\"Ada\", \"Ben\"]",
say: "One tap greets once, with the latest name. And only one name is kept.", mistake: "a name greets by itself"},
{prints: "greeted: [\"Ada\"]", text: "greeted: [\"Ada\"]",
say: "The buffer has room for one name, and Ben is the newer one."}
]
},
{
code: "let payments = Counter()\nlet taps = ReplaySubject<Int, Never>(bufferSize: 1)\nlet phone = taps.signal.subscribe { tap in payments.increment() }\ntaps.send(1)\nphone.dispose()\ntaps.signal.subscribe { tap in payments.increment() }\nprint(\"payments: \\(payments.count)\")",
ask: "A tap pays. The phone pays and leaves, then it comes back. How many payments are made?",
prints: "payments: 2",
options: [
{prints: "payments: 1", text: "payments: 1",
say: "The subject keeps the tap and hands it over when the phone comes back: a moment is done again.", mistake: "a moment may be replayed like state"},
{prints: "payments: 0", text: "payments: 0",
say: "The phone listens when the first tap comes."},
{prints: "payments: 2", text: "payments: 2",
say: "The tap is handed over once more. A tap is a moment, and belongs in a plain subject."}
]
},
{
code: "let taps = Subject<Int, Never>()\nlet output = taps.signal.scan(0) { count, tap in count + 1 }\nlet phone = Recorder<Int>()\nlet tablet = Recorder<Int>()\noutput.subscribe { count in phone.append(count) }\ntaps.send(1)\noutput.subscribe { count in tablet.append(count) }\ntaps.send(2)\nprint(\"phone: \\(phone.values), tablet: \\(tablet.values)\")",
ask: "The output of a view model counts taps. The tablet comes after the first tap. What do both show?",
prints: "phone: [1, 2], tablet: [1]",
options: [
{prints: "phone: [1, 2], tablet: [1]", text: "phone: [1, 2], tablet: [1]",
say: "Each subscriber has a count of its own: an operator runs for each of them anew."},
{prints: "phone: [1, 2], tablet: [2]", text: "phone: [1, 2], tablet: [2]",
say: "The subject is shared, the count is not. It begins anew for the tablet.", mistake: "what comes after a subject is shared, too"},
{prints: "phone: [1, 2], tablet: [1, 2]", text: "phone: [1, 2], tablet: [1, 2]",
say: "The first tap is over when the tablet comes, and a plain subject keeps nothing."}
]
}
]
},
{
number: "27",
title: "A signal made for the screen",
questions: [
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet request = Signal.interval(every: .ticks(2), on: clock)\n  .handleEvents(subscribed: { requests.increment() })\nlet driver = request.asDriver(onErrorJustReturn: 0, on: clock)\n_ = driver  // no screen has called drive yet\nclock.advance(ticks: 5)\nprint(\"requests: \\(requests.count)\")",
ask: "A request is made into a driver, and no screen calls drive. How many requests are made?",
prints: "requests: 0",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "asDriver starts nothing. Only drive is a subscription.", mistake: "a driver starts when it is made"},
{prints: "requests: 2", text: "requests: 2",
say: "One run of the interval is one request, however many values it sends. And here nobody has started a run."},
{prints: "requests: 0", text: "requests: 0",
say: "drive is the subscription. The first screen that calls it starts the request."}
]
},
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet request = Signal.interval(every: .ticks(2), on: clock)\n  .handleEvents(subscribed: { requests.increment() })\nlet shared = request.share(replay: 1)\nshared.subscribe { phone in }\nshared.subscribe { tablet in }\nclock.advance(ticks: 5)\nprint(\"requests: \\(requests.count)\")",
ask: "Two screens call drive. Inside, a driver does this with the two. How many requests are made?",
prints: "requests: 1",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "A driver is shared: the second screen joins the run of the first."},
{prints: "requests: 2", text: "requests: 2",
say: "That would be the plain signal. A driver has one run for all who listen.", mistake: "each screen of a driver makes a request"},
{prints: "requests: 0", text: "requests: 0",
say: "The first subscription starts the run."}
]
},
{
code: "let texts = Subject<String, DrawnError>()\nlet label = Recorder<String>()\ntexts.signal.catch(justReturn: \"oh no\")\n  .subscribe { text in label.append(text) }\ntexts.send(\"a\")\ntexts.fail(DrawnError())\ntexts.send(\"b\")\nprint(\"label: \\(label.values)\")",
ask: "This is how a driver takes away an error. The subject sends a, fails, and is sent b. What does the label show?",
prints: "label: [\"a\", \"oh no\"]",
options: [
{prints: "label: [\"a\", \"oh no\", \"b\"]", text: "label: [\"a\", \"oh no\", \"b\"]",
say: "The text stands in place of the error, and is the last one. The failed subject sends nothing more.", mistake: "a driver undoes an error"},
{prints: "label: [\"a\", \"oh no\"]", text: "label: [\"a\", \"oh no\"]",
say: "The error has become a text, and then it is over: the driver completes."},
{prints: "label: [\"a\"]", text: "label: [\"a\"]",
say: "The error does arrive at the screen, as a text."}
]
},
{
code: "let texts = Subject<String, Never>()\nlet shared = texts.signal.share(replay: 1)\nshared.subscribe { phone in }\ntexts.send(\"a\")\ntexts.send(\"b\")\nlet tablet = Recorder<String>()\nshared.subscribe { text in tablet.append(text) }\nprint(\"tablet: \\(tablet.values)\")",
ask: "Inside, a driver does this. The tablet calls drive after a and b were sent. What does it show?",
prints: "tablet: [\"b\"]",
options: [
{prints: "tablet: []", text: "tablet: []",
say: "A driver hands its last value to latecomers.", mistake: "a shared signal has nothing for latecomers"},
{prints: "tablet: [\"a\", \"b\"]", text: "tablet: [\"a\", \"b\"]",
say: "It keeps one value, the last one.", mistake: "a driver replays all its values"},
{prints: "tablet: [\"b\"]", text: "tablet: [\"b\"]",
say: "Both screens show the same from then on."}
]
},
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet request = Signal.interval(every: .ticks(2), on: clock)\n  .handleEvents(subscribed: { requests.increment() })\nlet shared = request.share(replay: 1)\nlet phone = shared.subscribe { number in }\nclock.advance(ticks: 5)\nphone.dispose()\nshared.subscribe { tablet in }\nprint(\"requests: \\(requests.count)\")",
ask: "Inside, a driver does this with a request. The phone disposes what drive has returned, then the tablet calls drive. How many requests are made in all?",
prints: "requests: 2",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "When the last listener leaves, the run stops. Whoever comes then starts a new one.", mistake: "a driver runs for ever"},
{prints: "requests: 2", text: "requests: 2",
say: "One run while somebody listens; the next one starts anew."},
{prints: "requests: 0", text: "requests: 0",
say: "The phone has started one."}
]
}
]
},
{
number: "28",
title: "Tables, rows and pages",
questions: [
{
code: "let reloads = Counter()\nlet needsRefresh = Property(false)\nneedsRefresh.signal.filter { isNeeded in isNeeded }\n  .subscribe { _ in reloads.increment() }\nneedsRefresh.value = true\nneedsRefresh.value = true\nprint(\"reloads: \\(reloads.count)\")",
ask: "The flag is set to true twice, for two pages. How many reloads are there?",
prints: "reloads: 2",
options: [
{prints: "reloads: 1", text: "reloads: 1",
say: "A property announces each write, even if the value is the same.", mistake: "a property announces changes only"},
{prints: "reloads: 2", text: "reloads: 2",
say: "Each write is announced, and each reloads the table once."},
{prints: "reloads: 3", text: "reloads: 3",
say: "The flag begins with false, and false is filtered out."}
]
},
{
code: "let rows = Property<[Int]>([])\nfunc load(page: Signal<[Int], Never>) {\n  page.subscribe { hours in rows.value += hours }\n}\nload(page: .just([9, 8]))\nload(page: .just([7, 6]))\nprint(\"rows: \\(rows.value)\")",
ask: "Two pages come, one after the other. Which rows does the table have?",
prints: "rows: [9, 8, 7, 6]",
options: [
{prints: "rows: [9, 8, 7, 6]", text: "rows: [9, 8, 7, 6]",
say: "A page that comes is appended to the rows that are there."},
{prints: "rows: [7, 6]", text: "rows: [7, 6]",
say: "That would be an assignment. Here the page is added.", mistake: "a page is all the rows"},
{prints: "rows: [9, 8]", text: "rows: [9, 8]",
say: "The second page comes as well as the first."}
]
},
{
code: "let rows = Property([9, 8])\nfunc load(page: Signal<[Int], DrawnError>) {\n  page.catch(justReturn: [])\n    .subscribe { hours in rows.value = hours }\n}\nload(page: .failed(DrawnError()))\nprint(\"rows: \\(rows.value)\")",
ask: "A page fails while two rows are shown. Which rows does the table have afterwards?",
prints: "rows: []",
options: [
{prints: "rows: [9, 8]", text: "rows: [9, 8]",
say: "That should be so. But here the failure is turned into an empty page, and that page is written over the rows.", mistake: "a failure leaves the rows alone by itself"},
{prints: "rows: []", text: "rows: []",
say: "The failure is turned into an empty page, and that page replaces the rows. Leave the rows alone when a page fails."},
{prints: "rows: [9, 8, 9, 8]", text: "rows: [9, 8, 9, 8]",
say: "Nothing asks for page 1 again."}
]
},
{
code: "let rows = Property([9, 8])\nlet asked = Recorder<Int>()\nfunc load(_ answer: (Int) -> Signal<[Int], DrawnError>) {\n  let page = rows.value.count / 2 + 1\n  asked.append(page)\n  answer(page).subscribe { hours in rows.value += hours }\n}\nload { page in .failed(DrawnError()) }\nload { page in .just([7, 6]) }\nload { page in .just([5, 4]) }\nprint(\"asked: \\(asked.values)\")",
ask: "Two rows are there. A request fails, then two succeed. Which pages were asked for?",
prints: "asked: [2, 2, 3]",
options: [
{prints: "asked: [2, 3, 4]", text: "asked: [2, 3, 4]",
say: "The page follows from the rows, not from the number of requests. A failed request adds no rows.", mistake: "the page is the number of the request"},
{prints: "asked: [1, 2, 3]", text: "asked: [1, 2, 3]",
say: "Two rows are there at first, so page 1 is there."},
{prints: "asked: [2, 2, 3]", text: "asked: [2, 2, 3]",
say: "After the failure the same page is asked for again."}
]
},
{
code: "let clock = VirtualScheduler()\nlet rows = Property<[Int]>([])\nfunc loadNextPage() {\n  let hour = 9 - rows.value.count\n  Signal<[Int], Never>\n    .timer(after: .ticks(2), sending: [hour, hour - 1], on: clock)\n    .subscribe { hours in rows.value += hours }\n}\nloadNextPage()\nloadNextPage()\nclock.run()\nprint(\"rows: \\(rows.value)\")",
ask: "A page takes two ticks. The next page is asked for twice in the same tick. Which rows does the table have in the end?",
prints: "rows: [9, 8, 9, 8]",
options: [
{prints: "rows: [9, 8, 7, 6]", text: "rows: [9, 8, 7, 6]",
say: "When the second request is made, the first page has not come yet. No rows are there, so page 1 is asked for again.", mistake: "each request asks for another page"},
{prints: "rows: [9, 8, 9, 8]", text: "rows: [9, 8, 9, 8]",
say: "Both requests see a table without rows, so both ask for page 1. A command would refuse the second one."},
{prints: "rows: [9, 8]", text: "rows: [9, 8]",
say: "Nothing refuses the second request here. Both answers come, and both are added."}
]
}
]
},
{
number: "29",
title: "View models navigate, views follow",
questions: [
{
code: "let calls = Subject<String, Never>()\nlet views = Property([\"home\"])\ncalls.send(\"list\")\ncalls.signal.subscribe { name in views.value.append(name) }\ncalls.send(\"picture\")\nprint(\"views: \\(views.value)\")",
ask: "A view model calls for the list before the stack listens, and for a picture after. Which views are there?",
prints: "views: [\"home\", \"picture\"]",
options: [
{prints: "views: [\"home\", \"list\", \"picture\"]", text: "views: [\"home\", \"list\", \"picture\"]",
say: "A subject keeps no call. What is sent before the stack listens is lost.", mistake: "a subject keeps what nobody heard"},
{prints: "views: [\"home\", \"list\"]", text: "views: [\"home\", \"list\"]",
say: "The other way round: the first call is lost, and the second is heard."},
{prints: "views: [\"home\", \"picture\"]", text: "views: [\"home\", \"picture\"]",
say: "The first call came before anybody listened, and a subject keeps nothing."}
]
},
{
code: "let calls = Subject<String, Never>()\nlet views = Property([\"home\"])\nfor _ in 1...2 {\n  calls.signal.subscribe { name in views.value.append(name) }\n}\ncalls.send(\"list\")\nprint(\"views: \\(views.value.count)\")",
ask: "The code that makes the stack listen runs twice. Then a view model calls for the list once. How many views are there?",
prints: "views: 3",
options: [
{prints: "views: 3", text: "views: 3",
say: "Each subscriber of a subject gets each call, so this one is followed twice."},
{prints: "views: 2", text: "views: 2",
say: "Two subscribers listen, and each of them adds a view.", mistake: "a call reaches one listener"},
{prints: "views: 1", text: "views: 1",
say: "Both listen before the call comes, so it is not lost."}
]
},
{
code: "let calls = Subject<String, Never>()\nlet heard = Recorder<String>()\ncalls.signal.subscribe { call in\n  if call == \"dismiss\" { calls.send(\"reset\") }\n}\ncalls.signal.subscribe { call in heard.append(call) }\ncalls.send(\"dismiss\")\nprint(\"heard: \\(heard.values)\")",
ask: "While dismiss is delivered, the first listener calls for reset. What does the second listener hear?",
prints: "heard: [\"dismiss\", \"reset\"]",
options: [
{prints: "heard: [\"reset\", \"dismiss\"]", text: "heard: [\"reset\", \"dismiss\"]",
say: "That would be so if the call inside did not wait. Here it waits until dismiss has reached everybody.", mistake: "what a handler sends comes first"},
{prints: "heard: [\"dismiss\", \"reset\"]", text: "heard: [\"dismiss\", \"reset\"]",
say: "What a handler sends waits for its turn, so all listeners hear the same order."},
{prints: "heard: [\"dismiss\"]", text: "heard: [\"dismiss\"]",
say: "The call from inside the handler waits, but it is not lost."}
]
},
{
code: "let views = Property([\"home\"])\nlet glass = Property<[String]>([])\nviews.signal.bind(to: glass)\nviews.value.append(\"list\")\nglass.value.removeLast()  // the user swipes back\nprint(\"views: \\(views.value)\")",
ask: "The list of the views is bound to the glass, one way. The user swipes back on the glass. Which views does the list have?",
prints: "views: [\"home\", \"list\"]",
options: [
{prints: "views: [\"home\"]", text: "views: [\"home\"]",
say: "That would take a binding in both directions. This one copies the list to the glass, and nothing leads back.", mistake: "a binding works in both directions"},
{prints: "views: [\"home\", \"list\"]", text: "views: [\"home\", \"list\"]",
say: "The list is not told of the swipe. Bind both ways, and it is."},
{prints: "views: []", text: "views: []",
say: "The swipe takes one view off the glass. It takes nothing off the list."}
]
}
]
},
{
number: "30",
title: "The whole app",
questions: [
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet request = Signal<Int, Never> { subscriber in\n  requests.increment()\n  subscriber.send(7)\n  return Disposable()\n}\nlet poll = Signal.interval(every: .ticks(5), on: clock)\n  .flatMapLatest { tick in request }.subscribe { likes in }\nclock.advance(ticks: 12)\npoll.dispose()\nclock.advance(ticks: 12)\nprint(\"requests: \\(requests.count)\")",
ask: "Each value of an interval of five ticks makes a request. The screen begins at tick 0 and goes at tick 12. How many requests have been made at tick 24?",
prints: "requests: 2",
options: [
{prints: "requests: 4", text: "requests: 4",
say: "That would be so without the disposal. When the screen goes at tick 12, the interval stops.", mistake: "a timer runs although nobody subscribed"},
{prints: "requests: 3", text: "requests: 3",
say: "An interval waits for five ticks before its first value, so nothing is asked at tick 0.", mistake: "interval sends at once"},
{prints: "requests: 2", text: "requests: 2",
say: "The requests are made at ticks 5 and 10. Then the subscription ends, and the interval with it."}
]
},
{
code: "enum Offline: Error { case offline }\nlet clock = VirtualScheduler()\nlet tries = Recorder<Int>()\nlet request = Signal<Int, Offline> { subscriber in\n  tries.append(clock.tick)\n  subscriber.fail(.offline)\n  return Disposable()\n}\nrequest.retry(2, on: clock) { attempt in .ticks(4) }\n  .subscribe(failed: { error in })\nclock.run()\nprint(\"tries at \\(tries.values)\")",
ask: "The request fails at once, each time. This retry has a clock, and a closure that says how long to wait before each new attempt. When is it tried?",
prints: "tries at [0, 4, 8]",
options: [
{prints: "tries at [0, 4]", text: "tries at [0, 4]",
say: "retry(2) means two more attempts after the first.", mistake: "retry(2) tries two times"},
{prints: "tries at [0, 4, 8]", text: "tries at [0, 4, 8]",
say: "Once at first, and two times more, each four ticks after the failure before."},
{prints: "tries at [0, 0, 0]", text: "tries at [0, 0, 0]",
say: "That is retry(2) without a clock. With the closure, each new attempt waits for four ticks."}
]
},
{
code: "let clock = VirtualScheduler()\nlet screens = Property([\"list\"])\nlet said = Recorder<String>()\nscreens.signal.flatMapLatest { names in\n  Signal<String, Never>\n    .timer(after: .ticks(4), sending: names.last ?? \"\", on: clock)\n}.subscribe { text in said.append(text) }\nclock.advance(ticks: 5)\nscreens.value.append(\"picture\")\nclock.advance(ticks: 2)\nscreens.value.removeLast()\nclock.run()\nprint(\"said: \\(said.values)\")",
ask: "Each screen speaks four ticks after it has come to the front. A picture is opened at tick 5 and closed at tick 7. What is said?",
prints: "said: [\"list\", \"list\"]",
options: [
{prints: "said: [\"list\", \"list\"]", text: "said: [\"list\", \"list\"]",
say: "The list speaks at tick 4. The picture is closed before its answer. Then the list is in front again, and speaks at tick 11."},
{prints: "said: [\"list\", \"picture\", \"list\"]", text: "said: [\"list\", \"picture\", \"list\"]",
say: "The picture is closed after two ticks, and its request with it: flatMapLatest keeps the newest.", mistake: "an answer that was asked for always comes"},
{prints: "said: [\"list\"]", text: "said: [\"list\"]",
say: "When the picture is closed, the list is in front again, and it is asked once more."}
]
},
{
code: "let clock = VirtualScheduler()\nlet ends = Recorder<Int>()\nlet request = Signal<String, Never>\n  .timer(after: .ticks(4), sending: \"rows\", on: clock)\n  .handleEvents(disposed: { ends.append(clock.tick) })\ndo {\n  let list = Property(\"\")  // the screen's\n  request.bind(to: list)\n  clock.advance(ticks: 1)\n}\nclock.run()\nprint(\"the request ends at tick \\(ends.values)\")",
ask: "A request writes to a property of a screen. One tick later the screen is released, and its property with it. When does the request end?",
prints: "the request ends at tick [1]",
options: [
{prints: "the request ends at tick [1]", text: "the request ends at tick [1]",
say: "A binding does not keep its property alive, and it ends with the property. So a screen that goes takes its requests along."},
{prints: "the request ends at tick [4]", text: "the request ends at tick [4]",
say: "Nobody waits for the answer of tick 4. The binding ends with the property that it writes to, and so does the request.", mistake: "an answer that was asked for always comes"},
{prints: "the request ends at tick []", text: "the request ends at tick []",
say: "The request is subscribed by the binding, and a binding ends with its property."}
]
}
]
},
{
number: "31",
title: "The same ideas in today's Swift",
questions: [
{
code: "let requests = Counter()\nlet likes = Signal<Int, Never> { subscriber in\n  requests.increment()\n  return Disposable()\n}\nlet phone = likes.values\nlet tablet = likes.values\nprint(\"requests: \\(requests.count)\")\n_ = (phone, tablet)",
ask: "The phone and the tablet both take the values of a signal, and do not loop over them yet. How many requests are there?",
prints: "requests: 0",
options: [
{prints: "requests: 1", text: "requests: 1",
say: "Taking the values starts nothing. A request starts when a loop begins.", mistake: "values starts the signal"},
{prints: "requests: 0", text: "requests: 0",
say: "values is a description, as the signal is. A loop subscribes when it begins."},
{prints: "requests: 2", text: "requests: 2",
say: "Two loops would make two requests, but no loop has begun."}
]
},
{
code: "let requests = Counter()\nlet likes = AsyncStream<Int> { feed in\n  requests.increment()\n  feed.yield(7)\n}\nprint(\"requests: \\(requests.count)\")\n_ = likes",
ask: "An AsyncStream is made with a closure that makes a request. Nobody loops over it. How many requests are there?",
prints: "requests: 1",
options: [
{prints: "requests: 0", text: "requests: 0",
say: "That would be a signal made from a closure. A stream calls its closure when it is made.", mistake: "an AsyncStream waits for its first loop"},
{prints: "requests: 1", text: "requests: 1",
say: "The closure runs when the stream is made, whether anybody loops or not."},
{prints: "requests: 2", text: "requests: 2",
say: "The closure runs once: when the stream is made."}
]
},
{
code: "let requests = Counter()\nlet likes = Signal<Int, Never> { subscriber in\n  requests.increment()\n  return Disposable()\n}\nlet phone = likes.values.makeAsyncIterator()\nlet tablet = likes.values.makeAsyncIterator()\nprint(\"requests: \\(requests.count)\")\n_ = (phone, tablet)",
ask: "Here the loops of phone and tablet begin, both over the values of one signal. How many requests are there?",
prints: "requests: 2",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "Each loop subscribes, and each subscription of this signal starts a run of its own."},
{prints: "requests: 1", text: "requests: 1",
say: "values shares nothing. Each loop is one more subscriber; share() would make one run of both.", mistake: "loops over one signal share a run"},
{prints: "requests: 0", text: "requests: 0",
say: "A loop subscribes when it begins, before it waits for the first value."}
]
}
]
}
];
