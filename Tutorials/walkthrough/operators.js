// Recorded by the core: `make walkthrough` writes this file, and a test runs all of it again.
//
// A state belongs to one value of the handle. `let` begins a source as it was drawn. Any
// other row is name; from-to; what was sent: a tick and a value each, | for a completion, #
// for a failure. Nothing after the hyphen means that the subscription went on; ! that
// somebody stopped it.
"use strict";
ColdAndHot.operators = {
lastTick: 26,
all: {
"map": {
group: "one source: what passes",
says: "map makes a new value from each value.",
handle: "each value times",
amounts: [1, 2, 3, 4, 5],
code: "let output = source.map { $0 * amount }",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 2, 6 4, 10 6, 14 8, 18 10, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 3, 6 6, 10 9, 14 12, 18 15, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 4, 6 8, 10 12, 14 16, 18 20, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 5, 6 10, 10 15, 14 20, 18 25, 22 |"]
]
},
"map(to:)": {
group: "one source: what passes",
says: "map(to:) sends one and the same value for each value.",
handle: "the value for each",
amounts: [0, 1, 2, 3, 4, 5],
code: "let output = source.map(to: amount)",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 0, 6 0, 10 0, 14 0, 18 0, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 1, 10 1, 14 1, 18 1, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 2, 6 2, 10 2, 14 2, 18 2, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 3, 6 3, 10 3, 14 3, 18 3, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 4, 6 4, 10 4, 14 4, 18 4, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 5, 6 5, 10 5, 14 5, 18 5, 22 |"]
]
},
"filter": {
group: "one source: what passes",
says: "filter lets pass the values that it is told to keep.",
handle: "keep what is more than",
amounts: [0, 1, 2, 3, 4, 5],
code: "let output = source.filter { $0 > amount }",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 22 |"]
]
},
"compactMap": {
group: "one source: what passes",
says: "compactMap makes a new value where it can, and drops the values of which it makes nil.",
handle: "letters in place of the first digits",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.compactMap { Int($0) }",
states: [
["let source = --1---2---3---4---|", "source; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |"],
["let source = --x---2---3---4---|", "source; 0-18; 2 x, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 6 2, 10 3, 14 4, 18 |"],
["let source = --x---y---3---4---|", "source; 0-18; 2 x, 6 y, 10 3, 14 4, 18 |", "output; 0-18; 10 3, 14 4, 18 |"],
["let source = --x---y---z---4---|", "source; 0-18; 2 x, 6 y, 10 z, 14 4, 18 |", "output; 0-18; 14 4, 18 |"],
["let source = --w---x---y---z---|", "source; 0-18; 2 w, 6 x, 10 y, 14 z, 18 |", "output; 0-18; 18 |"]
]
},
"scan": {
group: "one source: what passes",
says: "scan adds each value to a running result, and sends every result.",
handle: "the first result stands at",
amounts: [0, 1, 2, 3, 4, 5],
code: "let output = source.scan(amount) { sum, number in sum + number }",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 3, 10 6, 14 10, 18 15, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 2, 6 4, 10 7, 14 11, 18 16, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 3, 6 5, 10 8, 14 12, 18 17, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 4, 6 6, 10 9, 14 13, 18 18, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 5, 6 7, 10 10, 14 14, 18 19, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 6, 6 8, 10 11, 14 15, 18 20, 22 |"]
]
},
"reduce": {
group: "one source: what passes",
says: "reduce adds up all values, and sends the result when its source completes.",
handle: "values of the source",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.reduce(0) { sum, number in sum + number }",
states: [
["let source = ------| of numbers", "source; 0-6; 6 |", "output; 0-6; 6 0, 6 |"],
["let source = --1---| of numbers", "source; 0-6; 2 1, 6 |", "output; 0-6; 6 1, 6 |"],
["let source = --1---2---| of numbers", "source; 0-10; 2 1, 6 2, 10 |", "output; 0-10; 10 3, 10 |"],
["let source = --1---2---3---| of numbers", "source; 0-14; 2 1, 6 2, 10 3, 14 |", "output; 0-14; 14 6, 14 |"],
["let source = --1---2---3---4---| of numbers", "source; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 18 10, 18 |"]
]
},
"collect": {
group: "one source: what passes",
says: "collect gathers all values, and sends them as one array at the end.",
handle: "values of the source",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.collect()",
states: [
["let source = ------| of numbers", "source; 0-6; 6 |", "output; 0-6; 6 [], 6 |"],
["let source = --1---| of numbers", "source; 0-6; 2 1, 6 |", "output; 0-6; 6 [1], 6 |"],
["let source = --1---2---| of numbers", "source; 0-10; 2 1, 6 2, 10 |", "output; 0-10; 10 [1 2], 10 |"],
["let source = --1---2---3---| of numbers", "source; 0-14; 2 1, 6 2, 10 3, 14 |", "output; 0-14; 14 [1 2 3], 14 |"],
["let source = --1---2---3---4---| of numbers", "source; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 18 [1 2 3 4], 18 |"]
]
},
"count": {
group: "one source: what passes",
says: "count counts the values, and sends the number at the end.",
handle: "values of the source",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.count()",
states: [
["let source = ------| of numbers", "source; 0-6; 6 |", "output; 0-6; 6 0, 6 |"],
["let source = --1---| of numbers", "source; 0-6; 2 1, 6 |", "output; 0-6; 6 1, 6 |"],
["let source = --1---2---| of numbers", "source; 0-10; 2 1, 6 2, 10 |", "output; 0-10; 10 2, 10 |"],
["let source = --1---2---3---| of numbers", "source; 0-14; 2 1, 6 2, 10 3, 14 |", "output; 0-14; 14 3, 14 |"],
["let source = --1---2---3---4---| of numbers", "source; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 18 4, 18 |"]
]
},
"last": {
group: "one source: what passes",
says: "last sends the last value, when its source completes.",
handle: "values of the source",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.last()",
states: [
["let source = ------| of numbers", "source; 0-6; 6 |", "output; 0-6; 6 |"],
["let source = --1---| of numbers", "source; 0-6; 2 1, 6 |", "output; 0-6; 6 1, 6 |"],
["let source = --1---2---| of numbers", "source; 0-10; 2 1, 6 2, 10 |", "output; 0-10; 10 2, 10 |"],
["let source = --1---2---3---| of numbers", "source; 0-14; 2 1, 6 2, 10 3, 14 |", "output; 0-14; 14 3, 14 |"],
["let source = --1---2---3---4---| of numbers", "source; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 18 4, 18 |"]
]
},
"first": {
group: "one source: what passes",
says: "first sends the first value, then completes and stops its source.",
handle: "values of the source",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.first()",
states: [
["let source = ------| of numbers", "source; 0-6; 6 |", "output; 0-6; 6 |"],
["let source = --1---| of numbers", "source; 0-2!; 2 1", "output; 0-2; 2 1, 2 |"],
["let source = --1---2---| of numbers", "source; 0-2!; 2 1", "output; 0-2; 2 1, 2 |"],
["let source = --1---2---3---| of numbers", "source; 0-2!; 2 1", "output; 0-2; 2 1, 2 |"],
["let source = --1---2---3---4---| of numbers", "source; 0-2!; 2 1", "output; 0-2; 2 1, 2 |"]
]
},
"distinctUntilChanged": {
group: "one source: what passes",
says: "distinctUntilChanged drops a value that is the same as the one before it.",
handle: "how often 1 comes in a row",
amounts: [1, 2, 3, 4],
code: "let output = source.distinctUntilChanged()",
states: [
["let source = --1---2---1---| of numbers", "source; 0-14; 2 1, 6 2, 10 1, 14 |", "output; 0-14; 2 1, 6 2, 10 1, 14 |"],
["let source = --1-1---2---1---| of numbers", "source; 0-16; 2 1, 4 1, 8 2, 12 1, 16 |", "output; 0-16; 2 1, 8 2, 12 1, 16 |"],
["let source = --1-1-1---2---1---| of numbers", "source; 0-18; 2 1, 4 1, 6 1, 10 2, 14 1, 18 |", "output; 0-18; 2 1, 10 2, 14 1, 18 |"],
["let source = --1-1-1-1---2---1---| of numbers", "source; 0-20; 2 1, 4 1, 6 1, 8 1, 12 2, 16 1, 20 |", "output; 0-20; 2 1, 12 2, 16 1, 20 |"]
]
},
"distinctUntilChanged(by:)": {
group: "one source: what passes",
says: "distinctUntilChanged(by:) drops a value whose key is that of the one before it. Here it says whether a value is small.",
handle: "small is less than",
amounts: [1, 2, 3, 4, 5],
code: "let output = source.distinctUntilChanged { $0 < amount }",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 10 3, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 14 4, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 18 5, 22 |"]
]
},
"take": {
group: "one source: what passes",
says: "take sends the first values, then completes and stops its source.",
handle: "take",
amounts: [0, 1, 2, 3, 4, 5, 6],
code: "let output = source.take(amount)",
states: [
["let source = --1---2---3---4---5---| of numbers", "output; 0-0; 0 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-2!; 2 1", "output; 0-2; 2 1, 2 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-6!; 2 1, 6 2", "output; 0-6; 2 1, 6 2, 6 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-10!; 2 1, 6 2, 10 3", "output; 0-10; 2 1, 6 2, 10 3, 10 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-14!; 2 1, 6 2, 10 3, 14 4", "output; 0-14; 2 1, 6 2, 10 3, 14 4, 14 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-18!; 2 1, 6 2, 10 3, 14 4, 18 5", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 5, 18 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"]
]
},
"take(while:)": {
group: "one source: what passes",
says: "take(while:) sends values as long as they pass a test. The first that does not ends it.",
handle: "while a value is less than",
amounts: [1, 2, 3, 4, 5, 6],
code: "let output = source.take(while: { $0 < amount })",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-2!; 2 1", "output; 0-2; 2 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-6!; 2 1, 6 2", "output; 0-6; 2 1, 6 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-10!; 2 1, 6 2, 10 3", "output; 0-10; 2 1, 6 2, 10 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-14!; 2 1, 6 2, 10 3, 14 4", "output; 0-14; 2 1, 6 2, 10 3, 14 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-18!; 2 1, 6 2, 10 3, 14 4, 18 5", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"]
]
},
"skip": {
group: "one source: what passes",
says: "skip drops the first values, and sends the others.",
handle: "skip",
amounts: [0, 1, 2, 3, 4, 5, 6],
code: "let output = source.skip(amount)",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 22 |"]
]
},
"startWith": {
group: "one source: what passes",
says: "startWith sends a value at once, before its source sends anything.",
handle: "start with",
amounts: [0, 1, 2, 3, 4, 5],
code: "let output = source.startWith(amount)",
states: [
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 0 0, 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 0 1, 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 0 2, 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 0 3, 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 0 4, 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"],
["let source = --1---2---3---4---5---| of numbers", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 0 5, 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"]
]
},
"setFailureType": {
group: "one source: what passes",
says: "setFailureType changes the type of the failures, and no event. Here catch has left none.",
handle: "catch sends",
amounts: [5, 6, 7, 8, 9],
code: "let unfailing = source.catch(justReturn: amount)\nlet output = unfailing.setFailureType(to: DrawnError.self)",
states: [
["let source = --1---2---# of numbers", "source; 0-10; 2 1, 6 2, 10 #", "output; 0-10; 2 1, 6 2, 10 5, 10 |"],
["let source = --1---2---# of numbers", "source; 0-10; 2 1, 6 2, 10 #", "output; 0-10; 2 1, 6 2, 10 6, 10 |"],
["let source = --1---2---# of numbers", "source; 0-10; 2 1, 6 2, 10 #", "output; 0-10; 2 1, 6 2, 10 7, 10 |"],
["let source = --1---2---# of numbers", "source; 0-10; 2 1, 6 2, 10 #", "output; 0-10; 2 1, 6 2, 10 8, 10 |"],
["let source = --1---2---# of numbers", "source; 0-10; 2 1, 6 2, 10 #", "output; 0-10; 2 1, 6 2, 10 9, 10 |"]
]
},
"merge": {
group: "two sources",
says: "merge sends what either source sends, as it comes.",
handle: "ticks by which second is later",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
code: "let output = Signal.merge([first, second])",
states: [
["let first = --1-----2-----3---|", "let second = a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-12; 0 a, 5 b, 10 c, 12 |", "output; 0-18; 0 a, 2 1, 5 b, 8 2, 10 c, 14 3, 18 |"],
["let first = --1-----2-----3---|", "let second = -a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-13; 1 a, 6 b, 11 c, 13 |", "output; 0-18; 1 a, 2 1, 6 b, 8 2, 11 c, 14 3, 18 |"],
["let first = --1-----2-----3---|", "let second = --a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-14; 2 a, 7 b, 12 c, 14 |", "output; 0-18; 2 1, 2 a, 7 b, 8 2, 12 c, 14 3, 18 |"],
["let first = --1-----2-----3---|", "let second = ---a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-15; 3 a, 8 b, 13 c, 15 |", "output; 0-18; 2 1, 3 a, 8 2, 8 b, 13 c, 14 3, 18 |"],
["let first = --1-----2-----3---|", "let second = ----a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-16; 4 a, 9 b, 14 c, 16 |", "output; 0-18; 2 1, 4 a, 8 2, 9 b, 14 3, 14 c, 18 |"],
["let first = --1-----2-----3---|", "let second = -----a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-17; 5 a, 10 b, 15 c, 17 |", "output; 0-18; 2 1, 5 a, 8 2, 10 b, 14 3, 15 c, 18 |"],
["let first = --1-----2-----3---|", "let second = ------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18; 6 a, 11 b, 16 c, 18 |", "output; 0-18; 2 1, 6 a, 8 2, 11 b, 14 3, 16 c, 18 |"],
["let first = --1-----2-----3---|", "let second = -------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-19; 7 a, 12 b, 17 c, 19 |", "output; 0-19; 2 1, 7 a, 8 2, 12 b, 14 3, 17 c, 19 |"],
["let first = --1-----2-----3---|", "let second = --------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-20; 8 a, 13 b, 18 c, 20 |", "output; 0-20; 2 1, 8 2, 8 a, 13 b, 14 3, 18 c, 20 |"],
["let first = --1-----2-----3---|", "let second = ---------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-21; 9 a, 14 b, 19 c, 21 |", "output; 0-21; 2 1, 8 2, 9 a, 14 3, 14 b, 19 c, 21 |"],
["let first = --1-----2-----3---|", "let second = ----------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-22; 10 a, 15 b, 20 c, 22 |", "output; 0-22; 2 1, 8 2, 10 a, 14 3, 15 b, 20 c, 22 |"]
]
},
"concat": {
group: "two sources",
says: "concat sends what the first source sends, and when it completes, what the second sends.",
handle: "ticks by which first is longer",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8],
code: "let output = Signal.concat([first, second])",
states: [
["let first = --1---2|", "let second = --a--b--c|", "first; 0-7; 2 1, 6 2, 7 |", "second; 7-16; 9 a, 12 b, 15 c, 16 |", "output; 0-16; 2 1, 6 2, 9 a, 12 b, 15 c, 16 |"],
["let first = --1---2-|", "let second = --a--b--c|", "first; 0-8; 2 1, 6 2, 8 |", "second; 8-17; 10 a, 13 b, 16 c, 17 |", "output; 0-17; 2 1, 6 2, 10 a, 13 b, 16 c, 17 |"],
["let first = --1---2--|", "let second = --a--b--c|", "first; 0-9; 2 1, 6 2, 9 |", "second; 9-18; 11 a, 14 b, 17 c, 18 |", "output; 0-18; 2 1, 6 2, 11 a, 14 b, 17 c, 18 |"],
["let first = --1---2---|", "let second = --a--b--c|", "first; 0-10; 2 1, 6 2, 10 |", "second; 10-19; 12 a, 15 b, 18 c, 19 |", "output; 0-19; 2 1, 6 2, 12 a, 15 b, 18 c, 19 |"],
["let first = --1---2----|", "let second = --a--b--c|", "first; 0-11; 2 1, 6 2, 11 |", "second; 11-20; 13 a, 16 b, 19 c, 20 |", "output; 0-20; 2 1, 6 2, 13 a, 16 b, 19 c, 20 |"],
["let first = --1---2-----|", "let second = --a--b--c|", "first; 0-12; 2 1, 6 2, 12 |", "second; 12-21; 14 a, 17 b, 20 c, 21 |", "output; 0-21; 2 1, 6 2, 14 a, 17 b, 20 c, 21 |"],
["let first = --1---2------|", "let second = --a--b--c|", "first; 0-13; 2 1, 6 2, 13 |", "second; 13-22; 15 a, 18 b, 21 c, 22 |", "output; 0-22; 2 1, 6 2, 15 a, 18 b, 21 c, 22 |"],
["let first = --1---2-------|", "let second = --a--b--c|", "first; 0-14; 2 1, 6 2, 14 |", "second; 14-23; 16 a, 19 b, 22 c, 23 |", "output; 0-23; 2 1, 6 2, 16 a, 19 b, 22 c, 23 |"],
["let first = --1---2--------|", "let second = --a--b--c|", "first; 0-15; 2 1, 6 2, 15 |", "second; 15-24; 17 a, 20 b, 23 c, 24 |", "output; 0-24; 2 1, 6 2, 17 a, 20 b, 23 c, 24 |"]
]
},
"zip": {
group: "two sources",
says: "zip pairs first with first and second with second. A value waits for its partner.",
handle: "ticks by which second is later",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
code: "let output = zip(first, second).map { \"\\($0)\\($1)\" }",
states: [
["let first = --1-----2-----3---|", "let second = a----b----c-|", "first; 0-14!; 2 1, 8 2, 14 3", "second; 0-12; 0 a, 5 b, 10 c, 12 |", "output; 0-14; 2 1a, 8 2b, 14 3c, 14 |"],
["let first = --1-----2-----3---|", "let second = -a----b----c-|", "first; 0-14!; 2 1, 8 2, 14 3", "second; 0-13; 1 a, 6 b, 11 c, 13 |", "output; 0-14; 2 1a, 8 2b, 14 3c, 14 |"],
["let first = --1-----2-----3---|", "let second = --a----b----c-|", "first; 0-14!; 2 1, 8 2, 14 3", "second; 0-14; 2 a, 7 b, 12 c, 14 |", "output; 0-14; 2 1a, 8 2b, 14 3c, 14 |"],
["let first = --1-----2-----3---|", "let second = ---a----b----c-|", "first; 0-15!; 2 1, 8 2, 14 3", "second; 0-15; 3 a, 8 b, 13 c, 15 |", "output; 0-15; 3 1a, 8 2b, 14 3c, 15 |"],
["let first = --1-----2-----3---|", "let second = ----a----b----c-|", "first; 0-16!; 2 1, 8 2, 14 3", "second; 0-16; 4 a, 9 b, 14 c, 16 |", "output; 0-16; 4 1a, 9 2b, 14 3c, 16 |"],
["let first = --1-----2-----3---|", "let second = -----a----b----c-|", "first; 0-17!; 2 1, 8 2, 14 3", "second; 0-17; 5 a, 10 b, 15 c, 17 |", "output; 0-17; 5 1a, 10 2b, 15 3c, 17 |"],
["let first = --1-----2-----3---|", "let second = ------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 6 a, 11 b, 16 c", "output; 0-18; 6 1a, 11 2b, 16 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = -------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 7 a, 12 b, 17 c", "output; 0-18; 7 1a, 12 2b, 17 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = --------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 8 a, 13 b, 18 c", "output; 0-18; 8 1a, 13 2b, 18 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = ---------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-19!; 9 a, 14 b, 19 c", "output; 0-19; 9 1a, 14 2b, 19 3c, 19 |"],
["let first = --1-----2-----3---|", "let second = ----------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-20!; 10 a, 15 b, 20 c", "output; 0-20; 10 1a, 15 2b, 20 3c, 20 |"]
]
},
"combineLatest": {
group: "two sources",
says: "combineLatest pairs the latest value of each source, whenever either sends. It waits until both have sent.",
handle: "ticks by which second is later",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
code: "let output = combineLatest(first, second).map { \"\\($0)\\($1)\" }",
states: [
["let first = --1-----2-----3---|", "let second = a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-12; 0 a, 5 b, 10 c, 12 |", "output; 0-18; 2 1a, 5 1b, 8 2b, 10 2c, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = -a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-13; 1 a, 6 b, 11 c, 13 |", "output; 0-18; 2 1a, 6 1b, 8 2b, 11 2c, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = --a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-14; 2 a, 7 b, 12 c, 14 |", "output; 0-18; 2 1a, 7 1b, 8 2b, 12 2c, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = ---a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-15; 3 a, 8 b, 13 c, 15 |", "output; 0-18; 3 1a, 8 2a, 8 2b, 13 2c, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = ----a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-16; 4 a, 9 b, 14 c, 16 |", "output; 0-18; 4 1a, 8 2a, 9 2b, 14 3b, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = -----a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-17; 5 a, 10 b, 15 c, 17 |", "output; 0-18; 5 1a, 8 2a, 10 2b, 14 3b, 15 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = ------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18; 6 a, 11 b, 16 c, 18 |", "output; 0-18; 6 1a, 8 2a, 11 2b, 14 3b, 16 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = -------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-19; 7 a, 12 b, 17 c, 19 |", "output; 0-19; 7 1a, 8 2a, 12 2b, 14 3b, 17 3c, 19 |"],
["let first = --1-----2-----3---|", "let second = --------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-20; 8 a, 13 b, 18 c, 20 |", "output; 0-20; 8 2a, 13 2b, 14 3b, 18 3c, 20 |"],
["let first = --1-----2-----3---|", "let second = ---------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-21; 9 a, 14 b, 19 c, 21 |", "output; 0-21; 9 2a, 14 3a, 14 3b, 19 3c, 21 |"],
["let first = --1-----2-----3---|", "let second = ----------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-22; 10 a, 15 b, 20 c, 22 |", "output; 0-22; 10 2a, 14 3a, 15 3b, 20 3c, 22 |"]
]
},
"withLatestFrom": {
group: "two sources",
says: "withLatestFrom adds the latest value of second to each value of first. Only first makes it send.",
handle: "ticks by which second is later",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
code: "let output = first.withLatestFrom(second).map { \"\\($0)\\($1)\" }",
states: [
["let first = --1-----2-----3---|", "let second = a----b----c-|", "second; 0-12; 0 a, 5 b, 10 c, 12 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 2 1a, 8 2b, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = -a----b----c-|", "second; 0-13; 1 a, 6 b, 11 c, 13 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 2 1a, 8 2b, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = --a----b----c-|", "second; 0-14; 2 a, 7 b, 12 c, 14 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 2 1a, 8 2b, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = ---a----b----c-|", "second; 0-15; 3 a, 8 b, 13 c, 15 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 8 2b, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = ----a----b----c-|", "second; 0-16; 4 a, 9 b, 14 c, 16 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 8 2a, 14 3c, 18 |"],
["let first = --1-----2-----3---|", "let second = -----a----b----c-|", "second; 0-17; 5 a, 10 b, 15 c, 17 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 8 2a, 14 3b, 18 |"],
["let first = --1-----2-----3---|", "let second = ------a----b----c-|", "second; 0-18; 6 a, 11 b, 16 c, 18 |", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 8 2a, 14 3b, 18 |"],
["let first = --1-----2-----3---|", "let second = -------a----b----c-|", "second; 0-18!; 7 a, 12 b, 17 c", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 8 2a, 14 3b, 18 |"],
["let first = --1-----2-----3---|", "let second = --------a----b----c-|", "second; 0-18!; 8 a, 13 b, 18 c", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 8 2a, 14 3b, 18 |"],
["let first = --1-----2-----3---|", "let second = ---------a----b----c-|", "second; 0-18!; 9 a, 14 b", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 14 3b, 18 |"],
["let first = --1-----2-----3---|", "let second = ----------a----b----c-|", "second; 0-18!; 10 a, 15 b", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "output; 0-18; 14 3a, 18 |"]
]
},
"sample": {
group: "two sources",
says: "sample sends the latest value of first whenever second sends, if that value is a new one, as in RxSwift. ReactiveSwift sends an old one again.",
handle: "ticks by which second is later",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
code: "let output = first.sample(on: second)",
states: [
["let first = --1-----2-----3---|", "let second = a----b----c-|", "first; 0-12!; 2 1, 8 2", "second; 0-12; 0 a, 5 b, 10 c, 12 |", "output; 0-12; 5 1, 10 2, 12 |"],
["let first = --1-----2-----3---|", "let second = -a----b----c-|", "first; 0-13!; 2 1, 8 2", "second; 0-13; 1 a, 6 b, 11 c, 13 |", "output; 0-13; 6 1, 11 2, 13 |"],
["let first = --1-----2-----3---|", "let second = --a----b----c-|", "first; 0-14!; 2 1, 8 2, 14 3", "second; 0-14; 2 a, 7 b, 12 c, 14 |", "output; 0-14; 2 1, 12 2, 14 |"],
["let first = --1-----2-----3---|", "let second = ---a----b----c-|", "first; 0-15!; 2 1, 8 2, 14 3", "second; 0-15; 3 a, 8 b, 13 c, 15 |", "output; 0-15; 3 1, 8 2, 15 |"],
["let first = --1-----2-----3---|", "let second = ----a----b----c-|", "first; 0-16!; 2 1, 8 2, 14 3", "second; 0-16; 4 a, 9 b, 14 c, 16 |", "output; 0-16; 4 1, 9 2, 14 3, 16 |"],
["let first = --1-----2-----3---|", "let second = -----a----b----c-|", "first; 0-17!; 2 1, 8 2, 14 3", "second; 0-17; 5 a, 10 b, 15 c, 17 |", "output; 0-17; 5 1, 10 2, 15 3, 17 |"],
["let first = --1-----2-----3---|", "let second = ------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 6 a, 11 b, 16 c", "output; 0-18; 6 1, 11 2, 16 3, 18 |"],
["let first = --1-----2-----3---|", "let second = -------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 7 a, 12 b, 17 c", "output; 0-18; 7 1, 12 2, 17 3, 18 |"],
["let first = --1-----2-----3---|", "let second = --------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 8 a, 13 b", "output; 0-18; 8 2, 18 |"],
["let first = --1-----2-----3---|", "let second = ---------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 9 a, 14 b", "output; 0-18; 9 2, 14 3, 18 |"],
["let first = --1-----2-----3---|", "let second = ----------a----b----c-|", "first; 0-18; 2 1, 8 2, 14 3, 18 |", "second; 0-18!; 10 a, 15 b", "output; 0-18; 10 2, 15 3, 18 |"]
]
},
"takeUntil": {
group: "two sources",
says: "takeUntil sends what its source sends, until the trigger sends a value.",
handle: "the trigger sends at tick",
amounts: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23],
code: "let output = source.takeUntil(trigger)",
states: [
["let source = --1---2---3---4---5---|", "let trigger = -x", "trigger; 0-1!; 1 x", "source; 0-1!; ", "output; 0-1; 1 |"],
["let source = --1---2---3---4---5---|", "let trigger = ---x", "trigger; 0-3!; 3 x", "source; 0-3!; 2 1", "output; 0-3; 2 1, 3 |"],
["let source = --1---2---3---4---5---|", "let trigger = -----x", "trigger; 0-5!; 5 x", "source; 0-5!; 2 1", "output; 0-5; 2 1, 5 |"],
["let source = --1---2---3---4---5---|", "let trigger = -------x", "trigger; 0-7!; 7 x", "source; 0-7!; 2 1, 6 2", "output; 0-7; 2 1, 6 2, 7 |"],
["let source = --1---2---3---4---5---|", "let trigger = ---------x", "trigger; 0-9!; 9 x", "source; 0-9!; 2 1, 6 2", "output; 0-9; 2 1, 6 2, 9 |"],
["let source = --1---2---3---4---5---|", "let trigger = -----------x", "trigger; 0-11!; 11 x", "source; 0-11!; 2 1, 6 2, 10 3", "output; 0-11; 2 1, 6 2, 10 3, 11 |"],
["let source = --1---2---3---4---5---|", "let trigger = -------------x", "trigger; 0-13!; 13 x", "source; 0-13!; 2 1, 6 2, 10 3", "output; 0-13; 2 1, 6 2, 10 3, 13 |"],
["let source = --1---2---3---4---5---|", "let trigger = ---------------x", "trigger; 0-15!; 15 x", "source; 0-15!; 2 1, 6 2, 10 3, 14 4", "output; 0-15; 2 1, 6 2, 10 3, 14 4, 15 |"],
["let source = --1---2---3---4---5---|", "let trigger = -----------------x", "trigger; 0-17!; 17 x", "source; 0-17!; 2 1, 6 2, 10 3, 14 4", "output; 0-17; 2 1, 6 2, 10 3, 14 4, 17 |"],
["let source = --1---2---3---4---5---|", "let trigger = -------------------x", "trigger; 0-19!; 19 x", "source; 0-19!; 2 1, 6 2, 10 3, 14 4, 18 5", "output; 0-19; 2 1, 6 2, 10 3, 14 4, 18 5, 19 |"],
["let source = --1---2---3---4---5---|", "let trigger = ---------------------x", "trigger; 0-21!; 21 x", "source; 0-21!; 2 1, 6 2, 10 3, 14 4, 18 5", "output; 0-21; 2 1, 6 2, 10 3, 14 4, 18 5, 21 |"],
["let source = --1---2---3---4---5---|", "let trigger = -----------------------x", "trigger; 0-22!; ", "source; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |", "output; 0-22; 2 1, 6 2, 10 3, 14 4, 18 5, 22 |"]
]
},
"then": {
group: "two sources",
says: "then waits until its source completes, drops its values, and goes on with another signal.",
handle: "ticks by which first is longer",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8],
code: "let output = first.then { second }",
states: [
["let first = --1---2|", "let second = --a--b--c|", "first; 0-7; 2 1, 6 2, 7 |", "second; 7-16; 9 a, 12 b, 15 c, 16 |", "output; 0-16; 9 a, 12 b, 15 c, 16 |"],
["let first = --1---2-|", "let second = --a--b--c|", "first; 0-8; 2 1, 6 2, 8 |", "second; 8-17; 10 a, 13 b, 16 c, 17 |", "output; 0-17; 10 a, 13 b, 16 c, 17 |"],
["let first = --1---2--|", "let second = --a--b--c|", "first; 0-9; 2 1, 6 2, 9 |", "second; 9-18; 11 a, 14 b, 17 c, 18 |", "output; 0-18; 11 a, 14 b, 17 c, 18 |"],
["let first = --1---2---|", "let second = --a--b--c|", "first; 0-10; 2 1, 6 2, 10 |", "second; 10-19; 12 a, 15 b, 18 c, 19 |", "output; 0-19; 12 a, 15 b, 18 c, 19 |"],
["let first = --1---2----|", "let second = --a--b--c|", "first; 0-11; 2 1, 6 2, 11 |", "second; 11-20; 13 a, 16 b, 19 c, 20 |", "output; 0-20; 13 a, 16 b, 19 c, 20 |"],
["let first = --1---2-----|", "let second = --a--b--c|", "first; 0-12; 2 1, 6 2, 12 |", "second; 12-21; 14 a, 17 b, 20 c, 21 |", "output; 0-21; 14 a, 17 b, 20 c, 21 |"],
["let first = --1---2------|", "let second = --a--b--c|", "first; 0-13; 2 1, 6 2, 13 |", "second; 13-22; 15 a, 18 b, 21 c, 22 |", "output; 0-22; 15 a, 18 b, 21 c, 22 |"],
["let first = --1---2-------|", "let second = --a--b--c|", "first; 0-14; 2 1, 6 2, 14 |", "second; 14-23; 16 a, 19 b, 22 c, 23 |", "output; 0-23; 16 a, 19 b, 22 c, 23 |"],
["let first = --1---2--------|", "let second = --a--b--c|", "first; 0-15; 2 1, 6 2, 15 |", "second; 15-24; 17 a, 20 b, 23 c, 24 |", "output; 0-24; 17 a, 20 b, 23 c, 24 |"]
]
},
"flatMap": {
group: "a signal for each value",
says: "flatMap makes a signal of each value, and sends what all of them send, as it comes.",
handle: "ticks between the values of a request",
amounts: [1, 2, 3, 4, 5],
code: "let output = taps.flatMap { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
states: [
["let taps = --1-----2---3------|", "let request = abc|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-5; 2 1a, 3 1b, 4 1c, 5 |", "request 2; 8-11; 8 2a, 9 2b, 10 2c, 11 |", "request 3; 12-15; 12 3a, 13 3b, 14 3c, 15 |", "output; 0-19; 2 1a, 3 1b, 4 1c, 8 2a, 9 2b, 10 2c, 12 3a, 13 3b, 14 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a-b-c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-7; 2 1a, 4 1b, 6 1c, 7 |", "request 2; 8-13; 8 2a, 10 2b, 12 2c, 13 |", "request 3; 12-17; 12 3a, 14 3b, 16 3c, 17 |", "output; 0-19; 2 1a, 4 1b, 6 1c, 8 2a, 10 2b, 12 2c, 12 3a, 14 3b, 16 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a--b--c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-9; 2 1a, 5 1b, 8 1c, 9 |", "request 2; 8-15; 8 2a, 11 2b, 14 2c, 15 |", "request 3; 12-19; 12 3a, 15 3b, 18 3c, 19 |", "output; 0-19; 2 1a, 5 1b, 8 1c, 8 2a, 11 2b, 12 3a, 14 2c, 15 3b, 18 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a---b---c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-11; 2 1a, 6 1b, 10 1c, 11 |", "request 2; 8-17; 8 2a, 12 2b, 16 2c, 17 |", "request 3; 12-21; 12 3a, 16 3b, 20 3c, 21 |", "output; 0-21; 2 1a, 6 1b, 8 2a, 10 1c, 12 2b, 12 3a, 16 2c, 16 3b, 20 3c, 21 |"],
["let taps = --1-----2---3------|", "let request = a----b----c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-13; 2 1a, 7 1b, 12 1c, 13 |", "request 2; 8-19; 8 2a, 13 2b, 18 2c, 19 |", "request 3; 12-23; 12 3a, 17 3b, 22 3c, 23 |", "output; 0-23; 2 1a, 7 1b, 8 2a, 12 1c, 12 3a, 13 2b, 17 3b, 18 2c, 22 3c, 23 |"]
]
},
"concatMap": {
group: "a signal for each value",
says: "concatMap makes a signal of each value. The next begins when the one before completes.",
handle: "ticks between the values of a request",
amounts: [1, 2, 3, 4, 5],
code: "let output = taps.concatMap { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
states: [
["let taps = --1-----2---3------|", "let request = abc|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-5; 2 1a, 3 1b, 4 1c, 5 |", "request 2; 8-11; 8 2a, 9 2b, 10 2c, 11 |", "request 3; 12-15; 12 3a, 13 3b, 14 3c, 15 |", "output; 0-19; 2 1a, 3 1b, 4 1c, 8 2a, 9 2b, 10 2c, 12 3a, 13 3b, 14 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a-b-c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-7; 2 1a, 4 1b, 6 1c, 7 |", "request 2; 8-13; 8 2a, 10 2b, 12 2c, 13 |", "request 3; 13-18; 13 3a, 15 3b, 17 3c, 18 |", "output; 0-19; 2 1a, 4 1b, 6 1c, 8 2a, 10 2b, 12 2c, 13 3a, 15 3b, 17 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a--b--c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-9; 2 1a, 5 1b, 8 1c, 9 |", "request 2; 9-16; 9 2a, 12 2b, 15 2c, 16 |", "request 3; 16-23; 16 3a, 19 3b, 22 3c, 23 |", "output; 0-23; 2 1a, 5 1b, 8 1c, 9 2a, 12 2b, 15 2c, 16 3a, 19 3b, 22 3c, 23 |"],
["let taps = --1-----2---3------|", "let request = a---b---c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-11; 2 1a, 6 1b, 10 1c, 11 |", "request 2; 11-20; 11 2a, 15 2b, 19 2c, 20 |", "request 3; 20-; 20 3a, 24 3b", "output; 0-; 2 1a, 6 1b, 10 1c, 11 2a, 15 2b, 19 2c, 20 3a, 24 3b"],
["let taps = --1-----2---3------|", "let request = a----b----c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-13; 2 1a, 7 1b, 12 1c, 13 |", "request 2; 13-24; 13 2a, 18 2b, 23 2c, 24 |", "request 3; 24-; 24 3a", "output; 0-; 2 1a, 7 1b, 12 1c, 13 2a, 18 2b, 23 2c, 24 3a"]
]
},
"flatMap(maxConcurrent:)": {
group: "a signal for each value",
says: "flatMap(maxConcurrent:) makes a signal of each value, and runs only so many at a time.",
handle: "how many run at a time",
amounts: [1, 2, 3],
code: "let output = taps.flatMap(maxConcurrent: amount) { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
states: [
["let taps = --1-----2---3------|", "let request = a----b----c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-13; 2 1a, 7 1b, 12 1c, 13 |", "request 2; 13-24; 13 2a, 18 2b, 23 2c, 24 |", "request 3; 24-; 24 3a", "output; 0-; 2 1a, 7 1b, 12 1c, 13 2a, 18 2b, 23 2c, 24 3a"],
["let taps = --1-----2---3------|", "let request = a----b----c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-13; 2 1a, 7 1b, 12 1c, 13 |", "request 2; 8-19; 8 2a, 13 2b, 18 2c, 19 |", "request 3; 13-24; 13 3a, 18 3b, 23 3c, 24 |", "output; 0-24; 2 1a, 7 1b, 8 2a, 12 1c, 13 2b, 13 3a, 18 2c, 18 3b, 23 3c, 24 |"],
["let taps = --1-----2---3------|", "let request = a----b----c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-13; 2 1a, 7 1b, 12 1c, 13 |", "request 2; 8-19; 8 2a, 13 2b, 18 2c, 19 |", "request 3; 12-23; 12 3a, 17 3b, 22 3c, 23 |", "output; 0-23; 2 1a, 7 1b, 8 2a, 12 1c, 12 3a, 13 2b, 17 3b, 18 2c, 22 3c, 23 |"]
]
},
"flatMapLatest": {
group: "a signal for each value",
says: "flatMapLatest makes a signal of each value, and stops the one before it.",
handle: "ticks between the values of a request",
amounts: [1, 2, 3, 4, 5],
code: "let output = taps.flatMapLatest { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
states: [
["let taps = --1-----2---3------|", "let request = abc|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-5; 2 1a, 3 1b, 4 1c, 5 |", "request 2; 8-11; 8 2a, 9 2b, 10 2c, 11 |", "request 3; 12-15; 12 3a, 13 3b, 14 3c, 15 |", "output; 0-19; 2 1a, 3 1b, 4 1c, 8 2a, 9 2b, 10 2c, 12 3a, 13 3b, 14 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a-b-c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-7; 2 1a, 4 1b, 6 1c, 7 |", "request 2; 8-12!; 8 2a, 10 2b", "request 3; 12-17; 12 3a, 14 3b, 16 3c, 17 |", "output; 0-19; 2 1a, 4 1b, 6 1c, 8 2a, 10 2b, 12 3a, 14 3b, 16 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a--b--c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-8!; 2 1a, 5 1b", "request 2; 8-12!; 8 2a, 11 2b", "request 3; 12-19; 12 3a, 15 3b, 18 3c, 19 |", "output; 0-19; 2 1a, 5 1b, 8 2a, 11 2b, 12 3a, 15 3b, 18 3c, 19 |"],
["let taps = --1-----2---3------|", "let request = a---b---c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-8!; 2 1a, 6 1b", "request 2; 8-12!; 8 2a", "request 3; 12-21; 12 3a, 16 3b, 20 3c, 21 |", "output; 0-21; 2 1a, 6 1b, 8 2a, 12 3a, 16 3b, 20 3c, 21 |"],
["let taps = --1-----2---3------|", "let request = a----b----c|", "taps; 0-19; 2 1, 8 2, 12 3, 19 |", "request 1; 2-8!; 2 1a, 7 1b", "request 2; 8-12!; 8 2a", "request 3; 12-23; 12 3a, 17 3b, 22 3c, 23 |", "output; 0-23; 2 1a, 7 1b, 8 2a, 12 3a, 17 3b, 22 3c, 23 |"]
]
},
"catch": {
group: "endings",
says: "catch goes on with another signal where its source fails.",
handle: "ticks by which the source fails later",
amounts: [0, 1, 2, 3, 4, 5, 6],
code: "let output = source.catch { _ in other }",
states: [
["let source = --1---2#", "let other = --a--b--|", "source; 0-7; 2 1, 6 2, 7 #", "other; 7-15; 9 a, 12 b, 15 |", "output; 0-15; 2 1, 6 2, 9 a, 12 b, 15 |"],
["let source = --1---2-#", "let other = --a--b--|", "source; 0-8; 2 1, 6 2, 8 #", "other; 8-16; 10 a, 13 b, 16 |", "output; 0-16; 2 1, 6 2, 10 a, 13 b, 16 |"],
["let source = --1---2--#", "let other = --a--b--|", "source; 0-9; 2 1, 6 2, 9 #", "other; 9-17; 11 a, 14 b, 17 |", "output; 0-17; 2 1, 6 2, 11 a, 14 b, 17 |"],
["let source = --1---2---#", "let other = --a--b--|", "source; 0-10; 2 1, 6 2, 10 #", "other; 10-18; 12 a, 15 b, 18 |", "output; 0-18; 2 1, 6 2, 12 a, 15 b, 18 |"],
["let source = --1---2----#", "let other = --a--b--|", "source; 0-11; 2 1, 6 2, 11 #", "other; 11-19; 13 a, 16 b, 19 |", "output; 0-19; 2 1, 6 2, 13 a, 16 b, 19 |"],
["let source = --1---2-----#", "let other = --a--b--|", "source; 0-12; 2 1, 6 2, 12 #", "other; 12-20; 14 a, 17 b, 20 |", "output; 0-20; 2 1, 6 2, 14 a, 17 b, 20 |"],
["let source = --1---2------#", "let other = --a--b--|", "source; 0-13; 2 1, 6 2, 13 #", "other; 13-21; 15 a, 18 b, 21 |", "output; 0-21; 2 1, 6 2, 15 a, 18 b, 21 |"]
]
},
"catch(justReturn:)": {
group: "endings",
says: "catch(justReturn:) sends one value where its source fails, and completes.",
handle: "ticks by which the source fails later",
amounts: [0, 1, 2, 3, 4, 5, 6],
code: "let output = source.catch(justReturn: \"x\")",
states: [
["let source = --1---2#", "source; 0-7; 2 1, 6 2, 7 #", "output; 0-7; 2 1, 6 2, 7 x, 7 |"],
["let source = --1---2-#", "source; 0-8; 2 1, 6 2, 8 #", "output; 0-8; 2 1, 6 2, 8 x, 8 |"],
["let source = --1---2--#", "source; 0-9; 2 1, 6 2, 9 #", "output; 0-9; 2 1, 6 2, 9 x, 9 |"],
["let source = --1---2---#", "source; 0-10; 2 1, 6 2, 10 #", "output; 0-10; 2 1, 6 2, 10 x, 10 |"],
["let source = --1---2----#", "source; 0-11; 2 1, 6 2, 11 #", "output; 0-11; 2 1, 6 2, 11 x, 11 |"],
["let source = --1---2-----#", "source; 0-12; 2 1, 6 2, 12 #", "output; 0-12; 2 1, 6 2, 12 x, 12 |"],
["let source = --1---2------#", "source; 0-13; 2 1, 6 2, 13 #", "output; 0-13; 2 1, 6 2, 13 x, 13 |"]
]
},
"retry": {
group: "endings",
says: "retry subscribes again when its source fails: each time a new run, from the beginning. The number counts the attempts after the first, as in Combine; in RxSwift it counts the first one too.",
handle: "more attempts",
amounts: [0, 1, 2, 3],
code: "let output = source.retry(amount)",
states: [
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "output; 0-5; 2 1, 4 2, 5 #"],
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 5-10; 7 1, 9 2, 10 #", "output; 0-10; 2 1, 4 2, 7 1, 9 2, 10 #"],
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 5-10; 7 1, 9 2, 10 #", "source; 10-15; 12 1, 14 2, 15 #", "output; 0-15; 2 1, 4 2, 7 1, 9 2, 12 1, 14 2, 15 #"],
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 5-10; 7 1, 9 2, 10 #", "source; 10-15; 12 1, 14 2, 15 #", "source; 15-20; 17 1, 19 2, 20 #", "output; 0-20; 2 1, 4 2, 7 1, 9 2, 12 1, 14 2, 17 1, 19 2, 20 #"]
]
},
"retry(_:on:after:)": {
group: "endings",
says: "retry(_:on:after:) waits before it subscribes again. Here it waits one tick longer each time.",
handle: "ticks before the first new attempt",
amounts: [1, 2, 3, 4],
code: "let output = source.retry(2, on: clock) { attempt in\n  .ticks(amount + attempt - 1)\n}",
states: [
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 6-11; 8 1, 10 2, 11 #", "source; 13-18; 15 1, 17 2, 18 #", "output; 0-18; 2 1, 4 2, 8 1, 10 2, 15 1, 17 2, 18 #"],
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 7-12; 9 1, 11 2, 12 #", "source; 15-20; 17 1, 19 2, 20 #", "output; 0-20; 2 1, 4 2, 9 1, 11 2, 17 1, 19 2, 20 #"],
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 8-13; 10 1, 12 2, 13 #", "source; 17-22; 19 1, 21 2, 22 #", "output; 0-22; 2 1, 4 2, 10 1, 12 2, 19 1, 21 2, 22 #"],
["let source = --1-2#", "source; 0-5; 2 1, 4 2, 5 #", "source; 9-14; 11 1, 13 2, 14 #", "source; 19-24; 21 1, 23 2, 24 #", "output; 0-24; 2 1, 4 2, 11 1, 13 2, 21 1, 23 2, 24 #"]
]
},
"repeat": {
group: "endings",
says: "repeat subscribes again when its source completes: each time a new run, from the beginning.",
handle: "runs in all",
amounts: [0, 1, 2, 3, 4],
code: "let output = source.repeat(amount)",
states: [
["let source = --1-2|", "output; 0-0; 0 |"],
["let source = --1-2|", "source; 0-5; 2 1, 4 2, 5 |", "output; 0-5; 2 1, 4 2, 5 |"],
["let source = --1-2|", "source; 0-5; 2 1, 4 2, 5 |", "source; 5-10; 7 1, 9 2, 10 |", "output; 0-10; 2 1, 4 2, 7 1, 9 2, 10 |"],
["let source = --1-2|", "source; 0-5; 2 1, 4 2, 5 |", "source; 5-10; 7 1, 9 2, 10 |", "source; 10-15; 12 1, 14 2, 15 |", "output; 0-15; 2 1, 4 2, 7 1, 9 2, 12 1, 14 2, 15 |"],
["let source = --1-2|", "source; 0-5; 2 1, 4 2, 5 |", "source; 5-10; 7 1, 9 2, 10 |", "source; 10-15; 12 1, 14 2, 15 |", "source; 15-20; 17 1, 19 2, 20 |", "output; 0-20; 2 1, 4 2, 7 1, 9 2, 12 1, 14 2, 17 1, 19 2, 20 |"]
]
},
"timeout": {
group: "endings",
says: "timeout fails if its source has not ended in time, as in ReactiveSwift. In RxSwift and Combine the time begins anew with each value.",
handle: "ticks until the time is up",
amounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
code: "let output = source.timeout(\n  after: .ticks(amount), failingWith: DrawnError(\"too late\"), on: clock)",
states: [
["let source = --1---2------3--|", "source; 0-1!; ", "output; 0-1; 1 #"],
["let source = --1---2------3--|", "source; 0-2!; ", "output; 0-2; 2 #"],
["let source = --1---2------3--|", "source; 0-3!; 2 1", "output; 0-3; 2 1, 3 #"],
["let source = --1---2------3--|", "source; 0-4!; 2 1", "output; 0-4; 2 1, 4 #"],
["let source = --1---2------3--|", "source; 0-5!; 2 1", "output; 0-5; 2 1, 5 #"],
["let source = --1---2------3--|", "source; 0-6!; 2 1", "output; 0-6; 2 1, 6 #"],
["let source = --1---2------3--|", "source; 0-7!; 2 1, 6 2", "output; 0-7; 2 1, 6 2, 7 #"],
["let source = --1---2------3--|", "source; 0-8!; 2 1, 6 2", "output; 0-8; 2 1, 6 2, 8 #"],
["let source = --1---2------3--|", "source; 0-9!; 2 1, 6 2", "output; 0-9; 2 1, 6 2, 9 #"],
["let source = --1---2------3--|", "source; 0-10!; 2 1, 6 2", "output; 0-10; 2 1, 6 2, 10 #"],
["let source = --1---2------3--|", "source; 0-11!; 2 1, 6 2", "output; 0-11; 2 1, 6 2, 11 #"],
["let source = --1---2------3--|", "source; 0-12!; 2 1, 6 2", "output; 0-12; 2 1, 6 2, 12 #"],
["let source = --1---2------3--|", "source; 0-13!; 2 1, 6 2", "output; 0-13; 2 1, 6 2, 13 #"],
["let source = --1---2------3--|", "source; 0-14!; 2 1, 6 2, 13 3", "output; 0-14; 2 1, 6 2, 13 3, 14 #"],
["let source = --1---2------3--|", "source; 0-15!; 2 1, 6 2, 13 3", "output; 0-15; 2 1, 6 2, 13 3, 15 #"],
["let source = --1---2------3--|", "source; 0-16!; 2 1, 6 2, 13 3", "output; 0-16; 2 1, 6 2, 13 3, 16 #"],
["let source = --1---2------3--|", "source; 0-16; 2 1, 6 2, 13 3, 16 |", "output; 0-16; 2 1, 6 2, 13 3, 16 |"],
["let source = --1---2------3--|", "source; 0-16; 2 1, 6 2, 13 3, 16 |", "output; 0-16; 2 1, 6 2, 13 3, 16 |"],
["let source = --1---2------3--|", "source; 0-16; 2 1, 6 2, 13 3, 16 |", "output; 0-16; 2 1, 6 2, 13 3, 16 |"],
["let source = --1---2------3--|", "source; 0-16; 2 1, 6 2, 13 3, 16 |", "output; 0-16; 2 1, 6 2, 13 3, 16 |"]
]
},
"delay": {
group: "time",
says: "delay sends each value later, and the completion too.",
handle: "ticks later",
amounts: [0, 1, 2, 3, 4, 5, 6],
code: "let output = typing.delay(.ticks(amount), on: clock)",
states: [
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-19; 3 a, 5 b, 7 c, 14 d, 17 e, 19 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-20; 4 a, 6 b, 8 c, 15 d, 18 e, 20 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-21; 5 a, 7 b, 9 c, 16 d, 19 e, 21 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-22; 6 a, 8 b, 10 c, 17 d, 20 e, 22 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-23; 7 a, 9 b, 11 c, 18 d, 21 e, 23 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-24; 8 a, 10 b, 12 c, 19 d, 22 e, 24 |"]
]
},
"debounce": {
group: "time",
says: "debounce sends a value when its source has been quiet for a time, or has completed.",
handle: "ticks to wait",
amounts: [1, 2, 3, 4, 5, 6],
code: "let output = typing.debounce(.ticks(amount), on: clock)",
states: [
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 3 a, 5 b, 7 c, 14 d, 17 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 8 c, 15 d, 18 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 9 c, 18 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 10 c, 18 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 11 c, 18 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 12 c, 18 e, 18 |"]
]
},
"throttle": {
group: "time",
says: "throttle sends the first value at once, then the latest one, with a time between two values at least.",
handle: "ticks to wait",
amounts: [1, 2, 3, 4, 5, 6],
code: "let output = typing.throttle(.ticks(amount), on: clock)",
states: [
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 5 b, 8 c, 13 d, 16 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 6 c, 13 d, 17 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 7 c, 13 d, 18 e, 18 |"],
["let typing = --a-b-c------d--e-|", "typing; 0-18; 2 a, 4 b, 6 c, 13 d, 16 e, 18 |", "output; 0-18; 2 a, 8 c, 14 d, 18 e, 18 |"]
]
},
"timer": {
group: "time",
says: "timer sends one value after a time, and completes.",
handle: "ticks to wait",
amounts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
code: "let output = Signal<String, Never>.timer(\n  after: .ticks(amount), sending: \"tea\", on: clock)",
states: [
["output; 0-0; 0 tea, 0 |"],
["output; 0-1; 1 tea, 1 |"],
["output; 0-2; 2 tea, 2 |"],
["output; 0-3; 3 tea, 3 |"],
["output; 0-4; 4 tea, 4 |"],
["output; 0-5; 5 tea, 5 |"],
["output; 0-6; 6 tea, 6 |"],
["output; 0-7; 7 tea, 7 |"],
["output; 0-8; 8 tea, 8 |"],
["output; 0-9; 9 tea, 9 |"],
["output; 0-10; 10 tea, 10 |"]
]
},
"interval": {
group: "time",
says: "interval counts: 0, 1, 2 and so on, at a steady pace. It never ends.",
handle: "ticks between two values",
amounts: [2, 3, 4, 5, 6, 7, 8],
code: "let output = Signal.interval(every: .ticks(amount), on: clock)",
states: [
["output; 0-; 2 0, 4 1, 6 2, 8 3, 10 4, 12 5, 14 6, 16 7, 18 8, 20 9, 22 10, 24 11, 26 12"],
["output; 0-; 3 0, 6 1, 9 2, 12 3, 15 4, 18 5, 21 6, 24 7"],
["output; 0-; 4 0, 8 1, 12 2, 16 3, 20 4, 24 5"],
["output; 0-; 5 0, 10 1, 15 2, 20 3, 25 4"],
["output; 0-; 6 0, 12 1, 18 2, 24 3"],
["output; 0-; 7 0, 14 1, 21 2"],
["output; 0-; 8 0, 16 1, 24 2"]
]
},
"share": {
group: "one run for many",
says: "share starts one run for all who listen at the same time. Who comes late has missed what was sent.",
handle: "the second listener comes at tick",
amounts: [0, 4, 8, 12, 16, 20],
code: "let output = work.share()\nclock.at(amount) { chart.record(\"late\", output) }",
states: [
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 4-18; 6 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 8-18; 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 12-18; 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 16-18; 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "work; 20-; 22 1, 26 2", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 20-; 22 1, 26 2"]
]
},
"share(replay:)": {
group: "one run for many",
says: "share(replay:) starts one run for all who listen at the same time. Here who comes late gets the last value first.",
handle: "the second listener comes at tick",
amounts: [0, 4, 8, 12, 16, 20],
code: "let output = work.share(replay: 1)\nclock.at(amount) { chart.record(\"late\", output) }",
states: [
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 4-18; 4 1, 6 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 8-18; 8 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 12-18; 12 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 16-18; 16 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "work; 20-; 22 1, 26 2", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 20-; 22 1, 26 2"]
]
},
"replayLazily": {
group: "one run for many",
says: "replayLazily starts one run for ever, and remembers it. Who comes late gets everything first.",
handle: "the second listener comes at tick",
amounts: [0, 4, 8, 12, 16, 20],
code: "let output = work.replayLazily()\nclock.at(amount) { chart.record(\"late\", output) }",
states: [
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 4-18; 4 1, 6 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 8-18; 8 1, 8 2, 10 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 12-18; 12 1, 12 2, 12 3, 14 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 16-18; 16 1, 16 2, 16 3, 16 4, 18 |"],
["let work = --1---2---3---4---|", "work; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "output; 0-18; 2 1, 6 2, 10 3, 14 4, 18 |", "late; 20-20; 20 1, 20 2, 20 3, 20 4, 20 |"]
]
}
}
};
