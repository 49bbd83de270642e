// Recorded by the core: `make walkthrough` writes this file. `prints` is what the program of
// the question printed when it ran, and the answer that says so is the right one.
"use strict";
var ColdAndHot = ColdAndHot || {};
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
say: "To create a signal runs nothing. The closure is only kept for later.", mistake: "a cold signal starts when it is created"},
{prints: "screens: 2, requests: 2", text: "screens: 2, requests: 2",
say: "To keep a signal is not to subscribe to it. Only subscribe starts the closure."},
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
say: "The signal does not keep its first answer. Each subscription runs the closure anew.", mistake: "a cold signal remembers its values"},
{prints: "requests: 2", text: "requests: 2",
say: "Each subscription of a cold signal is a run of its own."},
{prints: "requests: 0", text: "requests: 0",
say: "The closure waits for a subscriber, and here come two."}
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
say: "complete() is not only a note. It ends the subscription, so the second value goes nowhere.", mistake: "a signal may go on after it has completed"},
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
say: "The signal completes when its work is done. You dispose when you want no more of it. Who has left is told nothing.", mistake: "dispose and complete are the same"},
{prints: "completed: 0, disposed: false", text: "no, and the subscription is still open",
say: "dispose() ends the subscription at once, also without an ending from the signal."},
{prints: "completed: 0, disposed: true", text: "no, and the subscription is over",
say: "dispose() ends the subscription, and nothing is delivered to it any more, not even completed."}
]
},
{
code: "let cleaned = Counter()\nlet forecast = Signal<String, Never> { subscriber in\n  subscriber.send(\"rain\")\n  subscriber.complete()\n  return Disposable { cleaned.increment() }\n}\nlet screen = forecast.subscribe { text in }\nscreen.dispose()\nprint(\"cleaned up: \\(cleaned.count)\")",
ask: "The signal completes, and then the screen calls dispose() as well. How often is cleaned up?",
prints: "cleaned up: 1",
options: [
{prints: "cleaned up: 0", text: "cleaned up: 0",
say: "Not only dispose() cleans up: a completed signal is cleaned up too."},
{prints: "cleaned up: 2", text: "cleaned up: 2",
say: "Completing has cleaned up already. A subscription ends only once.", mistake: "each ending cleans up"},
{prints: "cleaned up: 1", text: "cleaned up: 1",
say: "Once, by whichever comes first: here the completion."}
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
say: "A subject keeps nothing. Nobody was on its roster at the first tap.", mistake: "a subject keeps what it has sent"},
{prints: "taps shown: 2", text: "taps shown: 2",
say: "The first tap went to an empty roster, and is lost."},
{prints: "taps shown: 0", text: "taps shown: 0",
say: "To come late is no reason to be left out: what is sent from now on arrives."}
]
},
{
code: "let handled = Counter()\nlet taps = Subject<String, Never>()\ntaps.signal.subscribe { tap in handled.increment() }\ntaps.signal.subscribe { tap in handled.increment() }\ntaps.send(\"buy\")\nprint(\"handlers that ran: \\(handled.count)\")",
ask: "Two screens listen to one button. It is tapped once. How many handlers run?",
prints: "handlers that ran: 2",
options: [
{prints: "handlers that ran: 1", text: "handlers that ran: 1",
say: "A tap is not given to the first who takes it. Everybody on the roster gets it.", mistake: "a value goes to one subscriber only"},
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
say: "Ada has left the roster, and Ben has not. The subject goes on."},
{prints: "for Ben: 0, Ben has left: true", text: "he gets nothing, his subscription has ended too",
say: "dispose() ends one subscription, not the subject.", mistake: "who leaves ends the subject for all"},
{prints: "for Ben: 0, Ben has left: false", text: "he gets nothing, and stays on the roster",
say: "Ben stands on the roster by himself. He does not need Ada to get taps."}
]
},
{
code: "let shown = Counter()\nlet done = Counter()\nlet taps = Subject<String, Never>()\ntaps.complete()\ntaps.signal.subscribe { tap in\n  shown.increment()\n} completed: {\n  done.increment()\n}\ntaps.send(\"buy\")\nprint(\"taps: \\(shown.count), completed: \\(done.count)\")",
ask: "The subject has completed. Then a screen subscribes, and the button is tapped. What does the screen get?",
prints: "taps: 0, completed: 1",
options: [
{prints: "taps: 1, completed: 0", text: "taps: 1, completed: 0",
say: "A subject that has completed takes no more values, whoever comes.", mistake: "a new subscriber wakes a completed subject"},
{prints: "taps: 0, completed: 0", text: "taps: 0, completed: 0",
say: "The screen is not left to wait for ever: it hears of the end at once.", mistake: "who comes after the end gets nothing"},
{prints: "taps: 0, completed: 1", text: "taps: 0, completed: 1",
say: "It hears at once that the subject has completed, and nothing else."}
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
say: "One for the channel, one for Ada. Ben listens to the run that is there already."},
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
say: "Nobody told the subject: it has neither completed nor failed. So her subscription stays.", mistake: "dispose and complete are the same"},
{prints: "scenes: 2, Ada has left: false", text: "she gets no more scenes, and is still subscribed",
say: "The run has stopped, but nobody told the channel: it has neither completed nor failed. So Ada waits."},
{prints: "scenes: 4, Ada has left: false", text: "the run goes on for her",
say: "The station was the only subscriber of that run, so the run stopped."}
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
say: "Hot does not wait for viewers. The station subscribed at tick 0, and the run began then.", mistake: "a hot signal waits for its first viewer"}
]
},
{
code: "let clock = VirtualScheduler()\nlet film = Signal.interval(every: .ticks(5), on: clock)\nclock.advance(ticks: 4)\nfilm.subscribe { scene in\n  print(\"tick \\(clock.tick): scene \\(scene)\")\n}\nclock.advance(ticks: 8)",
ask: "The signal is created at tick 0. The screen subscribes at tick 4. When does it show the first scene?",
prints: "tick 9: scene 0",
options: [
{prints: "tick 5: scene 0", text: "tick 5: scene 0",
say: "An interval is cold. Until somebody subscribes, no time counts for it.", mistake: "a timer runs although nobody subscribed"},
{prints: "tick 9: scene 0", text: "tick 9: scene 0",
say: "A run starts at tick 4, with its subscriber, and its first scene takes five ticks."},
{prints: "tick 4: scene 0", text: "tick 4: scene 0",
say: "To subscribe does not make time go by: the run has its five ticks before it."}
]
}
]
},
{
number: "04",
title: "Sequences: pulled, lazy, remembered",
questions: [
{
code: "let painted = Counter()\nlet signs = MemoizedSequence([\"2\", \"4\", \"6\"]).map { door in\n  painted.increment()\n  return door + door\n}\nlet first = Array(signs.prefix(2))\nlet again = Array(signs.prefix(2))\nlet count = first.count + again.count\nprint(\"signs: \\(count), painted: \\(painted.count)\")",
ask: "Two signs are asked for, twice. How many are painted?",
prints: "signs: 4, painted: 2",
options: [
{prints: "signs: 4, painted: 4", text: "signs: 4, painted: 4",
say: "The sequence remembers what was painted, and hands it out again.", mistake: "a lazy sequence works anew each time"},
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
say: "It cannot know that door 1 is no match without a look at it."}
]
},
{
code: "let painted = Counter()\nlet signs = Signal<String, Never>.from([\"2\", \"4\"]).map { door in\n  painted.increment()\n  return door + door\n}\nsigns.subscribe { sign in }\nsigns.subscribe { sign in }\nprint(\"painted: \\(painted.count)\")",
ask: "The same with a signal: two subscribers, two signs. How many are painted?",
prints: "painted: 4",
options: [
{prints: "painted: 4", text: "painted: 4",
say: "Each subscription is a run of its own, and map is a part of that run."},
{prints: "painted: 0", text: "painted: 0",
say: "Two have subscribed, so the values are pushed, and painted."},
{prints: "painted: 2", text: "painted: 2",
say: "A sequence's map remembers, a signal's map does not.", mistake: "a signal's map remembers like a sequence's"}
]
},
{
code: "let mapped = Counter()\nlet taps = Subject<Int, Never>()\nlet labels = taps.signal.map { tap in\n  mapped.increment()\n  return \"tap \\(tap)\"\n}\nlabels.subscribe { label in }\nlabels.subscribe { label in }\ntaps.send(1)\nprint(\"map ran: \\(mapped.count)\")",
ask: "A subject is hot. It sends one value, and two screens listen behind map. How often does the closure of map run?",
prints: "map ran: 2",
options: [
{prints: "map ran: 0", text: "map ran: 0",
say: "Both have subscribed before the tap, so map has something to do."},
{prints: "map ran: 2", text: "map ran: 2",
say: "Once for each subscriber: what stands behind the hot signal belongs to the subscription."},
{prints: "map ran: 1", text: "map ran: 1",
say: "The taps are hot, but each subscription of labels has a map of its own behind them.", mistake: "map runs once for all on a hot signal"}
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
ask: "To log in fails. How often are the messages loaded?",
prints: "loads: 0",
options: [
{prints: "loads: 0", text: "loads: 0",
say: "A failure skips the rest of the chain."},
{prints: "loads: 1", text: "loads: 1",
say: "then waits for completed. After a failure there is no next step.", mistake: "then goes on after any ending"},
{prints: "loads: 2", text: "loads: 2",
say: "Nothing here loads twice: there is one subscriber, and one step behind the log-in."}
]
},
{
code: "let requests = Counter()\nlet likes = Signal<Int, Never> { subscriber in\n  requests.increment()\n  subscriber.send(7)\n  subscriber.complete()\n  return Disposable()\n}\nlet photos = Signal<String, Never>.from([\"cat\", \"dog\"])\nphotos.map { photo in likes }.subscribe { value in }\nprint(\"requests: \\(requests.count)\")",
ask: "For each of two photos the likes are to be loaded. How many requests are made?",
prints: "requests: 0",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "map hands the signals over as values. Nobody subscribes to them, so they do nothing.", mistake: "map starts the signal that it returns"},
{prints: "requests: 0", text: "requests: 0",
say: "map makes signals of signals. flatMap would subscribe to them."},
{prints: "requests: 1", text: "requests: 1",
say: "The two values are two signals, and nobody subscribes to either."}
]
},
{
code: "let clock = VirtualScheduler()\nlet answers = Recorder<Int>()\nSignal<Int, Never>.from([3, 1]).flatMap { wait in\n  Signal<Int, Never> { subscriber in\n    clock.schedule(after: .ticks(wait)) { subscriber.send(wait) }\n  }\n}.subscribe { answer in answers.append(answer) }\nclock.run()\nprint(\"answers: \\(answers.removeAll())\")",
ask: "Two requests go out: the first takes three ticks, the second takes one. In which order do the answers come?",
prints: "answers: [1, 3]",
options: [
{prints: "answers: [1, 3]", text: "answers: [1, 3]",
say: "Both run at the same time, and the quick one wins."},
{prints: "answers: [3, 1]", text: "answers: [3, 1]",
say: "flatMap lets both run at once, so the quick one arrives first. concatMap keeps the order.", mistake: "flatMap keeps the order of its source"},
{prints: "answers: [1]", text: "answers: [1]",
say: "The second does not push the first out: both are answered."}
]
},
{
code: "let clock = VirtualScheduler()\nSignal<Int, Never>.from([3, 1]).concatMap { wait in\n  Signal<Int, Never> { subscriber in\n    clock.schedule(after: .ticks(wait)) { subscriber.complete() }\n  }\n}.subscribe(completed: { print(\"done at tick \\(clock.tick)\") })\nclock.run()",
ask: "With concatMap: the first request takes three ticks, the second takes one. When are both done?",
prints: "done at tick 4",
options: [
{prints: "done at tick 4", text: "done at tick 4",
say: "The second starts when the first has completed: three ticks, and one more."},
{prints: "done at tick 1", text: "done at tick 1",
say: "The second cannot begin before the first has completed."},
{prints: "done at tick 3", text: "done at tick 3",
say: "concatMap does not start both at once. The second waits in a queue.", mistake: "concatMap starts all at once and sorts the answers"}
]
}
]
},
{
number: "06",
title: "The latest of each",
questions: [
{
code: "let names = Subject<String, Never>()\nlet ages = Subject<Int, Never>()\nlet pairs = Recorder<String>()\ncombineLatest(names.signal, ages.signal)\n  .subscribe { name, age in pairs.append(\"\\(name) \\(age)\") }\nnames.send(\"Ada\")\nnames.send(\"Ben\")\nages.send(36)\nages.send(41)\nprint(pairs.removeAll().joined(separator: \", \"))",
ask: "Which pairs does the screen get?",
prints: "Ben 36, Ben 41",
options: [
{prints: "Ada 36, Ben 36, Ben 41", text: "Ada 36, Ben 36, Ben 41",
say: "There is no pair until both have sent. By then Ada had been replaced by Ben."},
{prints: "Ada 36, Ben 41", text: "Ada 36, Ben 41",
say: "It does not pair the first with the first, and the second with the second. It takes the latest of each.", mistake: "combineLatest pairs like zip"},
{prints: "Ben 36, Ben 41", text: "Ben 36, Ben 41",
say: "When 36 comes, Ben is the latest name. Ada was replaced before there was a pair."}
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
say: "The second key does not count as a second source: the password is still missing."},
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
say: "The two empty texts make one state together: the first alone has no partner yet."}
]
},
{
code: "let celsius = Subject<Int, Never>()\nlet fahrenheit = celsius.signal.map { $0 * 9 / 5 + 32 }\nlet pairs = Recorder<String>()\ncombineLatest(celsius.signal, fahrenheit)\n  .subscribe { c, f in pairs.append(\"\\(c) = \\(f)\") }\ncelsius.send(0)\ncelsius.send(100)\nprint(pairs.removeAll().joined(separator: \", \"))",
ask: "Both signals come from one subject. Which pairs arrive?",
prints: "0 = 32, 100 = 32, 100 = 212",
options: [
{prints: "0 = 32, 0 = 212, 100 = 212", text: "0 = 32, 0 = 212, 100 = 212",
say: "The signals were subscribed in the order in which they stand there, so celsius is the first to change."},
{prints: "0 = 32, 100 = 32, 100 = 212", text: "0 = 32, 100 = 32, 100 = 212",
say: "100 arrives by the first way before it arrives by the second. Between the two, the pair is half new. That is a glitch."},
{prints: "0 = 32, 100 = 212", text: "0 = 32, 100 = 212",
say: "The half-new pair between them is no bug of the library. combineLatest sends for each input, and cannot know that they have one source.", mistake: "a glitch is a bug of the library"}
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
say: "One run while somebody listens. Nobody did in between, so a second run starts."}
]
},
{
code: "let clock = VirtualScheduler()\nlet got = Recorder<Int>()\nlet live = Signal.interval(every: .ticks(2), on: clock).multicast()\nlive.connect()\nclock.advance(ticks: 5)\nlive.signal.subscribe { degrees in got.append(degrees) }\nclock.advance(ticks: 4)\nprint(\"late: \\(got.values)\")",
ask: "No Subject stands in this code. The latecomer comes at tick 5 and stays until tick 9. What does it get?",
prints: "late: [2, 3]",
options: [
{prints: "late: [2, 3]", text: "late: [2, 3]",
say: "One run began at connect(). Who comes late gets what comes from now on."},
{prints: "late: [0, 1]", text: "late: [0, 1]",
say: "It does not start a run of its own: connect() has started the only one. A signal can be hot without a Subject in your code.", mistake: "hot means subject"},
{prints: "late: [0, 1, 2, 3]", text: "late: [0, 1, 2, 3]",
say: "multicast() keeps no values. What was sent before tick 5 is over."}
]
},
{
code: "let clock = VirtualScheduler()\nlet got = Recorder<Int>()\nlet forecast = Signal.interval(every: .ticks(2), on: clock)\n  .share(replay: 1)\nforecast.subscribe { degrees in }\nclock.advance(ticks: 5)\nforecast.subscribe { degrees in got.append(degrees) }\nprint(\"the wall gets at once: \\(got.values)\")",
ask: "One run has sent 0 at tick 2 and 1 at tick 4. At tick 5 the wall subscribes. What does it get at once?",
prints: "the wall gets at once: [1]",
options: [
{prints: "the wall gets at once: [1]", text: "the wall gets at once: [1]",
say: "One run for both, and the last value first for who comes late."},
{prints: "the wall gets at once: []", text: "the wall gets at once: []",
say: "Nothing new is sent at tick 5. But share(replay: 1) keeps the last value for those who come late.", mistake: "hot never replays"},
{prints: "the wall gets at once: [0, 1]", text: "the wall gets at once: [0, 1]",
say: "It keeps one value, the last one. replayLazily() would keep all."}
]
},
{
code: "let requests = Counter()\nlet forecast = Signal<Int, Never>.just(7)\n  .handleEvents(subscribed: { requests.increment() })\n  .share()\nfor _ in 1...3 { forecast.subscribe { degrees in } }\nprint(\"requests: \\(requests.count)\")",
ask: "The answer comes at once, and the signal completes. Three screens subscribe to its share(). How many requests are made?",
prints: "requests: 3",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "The third screen finds what the second found: no run goes on, so it starts one."},
{prints: "requests: 3", text: "requests: 3",
say: "Each run is over before the next screen comes, so nobody shares anything."},
{prints: "requests: 1", text: "requests: 1",
say: "When the second screen comes, the first run is over already. share() does not keep its answer; replayLazily() does.", mistake: "share caches"}
]
},
{
code: "enum Offline: Error { case offline }\nlet requests = Counter()\nlet failures = Counter()\nlet forecast = Signal<Int, Offline>.failed(.offline)\n  .handleEvents(subscribed: { requests.increment() })\n  .replayLazily()\nforecast.subscribe(failed: { error in failures.increment() })\nforecast.subscribe(failed: { error in failures.increment() })\nprint(\"requests: \\(requests.count), failures: \\(failures.count)\")",
ask: "The request fails. A second screen subscribes later. What is printed?",
prints: "requests: 1, failures: 2",
options: [
{prints: "requests: 1, failures: 1", text: "requests: 1, failures: 1",
say: "The second screen is not left to wait: it gets the failure that was kept."},
{prints: "requests: 1, failures: 2", text: "requests: 1, failures: 2",
say: "One run, whose failure is kept and replayed like a value."},
{prints: "requests: 2, failures: 2", text: "requests: 2, failures: 2",
say: "replayLazily() makes one request, for ever. It keeps the failure too, and hands it to who comes late.", mistake: "errors are not replayed"}
]
}
]
},
{
number: "11",
title: "What an operator is",
questions: [
{
code: "let requests = Counter()\nlet forecast = Signal<Int, Never>.just(7)\n  .handleEvents(subscribed: { requests.increment() })\nSignal.merge(forecast, forecast).subscribe { degrees in }\nprint(\"requests: \\(requests.count)\")",
ask: "The same signal is merged with itself. How many requests are made?",
prints: "requests: 2",
options: [
{prints: "requests: 2", text: "requests: 2",
say: "Two inputs, two subscriptions, two runs."},
{prints: "requests: 0", text: "requests: 0",
say: "There is a subscriber, and merge subscribes to its inputs for it."},
{prints: "requests: 1", text: "requests: 1",
say: "merge subscribes to each of its inputs, and does not look whether they are the same. Cold: one run each.", mistake: "merge(a, a) makes one request"}
]
},
{
code: "let names = Subject<String, Never>()\nlet ages = Subject<Int, Never>()\nlet pairs = Recorder<String>()\nzip(names.signal, ages.signal)\n  .subscribe { name, age in pairs.append(\"\\(name) \\(age)\") }\nnames.send(\"Ada\")\nnames.send(\"Ben\")\nages.send(36)\nprint(pairs.values.joined(separator: \", \"))",
ask: "Two names and one age. What does zip make of them?",
prints: "Ada 36",
options: [
{prints: "Ada 36, Ben 36", text: "Ada 36, Ben 36",
say: "zip uses each value once. Ben waits for a second age."},
{prints: "Ben 36", text: "Ben 36",
say: "That would be combineLatest. zip pairs the first with the first.", mistake: "zip takes the latest of each"},
{prints: "Ada 36", text: "Ada 36",
say: "The first with the first. Ben waits for the second age."}
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
say: "A subject keeps no taps, so there is nothing to count again."}
]
},
{
code: "let made = Counter()\nlet stopped = Counter()\nSignal<Int, Never>.from(1...)\n  .handleEvents(\n    next: { number in made.increment() },\n    disposed: { stopped.increment() }\n  )\n  .take(2).subscribe { number in }\nprint(\"made: \\(made.count), stopped: \\(stopped.count)\")",
ask: "The source has no end, and take(2) wants two values. What happens to the source?",
prints: "made: 2, stopped: 1",
options: [
{prints: "made: 2, stopped: 0", text: "made: 2, stopped: 0",
say: "take(2) does not only look away: it leaves, and the source stops.", mistake: "take only hides the rest"},
{prints: "made: 2, stopped: 1", text: "made: 2, stopped: 1",
say: "After the second value take completes, and disposes its source."},
{prints: "made: 3, stopped: 1", text: "made: 3, stopped: 1",
say: "take does not need a third value to know that two are enough."}
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
say: "A failure is no value that is left out. It ends the whole subscription.", mistake: "an error ends only one value"},
{prints: "shown: [\"tea\"]", text: "shown: [\"tea\"]",
say: "failed is the last event. Nothing comes after it."},
{prints: "shown: []", text: "shown: []",
say: "What came before the failure has been delivered."}
]
},
{
code: "enum Offline: Error { case offline }\nlet words = Subject<String, Never>()\nlet shown = Recorder<String>()\nwords.signal.flatMap { word in\n  let search: Signal<String, Offline> =\n    word == \"bad\" ? .failed(.offline) : .just(word)\n  return search.catch(justReturn: \"no answer\")\n}.subscribe { word in shown.append(word) }\nfor word in [\"bad\", \"milk\"] { words.send(word) }\nprint(\"shown: \\(shown.values)\")",
ask: "Here catch stands inside flatMap. What does the screen show?",
prints: "shown: [\"no answer\", \"milk\"]",
options: [
{prints: "shown: [\"no answer\"]", text: "shown: [\"no answer\"]",
say: "That holds for a catch outside. Inside, only the one search has ended.", mistake: "catch ends the subscription wherever it stands"},
{prints: "shown: [\"no answer\", \"milk\"]", text: "shown: [\"no answer\", \"milk\"]",
say: "Only the inner search failed. The words go on, and so does the screen."},
{prints: "shown: [\"milk\"]", text: "shown: [\"milk\"]",
say: "catch does not leave the failure out: it sends what you gave it instead."}
]
},
{
code: "enum Offline: Error { case offline }\nlet prices = Subject<Int, Offline>()\nlet shown = Counter()\nlet failures = Counter()\nprices.signal.retry(2).subscribe { price in\n  shown.increment()\n} failed: { error in\n  failures.increment()\n}\nprices.fail(.offline)\nprices.send(7)\nprint(\"prices: \\(shown.count), failures: \\(failures.count)\")",
ask: "A subject fails, and retry(2) subscribes to it again. Then a price is sent. What does the screen get?",
prints: "prices: 0, failures: 1",
options: [
{prints: "prices: 1, failures: 0", text: "prices: 1, failures: 0",
say: "A failed subject stays failed. Who subscribes to it again gets the same failure at once.", mistake: "retry helps a failed subject"},
{prints: "prices: 0, failures: 3", text: "prices: 0, failures: 3",
say: "Three subscriptions fail, but the screen hears of it once, at the end."},
{prints: "prices: 0, failures: 1", text: "prices: 0, failures: 1",
say: "Each new try gets the old failure at once. Then retry gives up."}
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
say: "The first try, and two more after its failure."},
{prints: "tries: 2", text: "tries: 2",
say: "The number counts the further tries. The first one comes before them.", mistake: "retry(2) tries two times"}
]
}
]
},
{
number: "15",
title: "Who keeps whom alive",
questions: [
{
code: "let news = Subject<String, Never>()\nlet shown = Counter()\ndo {\n  _ = news.signal.subscribe { text in shown.increment() }\n}\nnews.send(\"rain\")\nprint(\"shown: \\(shown.count)\")",
ask: "Nobody keeps the Disposable that subscribe returns. Is the news shown?",
prints: "shown: 1",
options: [
{prints: "shown: 0", text: "shown: 0",
say: "Here, to let go of a Disposable disposes nothing. The roster keeps the handler, until somebody disposes or the news ends.", mistake: "letting go of the disposable ends the subscription"},
{prints: "shown: 1", text: "shown: 1",
say: "The subscription lives on without its Disposable. To end it, dispose, or use a bag."},
{prints: "shown: 2", text: "shown: 2",
say: "One subscriber and one text: it is shown once at most."}
]
},
{
code: "let news = Subject<String, Never>()\nlet shown = Counter()\nlet done = Counter()\nvar bag = DisposeBag()\nnews.signal.subscribe { text in\n  shown.increment()\n} completed: {\n  done.increment()\n}.disposed(by: bag)\nbag = DisposeBag()\nnews.send(\"rain\")\nprint(\"shown: \\(shown.count), completed: \\(done.count)\")",
ask: "The bag is replaced by a new one, then news comes. What does the screen get?",
prints: "shown: 0, completed: 0",
options: [
{prints: "shown: 1, completed: 0", text: "shown: 1, completed: 0",
say: "The old bag is gone, and what was in it is disposed."},
{prints: "shown: 0, completed: 0", text: "shown: 0, completed: 0",
say: "The old bag goes and disposes the subscription. Nothing arrives any more."},
{prints: "shown: 0, completed: 1", text: "shown: 0, completed: 1",
say: "The bag disposes. That is no completion: the news goes on, and nobody is told of an end.", mistake: "dispose and complete are the same"}
]
},
{
code: "let taps = Subject<String, Never>()\nlet closing = Subject<String, Never>()\nlet answers = Subject<String, Never>()\nlet shown = Counter()\ntaps.signal.takeUntil(closing.signal)\n  .flatMap { tap in answers.signal }\n  .subscribe { answer in shown.increment() }\ntaps.send(\"search\")\nclosing.send(\"close\")\nanswers.send(\"found\")\nprint(\"shown: \\(shown.count)\")",
ask: "takeUntil stands before flatMap. The screen closes, then an answer comes. Is it shown?",
prints: "shown: 1",
options: [
{prints: "shown: 0", text: "shown: 0",
say: "takeUntil ends the taps in front of it. The search that flatMap has begun goes on. Put takeUntil last.", mistake: "takeUntil may stand anywhere"},
{prints: "shown: 1", text: "shown: 1",
say: "Only the taps have ended. The search behind them still runs."},
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
say: "Only a value of the trigger ends it. Now no value can come, so the news goes on."},
{prints: "shown: 2", text: "shown: 2",
say: "One text was sent, so one is shown at most."},
{prints: "shown: 0", text: "shown: 0",
say: "Here a completed trigger only means that it will never fire. Some other libraries do end then.", mistake: "the completion of takeUntil's trigger ends it"}
]
}
]
},
{
number: "17",
title: "Time, virtual and real",
questions: [
{
code: "let clock = VirtualScheduler()\nlet photos = Subject<String, Never>()\nlet saved = Recorder<String>()\nphotos.signal.flatMapLatest { photo in\n  Signal<String, Never>\n    .timer(after: .ticks(3), sending: photo, on: clock)\n}.subscribe { photo in saved.append(photo) }\nphotos.send(\"cat\")\nclock.advance(ticks: 1)\nphotos.send(\"dog\")\nclock.run()\nprint(\"saved: \\(saved.values)\")",
ask: "An upload takes three ticks. The second photo comes after one tick. Which photos are saved?",
prints: "saved: [\"dog\"]",
options: [
{prints: "saved: [\"dog\"]", text: "saved: [\"dog\"]",
say: "The second photo replaces the first upload before it is done. concatMap or flatMap would save both."},
{prints: "saved: [\"cat\", \"dog\"]", text: "saved: [\"cat\", \"dog\"]",
say: "flatMapLatest drops the first upload when the second photo comes. It suits a search, not an upload.", mistake: "flatMapLatest is safe for uploads"},
{prints: "saved: [\"cat\"]", text: "saved: [\"cat\"]",
say: "It is the newest that stays, not the first."}
]
},
{
code: "let clock = VirtualScheduler()\nlet keys = Subject<String, Never>()\nlet searches = Recorder<String>()\nkeys.signal.debounce(.ticks(3), on: clock)\n  .subscribe { text in searches.append(text) }\nfor text in [\"B\", \"Be\", \"Ber\"] {\n  keys.send(text)\n  clock.advance(ticks: 2)\n}\nclock.run()\nprint(\"searches: \\(searches.values)\")",
ask: "Ada types a key every two ticks, three in all. debounce waits for three quiet ticks. What is searched?",
prints: "searches: [\"Ber\"]",
options: [
{prints: "searches: [\"Ber\"]", text: "searches: [\"Ber\"]",
say: "Each key begins the wait anew. Only after the last are there three quiet ticks."},
{prints: "searches: [\"B\", \"Be\", \"Ber\"]", text: "searches: [\"B\", \"Be\", \"Ber\"]",
say: "debounce does not only delay: a value that is followed too soon is dropped.", mistake: "debounce delays every value"},
{prints: "searches: [\"B\", \"Ber\"]", text: "searches: [\"B\", \"Ber\"]",
say: "That would be throttle, which lets the first one through. debounce waits for quiet.", mistake: "debounce lets the first value through"}
]
},
{
code: "enum TooLate: Error { case tooLate }\nlet clock = VirtualScheduler()\nlet answer = Signal<String, TooLate> { subscriber in\n  clock.schedule(after: .ticks(1)) { subscriber.fail(.tooLate) }\n}\nanswer.delay(.ticks(4), on: clock)\n  .subscribe(failed: { error in\n    print(\"failed at tick \\(clock.tick)\")\n  })\nclock.run()",
ask: "The request fails at tick 1, and delay(4) stands behind it. When does the screen hear of it?",
prints: "failed at tick 1",
options: [
{prints: "failed at tick 1", text: "failed at tick 1",
say: "A failure passes delay at once."},
{prints: "failed at tick 4", text: "failed at tick 4",
say: "Four ticks is how long a value would be held back, counted from its own tick."},
{prints: "failed at tick 5", text: "failed at tick 5",
say: "delay holds values and the completion back, but no failure: it says so at once.", mistake: "delay delays a failure too"}
]
}
]
},
{
number: "20",
title: "Work side by side",
questions: [
{
code: "let background = VirtualScheduler()\nlet shown = Counter()\nlet taps = Subject<String, Never>()\ntaps.signal.subscribe(on: background)\n  .subscribe { tap in shown.increment() }\nbackground.run()\ntaps.send(\"buy\")\nlet before = shown.count\nbackground.run()\nprint(\"before: \\(before), after: \\(shown.count)\")",
ask: "background does its work only while it runs. A tap is sent while it does not run. Has the tap arrived before background runs again?",
prints: "before: 1, after: 1",
options: [
{prints: "before: 0, after: 0", text: "it never arrives",
say: "The first run of background has subscribed already, so the tap is not lost."},
{prints: "before: 0, after: 1", text: "no, it waits for background",
say: "subscribe(on:) says where the subscription starts. Where values arrive, observe(on:) says.", mistake: "subscribe(on:) decides where values arrive"},
{prints: "before: 1, after: 1", text: "yes, at once",
say: "Only to subscribe was done on background. The tap arrives where it is sent."}
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
say: "It arrives where observe(on:) says, when that scheduler runs."},
{prints: "before: 1, after: 1", text: "yes, at once",
say: "observe(on:) hands each value over to its scheduler, and that one has not run yet.", mistake: "observe(on:) only moves the subscription"}
]
},
{
code: "let clock = VirtualScheduler()\nlet requests = Counter()\nlet drafts = Signal<Int, Never>.just(3)\n  .handleEvents(subscribed: { requests.increment() })\n  .startEagerly(on: clock)\nclock.run()\nlet before = requests.count\ndrafts.subscribe { count in }\ndrafts.subscribe { count in }\nprint(\"before: \\(before), in the end: \\(requests.count)\")",
ask: "startEagerly is called, and the clock runs. Then two screens subscribe. How many requests are made, before that and in the end?",
prints: "before: 1, in the end: 1",
options: [
{prints: "before: 0, in the end: 1", text: "before: 0, in the end: 1",
say: "It does not wait for a subscriber. Whoever calls startEagerly starts the work.", mistake: "nothing runs before somebody subscribes"},
{prints: "before: 1, in the end: 1", text: "before: 1, in the end: 1",
say: "The work begins at once, and its result is kept for all who come."},
{prints: "before: 1, in the end: 3", text: "before: 1, in the end: 3",
say: "The screens start nothing: they get what was kept."}
]
}
]
},
{
number: "21",
title: "State that announces itself",
questions: [
{
code: "let volume = Property(3)\nlet shown = Recorder<Int>()\nvolume.value = 5\nvolume.signal.subscribe { level in shown.append(level) }\nvolume.value = 7\nprint(\"shown: \\(shown.values)\")",
ask: "The volume is set to 5, then the screen subscribes, then it is set to 7. What does the screen show?",
prints: "shown: [5, 7]",
options: [
{prints: "shown: [3, 5, 7]", text: "shown: [3, 5, 7]",
say: "A property remembers one value, the present one. What came before is over."},
{prints: "shown: [5, 7]", text: "shown: [5, 7]",
say: "The present value first, then each change."},
{prints: "shown: [7]", text: "shown: [7]",
say: "A property is not a bare subject: who subscribes gets the present value first.", mistake: "hot never replays"}
]
},
{
code: "let volume = Property(3)\nlet shown = Counter()\nvolume.signal.subscribe { level in shown.increment() }\nvolume.value = 3\nvolume.value = 3\nprint(\"shown: \\(shown.count)\")",
ask: "The volume is set to 3 twice, although it is 3 already. How often does the screen get a value?",
prints: "shown: 3",
options: [
{prints: "shown: 2", text: "shown: 2",
say: "Do not forget the value with which it begins."},
{prints: "shown: 1", text: "shown: 1",
say: "A property does not compare. Each write is sent; distinctUntilChanged() would leave out the same.", mistake: "a property sends changes only"},
{prints: "shown: 3", text: "shown: 3",
say: "The present value, and each of the two writes."}
]
},
{
code: "let model = Property(\"Lake\")\nlet label = Property(\"\")\nmodel.signal.bind(to: label)\nlabel.value = \"Sea\"\nmodel.value = \"Hill\"\nprint(\"model: \\(model.value), label: \\(label.value)\")",
ask: "The label is bound to the model, one way. First the label is written, then the model. What do they hold?",
prints: "model: Hill, label: Hill",
options: [
{prints: "model: Hill, label: Hill", text: "model: Hill, label: Hill",
say: "bind copies each value of the model to the label, also after somebody else wrote there."},
{prints: "model: Hill, label: Sea", text: "model: Hill, label: Sea",
say: "To write into the label does not end the binding. The next value of the model replaces it.", mistake: "writing to the target ends the binding"},
{prints: "model: Sea, label: Sea", text: "model: Sea, label: Sea",
say: "One way only: what is written into the label does not go back.", mistake: "a binding goes both ways"}
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
ask: "To save takes three ticks. The button is pressed again after one tick. How many requests are made?",
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
ask: "The first press fails, the second succeeds. What is heard of both?",
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
say: "Who subscribes gets the result of that press, and starts nothing.", mistake: "each subscriber of the result starts the work"}
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
say: "Nobody makes up an empty name: startWith would."}
]
},
{
code: "let name = Subject<String, Never>()\nlet titles = Recorder<String>()\ntypealias Text = Signal<String, Never>\nfunc transform(_ input: Text) -> Text {\n  input.map { \"Hello \\($0)\" }\n}\nvar output = transform(.never)\noutput.subscribe { title in titles.append(title) }\noutput = transform(name.signal)\nname.send(\"Ada\")\nprint(\"titles: \\(titles.values)\")",
ask: "The view model is a function. It is called without its input first, since the text field comes later. What does the screen show?",
prints: "titles: []",
options: [
{prints: "titles: [\"Hello \"]", text: "titles: [\"Hello \"]",
say: "never sends nothing, not even an empty text."},
{prints: "titles: [\"Hello Ada\"]", text: "titles: [\"Hello Ada\"]",
say: "The second call makes another output. The screen listens to the first, whose input is never.", mistake: "an input can be handed in later"},
{prints: "titles: []", text: "titles: []",
say: "The screen has the output of the first call, and nothing can come into that any more."}
]
}
]
}
];
