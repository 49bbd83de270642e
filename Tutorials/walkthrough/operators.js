// Recorded by the core: `make walkthrough` writes this file, and a test runs all of it again.
//
// A state belongs to one value of the handle and, within it, to one of the ticks by which a
// mark is moved: the sources as they were drawn, and a row for each subscription. A mark is a tick and a value, or | for a completion, # for a failure. A
// row without `to` goes on; one that ends without | or # was stopped.
"use strict";
ColdAndHot.operators = {
"lastTick": 26,
"all": {
"map": {
"group": "one source: what passes",
"says": "map makes a new value from each value.",
"handle": "each value times",
"amounts": [1,2,3,4,5],
"code": "let output = source.map { $0 * amount }",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"2"],[6,"4"],[10,"6"],[14,"8"],[18,"10"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"3"],[6,"6"],[10,"9"],[14,"12"],[18,"15"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"4"],[6,"8"],[10,"12"],[14,"16"],[18,"20"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"5"],[6,"10"],[10,"15"],[14,"20"],[18,"25"],[22,"|"]],"title":"output","to":22}]}
]
},
"map(to:)": {
"group": "one source: what passes",
"says": "map(to:) sends the same value each time its source sends one.",
"handle": "the value for each",
"amounts": [0,1,2,3,4,5],
"code": "let output = source.map(to: amount)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"0"],[6,"0"],[10,"0"],[14,"0"],[18,"0"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"1"],[10,"1"],[14,"1"],[18,"1"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"2"],[6,"2"],[10,"2"],[14,"2"],[18,"2"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"3"],[6,"3"],[10,"3"],[14,"3"],[18,"3"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"4"],[6,"4"],[10,"4"],[14,"4"],[18,"4"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"5"],[6,"5"],[10,"5"],[14,"5"],[18,"5"],[22,"|"]],"title":"output","to":22}]}
]
},
"filter": {
"group": "one source: what passes",
"says": "filter passes on only the values that you choose to keep.",
"handle": "keep what is more than",
"amounts": [0,1,2,3,4,5],
"code": "let output = source.filter { $0 > amount }",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[22,"|"]],"title":"output","to":22}]}
]
},
"compactMap": {
"group": "one source: what passes",
"says": "compactMap makes a new value from each value, and drops those from which it makes nil.",
"handle": "letters in place of the first digits",
"amounts": [0,1,2,3,4],
"code": "let output = source.compactMap { Int($0) }",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--x---2---3---4---|","name":"source"}],"rows":[{"from":0,"marks":[[2,"x"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--x---y---3---4---|","name":"source"}],"rows":[{"from":0,"marks":[[2,"x"],[6,"y"],[10,"3"],[14,"4"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--x---y---z---4---|","name":"source"}],"rows":[{"from":0,"marks":[[2,"x"],[6,"y"],[10,"z"],[14,"4"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[14,"4"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--w---x---y---z---|","name":"source"}],"rows":[{"from":0,"marks":[[2,"w"],[6,"x"],[10,"y"],[14,"z"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[18,"|"]],"title":"output","to":18}]}
]
},
"scan": {
"group": "one source: what passes",
"says": "scan adds each value to a running result, and sends every result.",
"handle": "the result begins at",
"amounts": [0,1,2,3,4,5],
"code": "let output = source.scan(amount) { sum, number in sum + number }",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"3"],[10,"6"],[14,"10"],[18,"15"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"2"],[6,"4"],[10,"7"],[14,"11"],[18,"16"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"3"],[6,"5"],[10,"8"],[14,"12"],[18,"17"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"4"],[6,"6"],[10,"9"],[14,"13"],[18,"18"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"5"],[6,"7"],[10,"10"],[14,"14"],[18,"19"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"6"],[6,"8"],[10,"11"],[14,"15"],[18,"20"],[22,"|"]],"title":"output","to":22}]}
]
},
"reduce": {
"group": "one source: what passes",
"says": "reduce adds up all values, and sends the result when its source completes.",
"handle": "values of the source",
"amounts": [0,1,2,3,4],
"code": "let output = source.reduce(0) { sum, number in sum + number }",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"------|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[6,"|"]],"title":"source","to":6},{"from":0,"marks":[[6,"0"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"|"]],"title":"source","to":6},{"from":0,"marks":[[6,"1"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---2---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"|"]],"title":"source","to":10},{"from":0,"marks":[[10,"3"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---3---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"|"]],"title":"source","to":14},{"from":0,"marks":[[14,"6"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1---2---3---4---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[18,"10"],[18,"|"]],"title":"output","to":18}]}
]
},
"collect": {
"group": "one source: what passes",
"says": "collect gathers all values, and sends them as one array at the end.",
"handle": "values of the source",
"amounts": [0,1,2,3,4],
"code": "let output = source.collect()",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"------|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[6,"|"]],"title":"source","to":6},{"from":0,"marks":[[6,"[]"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"|"]],"title":"source","to":6},{"from":0,"marks":[[6,"[1]"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---2---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"|"]],"title":"source","to":10},{"from":0,"marks":[[10,"[1, 2]"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---3---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"|"]],"title":"source","to":14},{"from":0,"marks":[[14,"[1, 2, 3]"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1---2---3---4---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[18,"[1, 2, 3, 4]"],[18,"|"]],"title":"output","to":18}]}
]
},
"first": {
"group": "one source: what passes",
"says": "first sends the first value, then completes and stops its source.",
"handle": "values of the source",
"amounts": [0,1,2,3,4],
"code": "let output = source.first()",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"------|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[6,"|"]],"title":"source","to":6},{"from":0,"marks":[[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":2},{"from":0,"marks":[[2,"1"],[2,"|"]],"title":"output","to":2}]},
{"inputs":[{"drawing":"--1---2---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":2},{"from":0,"marks":[[2,"1"],[2,"|"]],"title":"output","to":2}]},
{"inputs":[{"drawing":"--1---2---3---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":2},{"from":0,"marks":[[2,"1"],[2,"|"]],"title":"output","to":2}]},
{"inputs":[{"drawing":"--1---2---3---4---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":2},{"from":0,"marks":[[2,"1"],[2,"|"]],"title":"output","to":2}]}
]
},
"distinctUntilChanged": {
"group": "one source: what passes",
"says": "distinctUntilChanged drops a value that is the same as the one before it.",
"handle": "how often 1 comes in a row",
"amounts": [1,2,3,4],
"code": "let output = source.distinctUntilChanged()",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"1"],[14,"|"]],"title":"source","to":14},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"1"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1-1---2---1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"1"],[8,"2"],[12,"1"],[16,"|"]],"title":"source","to":16},{"from":0,"marks":[[2,"1"],[8,"2"],[12,"1"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1-1-1---2---1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"1"],[6,"1"],[10,"2"],[14,"1"],[18,"|"]],"title":"source","to":18},{"from":0,"marks":[[2,"1"],[10,"2"],[14,"1"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-1-1-1---2---1---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"1"],[6,"1"],[8,"1"],[12,"2"],[16,"1"],[20,"|"]],"title":"source","to":20},{"from":0,"marks":[[2,"1"],[12,"2"],[16,"1"],[20,"|"]],"title":"output","to":20}]}
]
},
"distinctUntilChanged(by:)": {
"group": "one source: what passes",
"says": "distinctUntilChanged(by:) makes a key from each value, and drops a value if its key has not changed. Here the key says whether the value is small.",
"handle": "small is less than",
"amounts": [1,2,3,4,5],
"code": "let output = source.distinctUntilChanged { $0 < amount }",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[10,"3"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[14,"4"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[18,"5"],[22,"|"]],"title":"output","to":22}]}
]
},
"take": {
"group": "one source: what passes",
"says": "take sends the first values, then completes and stops its source.",
"handle": "take",
"amounts": [0,1,2,3,4,5,6],
"code": "let output = source.take(amount)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[0,"|"]],"title":"output","to":0}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":2},{"from":0,"marks":[[2,"1"],[2,"|"]],"title":"output","to":2}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":6},{"from":0,"marks":[[2,"1"],[6,"2"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"]],"title":"source","to":14},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"]],"title":"source","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]}
]
},
"take(while:)": {
"group": "one source: what passes",
"says": "take(while:) sends values as long as they pass a test, and completes at the first that does not.",
"handle": "while a value is less than",
"amounts": [1,2,3,4,5,6],
"code": "let output = source.take(while: { $0 < amount })",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":2},{"from":0,"marks":[[2,"|"]],"title":"output","to":2}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":6},{"from":0,"marks":[[2,"1"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"]],"title":"source","to":14},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"]],"title":"source","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]}
]
},
"skip": {
"group": "one source: what passes",
"says": "skip drops the first values, and sends the others.",
"handle": "skip",
"amounts": [0,1,2,3,4,5,6],
"code": "let output = source.skip(amount)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[22,"|"]],"title":"output","to":22}]}
]
},
"startWith": {
"group": "one source: what passes",
"says": "startWith sends a value at once, before its source sends anything.",
"handle": "start with",
"amounts": [0,1,2,3,4,5],
"code": "let output = source.startWith(amount)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[0,"0"],[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[0,"1"],[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[0,"2"],[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[0,"3"],[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[0,"4"],[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[0,"5"],[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]}
]
},
"setFailureType": {
"group": "one source: what passes",
"says": "setFailureType changes the type of failure that the compiler sees, and passes each event on as it is. Here catch has already dealt with the failure.",
"handle": "catch sends",
"amounts": [5,6,7,8,9],
"code": "let unfailing = source.catch(justReturn: amount)\nlet output = unfailing.setFailureType(to: DrawnError.self)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---#","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"5"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---#","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"6"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---#","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"7"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---#","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"8"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2---#","isOfNumbers":true,"name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"9"],[10,"|"]],"title":"output","to":10}]}
]
},
"merge": {
"group": "two sources",
"says": "merge sends what either source sends, as it comes.",
"handle": "how many ticks late the second source is",
"amounts": [0,1,2,3,4,5,6,7,8,9,10],
"code": "let output = Signal.merge([first, second])",
"grip": {"place":0,"row":"second"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[0,"a"],[5,"b"],[10,"c"],[12,"|"]],"title":"second","to":12},{"from":0,"marks":[[0,"a"],[2,"1"],[5,"b"],[8,"2"],[10,"c"],[14,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[1,"a"],[6,"b"],[11,"c"],[13,"|"]],"title":"second","to":13},{"from":0,"marks":[[1,"a"],[2,"1"],[6,"b"],[8,"2"],[11,"c"],[14,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[2,"a"],[7,"b"],[12,"c"],[14,"|"]],"title":"second","to":14},{"from":0,"marks":[[2,"1"],[2,"a"],[7,"b"],[8,"2"],[12,"c"],[14,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[3,"a"],[8,"b"],[13,"c"],[15,"|"]],"title":"second","to":15},{"from":0,"marks":[[2,"1"],[3,"a"],[8,"2"],[8,"b"],[13,"c"],[14,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[4,"a"],[9,"b"],[14,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[2,"1"],[4,"a"],[8,"2"],[9,"b"],[14,"3"],[14,"c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[5,"a"],[10,"b"],[15,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[2,"1"],[5,"a"],[8,"2"],[10,"b"],[14,"3"],[15,"c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[6,"a"],[11,"b"],[16,"c"],[18,"|"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[6,"a"],[8,"2"],[11,"b"],[14,"3"],[16,"c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[7,"a"],[12,"b"],[17,"c"],[19,"|"]],"title":"second","to":19},{"from":0,"marks":[[2,"1"],[7,"a"],[8,"2"],[12,"b"],[14,"3"],[17,"c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"a"],[13,"b"],[18,"c"],[20,"|"]],"title":"second","to":20},{"from":0,"marks":[[2,"1"],[8,"2"],[8,"a"],[13,"b"],[14,"3"],[18,"c"],[20,"|"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[9,"a"],[14,"b"],[19,"c"],[21,"|"]],"title":"second","to":21},{"from":0,"marks":[[2,"1"],[8,"2"],[9,"a"],[14,"3"],[14,"b"],[19,"c"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[10,"a"],[15,"b"],[20,"c"],[22,"|"]],"title":"second","to":22},{"from":0,"marks":[[2,"1"],[8,"2"],[10,"a"],[14,"3"],[15,"b"],[20,"c"],[22,"|"]],"title":"output","to":22}]}
]
},
"concat": {
"group": "two sources",
"says": "concat sends what the first source sends, and when it completes, what the second sends.",
"handle": "how many ticks longer the first source runs",
"amounts": [0,1,2,3,4,5,6,7,8],
"code": "let output = Signal.concat([first, second])",
"grip": {"place":2,"row":"first"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[7,"|"]],"title":"first","to":7},{"from":7,"marks":[[9,"a"],[12,"b"],[15,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[9,"a"],[12,"b"],[15,"c"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2-|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[8,"|"]],"title":"first","to":8},{"from":8,"marks":[[10,"a"],[13,"b"],[16,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"a"],[13,"b"],[16,"c"],[17,"|"]],"title":"output","to":17}]},
{"inputs":[{"drawing":"--1---2--|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[9,"|"]],"title":"first","to":9},{"from":9,"marks":[[11,"a"],[14,"b"],[17,"c"],[18,"|"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[11,"a"],[14,"b"],[17,"c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1---2---|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"|"]],"title":"first","to":10},{"from":10,"marks":[[12,"a"],[15,"b"],[18,"c"],[19,"|"]],"title":"second","to":19},{"from":0,"marks":[[2,"1"],[6,"2"],[12,"a"],[15,"b"],[18,"c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1---2----|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[11,"|"]],"title":"first","to":11},{"from":11,"marks":[[13,"a"],[16,"b"],[19,"c"],[20,"|"]],"title":"second","to":20},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"a"],[16,"b"],[19,"c"],[20,"|"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--1---2-----|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[12,"|"]],"title":"first","to":12},{"from":12,"marks":[[14,"a"],[17,"b"],[20,"c"],[21,"|"]],"title":"second","to":21},{"from":0,"marks":[[2,"1"],[6,"2"],[14,"a"],[17,"b"],[20,"c"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1---2------|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"|"]],"title":"first","to":13},{"from":13,"marks":[[15,"a"],[18,"b"],[21,"c"],[22,"|"]],"title":"second","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[15,"a"],[18,"b"],[21,"c"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2-------|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[14,"|"]],"title":"first","to":14},{"from":14,"marks":[[16,"a"],[19,"b"],[22,"c"],[23,"|"]],"title":"second","to":23},{"from":0,"marks":[[2,"1"],[6,"2"],[16,"a"],[19,"b"],[22,"c"],[23,"|"]],"title":"output","to":23}]},
{"inputs":[{"drawing":"--1---2--------|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[15,"|"]],"title":"first","to":15},{"from":15,"marks":[[17,"a"],[20,"b"],[23,"c"],[24,"|"]],"title":"second","to":24},{"from":0,"marks":[[2,"1"],[6,"2"],[17,"a"],[20,"b"],[23,"c"],[24,"|"]],"title":"output","to":24}]}
]
},
"zip": {
"group": "two sources",
"says": "zip pairs the first value of one source with the first of the other, then the second with the second, and so on. A value waits for its partner.",
"handle": "how many ticks late the second source is",
"amounts": [0,1,2,3,4,5,6,7,8,9,10],
"code": "let output = zip(first, second).map { \"\\($0)\\($1)\" }",
"grip": {"place":0,"row":"second"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":14},{"from":0,"marks":[[0,"a"],[5,"b"],[10,"c"],[12,"|"]],"title":"second","to":12},{"from":0,"marks":[[2,"1a"],[8,"2b"],[14,"3c"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":14},{"from":0,"marks":[[1,"a"],[6,"b"],[11,"c"],[13,"|"]],"title":"second","to":13},{"from":0,"marks":[[2,"1a"],[8,"2b"],[14,"3c"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":14},{"from":0,"marks":[[2,"a"],[7,"b"],[12,"c"],[14,"|"]],"title":"second","to":14},{"from":0,"marks":[[2,"1a"],[8,"2b"],[14,"3c"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":15},{"from":0,"marks":[[3,"a"],[8,"b"],[13,"c"],[15,"|"]],"title":"second","to":15},{"from":0,"marks":[[3,"1a"],[8,"2b"],[14,"3c"],[15,"|"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":16},{"from":0,"marks":[[4,"a"],[9,"b"],[14,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[4,"1a"],[9,"2b"],[14,"3c"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":17},{"from":0,"marks":[[5,"a"],[10,"b"],[15,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[5,"1a"],[10,"2b"],[15,"3c"],[17,"|"]],"title":"output","to":17}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[6,"a"],[11,"b"],[16,"c"]],"title":"second","to":18},{"from":0,"marks":[[6,"1a"],[11,"2b"],[16,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[7,"a"],[12,"b"],[17,"c"]],"title":"second","to":18},{"from":0,"marks":[[7,"1a"],[12,"2b"],[17,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"a"],[13,"b"],[18,"c"]],"title":"second","to":18},{"from":0,"marks":[[8,"1a"],[13,"2b"],[18,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[9,"a"],[14,"b"],[19,"c"]],"title":"second","to":19},{"from":0,"marks":[[9,"1a"],[14,"2b"],[19,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[10,"a"],[15,"b"],[20,"c"]],"title":"second","to":20},{"from":0,"marks":[[10,"1a"],[15,"2b"],[20,"3c"],[20,"|"]],"title":"output","to":20}]}
]
},
"combineLatest": {
"group": "two sources",
"says": "combineLatest pairs the latest value of each source, whenever either sends. It waits until both have sent.",
"handle": "how many ticks late the second source is",
"amounts": [0,1,2,3,4,5,6,7,8,9,10],
"code": "let output = combineLatest(first, second).map { \"\\($0)\\($1)\" }",
"grip": {"place":0,"row":"second"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[0,"a"],[5,"b"],[10,"c"],[12,"|"]],"title":"second","to":12},{"from":0,"marks":[[2,"1a"],[5,"1b"],[8,"2b"],[10,"2c"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[1,"a"],[6,"b"],[11,"c"],[13,"|"]],"title":"second","to":13},{"from":0,"marks":[[2,"1a"],[6,"1b"],[8,"2b"],[11,"2c"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[2,"a"],[7,"b"],[12,"c"],[14,"|"]],"title":"second","to":14},{"from":0,"marks":[[2,"1a"],[7,"1b"],[8,"2b"],[12,"2c"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[3,"a"],[8,"b"],[13,"c"],[15,"|"]],"title":"second","to":15},{"from":0,"marks":[[3,"1a"],[8,"2a"],[8,"2b"],[13,"2c"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[4,"a"],[9,"b"],[14,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[4,"1a"],[8,"2a"],[9,"2b"],[14,"3b"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[5,"a"],[10,"b"],[15,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[5,"1a"],[8,"2a"],[10,"2b"],[14,"3b"],[15,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[6,"a"],[11,"b"],[16,"c"],[18,"|"]],"title":"second","to":18},{"from":0,"marks":[[6,"1a"],[8,"2a"],[11,"2b"],[14,"3b"],[16,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[7,"a"],[12,"b"],[17,"c"],[19,"|"]],"title":"second","to":19},{"from":0,"marks":[[7,"1a"],[8,"2a"],[12,"2b"],[14,"3b"],[17,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"a"],[13,"b"],[18,"c"],[20,"|"]],"title":"second","to":20},{"from":0,"marks":[[8,"2a"],[13,"2b"],[14,"3b"],[18,"3c"],[20,"|"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[9,"a"],[14,"b"],[19,"c"],[21,"|"]],"title":"second","to":21},{"from":0,"marks":[[9,"2a"],[14,"3a"],[14,"3b"],[19,"3c"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[10,"a"],[15,"b"],[20,"c"],[22,"|"]],"title":"second","to":22},{"from":0,"marks":[[10,"2a"],[14,"3a"],[15,"3b"],[20,"3c"],[22,"|"]],"title":"output","to":22}]}
]
},
"withLatestFrom": {
"group": "two sources",
"says": "withLatestFrom adds the latest value of the second source to each value of the first. Only the first source makes it send.",
"handle": "how many ticks late the second source is",
"amounts": [0,1,2,3,4,5,6,7,8,9,10],
"code": "let output = first.withLatestFrom(second).map { \"\\($0)\\($1)\" }",
"grip": {"place":0,"row":"second"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[0,"a"],[5,"b"],[10,"c"],[12,"|"]],"title":"second","to":12},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[2,"1a"],[8,"2b"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[1,"a"],[6,"b"],[11,"c"],[13,"|"]],"title":"second","to":13},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[2,"1a"],[8,"2b"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"a"],[7,"b"],[12,"c"],[14,"|"]],"title":"second","to":14},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[2,"1a"],[8,"2b"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[3,"a"],[8,"b"],[13,"c"],[15,"|"]],"title":"second","to":15},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"2b"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[4,"a"],[9,"b"],[14,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"2a"],[14,"3c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[5,"a"],[10,"b"],[15,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"2a"],[14,"3b"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[6,"a"],[11,"b"],[16,"c"],[18,"|"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"2a"],[14,"3b"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[7,"a"],[12,"b"],[17,"c"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"2a"],[14,"3b"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[8,"a"],[13,"b"],[18,"c"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"2a"],[14,"3b"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[9,"a"],[14,"b"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[14,"3b"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[10,"a"],[15,"b"]],"title":"second","to":18},{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[14,"3a"],[18,"|"]],"title":"output","to":18}]}
]
},
"sample": {
"group": "two sources",
"says": "sample sends the latest value of the first source whenever the second sends, unless it has sent that value before. So does RxSwift; ReactiveSwift sends an old value again.",
"handle": "how many ticks late the second source is",
"amounts": [0,1,2,3,4,5,6,7,8,9,10],
"code": "let output = first.sample(on: second)",
"grip": {"place":0,"row":"second"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"]],"title":"first","to":12},{"from":0,"marks":[[0,"a"],[5,"b"],[10,"c"],[12,"|"]],"title":"second","to":12},{"from":0,"marks":[[5,"1"],[10,"2"],[12,"|"]],"title":"output","to":12}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"]],"title":"first","to":13},{"from":0,"marks":[[1,"a"],[6,"b"],[11,"c"],[13,"|"]],"title":"second","to":13},{"from":0,"marks":[[6,"1"],[11,"2"],[13,"|"]],"title":"output","to":13}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":14},{"from":0,"marks":[[2,"a"],[7,"b"],[12,"c"],[14,"|"]],"title":"second","to":14},{"from":0,"marks":[[2,"1"],[12,"2"],[14,"|"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":15},{"from":0,"marks":[[3,"a"],[8,"b"],[13,"c"],[15,"|"]],"title":"second","to":15},{"from":0,"marks":[[3,"1"],[8,"2"],[15,"|"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":16},{"from":0,"marks":[[4,"a"],[9,"b"],[14,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[4,"1"],[9,"2"],[14,"3"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-----a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"]],"title":"first","to":17},{"from":0,"marks":[[5,"a"],[10,"b"],[15,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[5,"1"],[10,"2"],[15,"3"],[17,"|"]],"title":"output","to":17}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[6,"a"],[11,"b"],[16,"c"]],"title":"second","to":18},{"from":0,"marks":[[6,"1"],[11,"2"],[16,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"-------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[7,"a"],[12,"b"],[17,"c"]],"title":"second","to":18},{"from":0,"marks":[[7,"1"],[12,"2"],[17,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"--------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[8,"a"],[13,"b"]],"title":"second","to":18},{"from":0,"marks":[[8,"2"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"---------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[9,"a"],[14,"b"]],"title":"second","to":18},{"from":0,"marks":[[9,"2"],[14,"3"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-----2-----3---|","name":"first"},{"drawing":"----------a----b----c-|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[14,"3"],[18,"|"]],"title":"first","to":18},{"from":0,"marks":[[10,"a"],[15,"b"]],"title":"second","to":18},{"from":0,"marks":[[10,"2"],[15,"3"],[18,"|"]],"title":"output","to":18}]}
]
},
"takeUntil": {
"group": "two sources",
"says": "takeUntil sends what its source sends, until the trigger sends a value.",
"handle": "the trigger sends at tick",
"amounts": [1,3,5,7,9,11,13,15,17,19,21,23],
"code": "let output = source.takeUntil(trigger)",
"grip": {"place":0,"row":"trigger"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-x","name":"trigger"}],"rows":[{"from":0,"marks":[[1,"x"]],"title":"trigger","to":1},{"from":0,"marks":[],"title":"source","to":1},{"from":0,"marks":[[1,"|"]],"title":"output","to":1}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"---x","name":"trigger"}],"rows":[{"from":0,"marks":[[3,"x"]],"title":"trigger","to":3},{"from":0,"marks":[[2,"1"]],"title":"source","to":3},{"from":0,"marks":[[2,"1"],[3,"|"]],"title":"output","to":3}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-----x","name":"trigger"}],"rows":[{"from":0,"marks":[[5,"x"]],"title":"trigger","to":5},{"from":0,"marks":[[2,"1"]],"title":"source","to":5},{"from":0,"marks":[[2,"1"],[5,"|"]],"title":"output","to":5}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-------x","name":"trigger"}],"rows":[{"from":0,"marks":[[7,"x"]],"title":"trigger","to":7},{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":7},{"from":0,"marks":[[2,"1"],[6,"2"],[7,"|"]],"title":"output","to":7}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"---------x","name":"trigger"}],"rows":[{"from":0,"marks":[[9,"x"]],"title":"trigger","to":9},{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":9},{"from":0,"marks":[[2,"1"],[6,"2"],[9,"|"]],"title":"output","to":9}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-----------x","name":"trigger"}],"rows":[{"from":0,"marks":[[11,"x"]],"title":"trigger","to":11},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"]],"title":"source","to":11},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[11,"|"]],"title":"output","to":11}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-------------x","name":"trigger"}],"rows":[{"from":0,"marks":[[13,"x"]],"title":"trigger","to":13},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"]],"title":"source","to":13},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[13,"|"]],"title":"output","to":13}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"---------------x","name":"trigger"}],"rows":[{"from":0,"marks":[[15,"x"]],"title":"trigger","to":15},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"]],"title":"source","to":15},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[15,"|"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-----------------x","name":"trigger"}],"rows":[{"from":0,"marks":[[17,"x"]],"title":"trigger","to":17},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"]],"title":"source","to":17},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[17,"|"]],"title":"output","to":17}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-------------------x","name":"trigger"}],"rows":[{"from":0,"marks":[[19,"x"]],"title":"trigger","to":19},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"]],"title":"source","to":19},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"---------------------x","name":"trigger"}],"rows":[{"from":0,"marks":[[21,"x"]],"title":"trigger","to":21},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"]],"title":"source","to":21},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1---2---3---4---5---|","name":"source"},{"drawing":"-----------------------x","name":"trigger"}],"rows":[{"from":0,"marks":[],"title":"trigger","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"5"],[22,"|"]],"title":"output","to":22}]}
]
},
"then": {
"group": "two sources",
"says": "then waits until its source completes, drops its values, and goes on with another signal.",
"handle": "how many ticks longer the first source runs",
"amounts": [0,1,2,3,4,5,6,7,8],
"code": "let output = first.then { second }",
"grip": {"place":2,"row":"first"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[7,"|"]],"title":"first","to":7},{"from":7,"marks":[[9,"a"],[12,"b"],[15,"c"],[16,"|"]],"title":"second","to":16},{"from":0,"marks":[[9,"a"],[12,"b"],[15,"c"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2-|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[8,"|"]],"title":"first","to":8},{"from":8,"marks":[[10,"a"],[13,"b"],[16,"c"],[17,"|"]],"title":"second","to":17},{"from":0,"marks":[[10,"a"],[13,"b"],[16,"c"],[17,"|"]],"title":"output","to":17}]},
{"inputs":[{"drawing":"--1---2--|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[9,"|"]],"title":"first","to":9},{"from":9,"marks":[[11,"a"],[14,"b"],[17,"c"],[18,"|"]],"title":"second","to":18},{"from":0,"marks":[[11,"a"],[14,"b"],[17,"c"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1---2---|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"|"]],"title":"first","to":10},{"from":10,"marks":[[12,"a"],[15,"b"],[18,"c"],[19,"|"]],"title":"second","to":19},{"from":0,"marks":[[12,"a"],[15,"b"],[18,"c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1---2----|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[11,"|"]],"title":"first","to":11},{"from":11,"marks":[[13,"a"],[16,"b"],[19,"c"],[20,"|"]],"title":"second","to":20},{"from":0,"marks":[[13,"a"],[16,"b"],[19,"c"],[20,"|"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--1---2-----|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[12,"|"]],"title":"first","to":12},{"from":12,"marks":[[14,"a"],[17,"b"],[20,"c"],[21,"|"]],"title":"second","to":21},{"from":0,"marks":[[14,"a"],[17,"b"],[20,"c"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1---2------|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"|"]],"title":"first","to":13},{"from":13,"marks":[[15,"a"],[18,"b"],[21,"c"],[22,"|"]],"title":"second","to":22},{"from":0,"marks":[[15,"a"],[18,"b"],[21,"c"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1---2-------|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[14,"|"]],"title":"first","to":14},{"from":14,"marks":[[16,"a"],[19,"b"],[22,"c"],[23,"|"]],"title":"second","to":23},{"from":0,"marks":[[16,"a"],[19,"b"],[22,"c"],[23,"|"]],"title":"output","to":23}]},
{"inputs":[{"drawing":"--1---2--------|","name":"first"},{"drawing":"--a--b--c|","name":"second"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[15,"|"]],"title":"first","to":15},{"from":15,"marks":[[17,"a"],[20,"b"],[23,"c"],[24,"|"]],"title":"second","to":24},{"from":0,"marks":[[17,"a"],[20,"b"],[23,"c"],[24,"|"]],"title":"output","to":24}]}
]
},
"flatMap": {
"group": "a signal for each value",
"says": "flatMap makes a signal of each value, and sends what all of them send, as it comes.",
"handle": "ticks between the values of a request",
"amounts": [1,2,3,4,5],
"code": "let output = taps.flatMap { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"abc|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[3,"1b"],[4,"1c"],[5,"|"]],"title":"request 1","to":5},{"from":8,"marks":[[8,"2a"],[9,"2b"],[10,"2c"],[11,"|"]],"title":"request 2","to":11},{"from":12,"marks":[[12,"3a"],[13,"3b"],[14,"3c"],[15,"|"]],"title":"request 3","to":15},{"from":0,"marks":[[2,"1a"],[3,"1b"],[4,"1c"],[8,"2a"],[9,"2b"],[10,"2c"],[12,"3a"],[13,"3b"],[14,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a-b-c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[4,"1b"],[6,"1c"],[7,"|"]],"title":"request 1","to":7},{"from":8,"marks":[[8,"2a"],[10,"2b"],[12,"2c"],[13,"|"]],"title":"request 2","to":13},{"from":12,"marks":[[12,"3a"],[14,"3b"],[16,"3c"],[17,"|"]],"title":"request 3","to":17},{"from":0,"marks":[[2,"1a"],[4,"1b"],[6,"1c"],[8,"2a"],[10,"2b"],[12,"2c"],[12,"3a"],[14,"3b"],[16,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a--b--c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[5,"1b"],[8,"1c"],[9,"|"]],"title":"request 1","to":9},{"from":8,"marks":[[8,"2a"],[11,"2b"],[14,"2c"],[15,"|"]],"title":"request 2","to":15},{"from":12,"marks":[[12,"3a"],[15,"3b"],[18,"3c"],[19,"|"]],"title":"request 3","to":19},{"from":0,"marks":[[2,"1a"],[5,"1b"],[8,"1c"],[8,"2a"],[11,"2b"],[12,"3a"],[14,"2c"],[15,"3b"],[18,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a---b---c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[6,"1b"],[10,"1c"],[11,"|"]],"title":"request 1","to":11},{"from":8,"marks":[[8,"2a"],[12,"2b"],[16,"2c"],[17,"|"]],"title":"request 2","to":17},{"from":12,"marks":[[12,"3a"],[16,"3b"],[20,"3c"],[21,"|"]],"title":"request 3","to":21},{"from":0,"marks":[[2,"1a"],[6,"1b"],[8,"2a"],[10,"1c"],[12,"2b"],[12,"3a"],[16,"2c"],[16,"3b"],[20,"3c"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a----b----c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"|"]],"title":"request 1","to":13},{"from":8,"marks":[[8,"2a"],[13,"2b"],[18,"2c"],[19,"|"]],"title":"request 2","to":19},{"from":12,"marks":[[12,"3a"],[17,"3b"],[22,"3c"],[23,"|"]],"title":"request 3","to":23},{"from":0,"marks":[[2,"1a"],[7,"1b"],[8,"2a"],[12,"1c"],[12,"3a"],[13,"2b"],[17,"3b"],[18,"2c"],[22,"3c"],[23,"|"]],"title":"output","to":23}]}
]
},
"concatMap": {
"group": "a signal for each value",
"says": "concatMap makes a signal of each value. The next begins when the one before completes.",
"handle": "ticks between the values of a request",
"amounts": [1,2,3,4,5],
"code": "let output = taps.concatMap { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"abc|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[3,"1b"],[4,"1c"],[5,"|"]],"title":"request 1","to":5},{"from":8,"marks":[[8,"2a"],[9,"2b"],[10,"2c"],[11,"|"]],"title":"request 2","to":11},{"from":12,"marks":[[12,"3a"],[13,"3b"],[14,"3c"],[15,"|"]],"title":"request 3","to":15},{"from":0,"marks":[[2,"1a"],[3,"1b"],[4,"1c"],[8,"2a"],[9,"2b"],[10,"2c"],[12,"3a"],[13,"3b"],[14,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a-b-c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[4,"1b"],[6,"1c"],[7,"|"]],"title":"request 1","to":7},{"from":8,"marks":[[8,"2a"],[10,"2b"],[12,"2c"],[13,"|"]],"title":"request 2","to":13},{"from":13,"marks":[[13,"3a"],[15,"3b"],[17,"3c"],[18,"|"]],"title":"request 3","to":18},{"from":0,"marks":[[2,"1a"],[4,"1b"],[6,"1c"],[8,"2a"],[10,"2b"],[12,"2c"],[13,"3a"],[15,"3b"],[17,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a--b--c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[5,"1b"],[8,"1c"],[9,"|"]],"title":"request 1","to":9},{"from":9,"marks":[[9,"2a"],[12,"2b"],[15,"2c"],[16,"|"]],"title":"request 2","to":16},{"from":16,"marks":[[16,"3a"],[19,"3b"],[22,"3c"],[23,"|"]],"title":"request 3","to":23},{"from":0,"marks":[[2,"1a"],[5,"1b"],[8,"1c"],[9,"2a"],[12,"2b"],[15,"2c"],[16,"3a"],[19,"3b"],[22,"3c"],[23,"|"]],"title":"output","to":23}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a---b---c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[6,"1b"],[10,"1c"],[11,"|"]],"title":"request 1","to":11},{"from":11,"marks":[[11,"2a"],[15,"2b"],[19,"2c"],[20,"|"]],"title":"request 2","to":20},{"from":20,"marks":[[20,"3a"],[24,"3b"]],"title":"request 3"},{"from":0,"marks":[[2,"1a"],[6,"1b"],[10,"1c"],[11,"2a"],[15,"2b"],[19,"2c"],[20,"3a"],[24,"3b"]],"title":"output"}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a----b----c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"|"]],"title":"request 1","to":13},{"from":13,"marks":[[13,"2a"],[18,"2b"],[23,"2c"],[24,"|"]],"title":"request 2","to":24},{"from":24,"marks":[[24,"3a"]],"title":"request 3"},{"from":0,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"2a"],[18,"2b"],[23,"2c"],[24,"3a"]],"title":"output"}]}
]
},
"flatMap(maxConcurrent:)": {
"group": "a signal for each value",
"says": "flatMap(maxConcurrent:) makes a signal of each value, and runs only so many at a time.",
"handle": "how many run at a time",
"amounts": [1,2,3],
"code": "let output = taps.flatMap(maxConcurrent: amount) { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a----b----c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"|"]],"title":"request 1","to":13},{"from":13,"marks":[[13,"2a"],[18,"2b"],[23,"2c"],[24,"|"]],"title":"request 2","to":24},{"from":24,"marks":[[24,"3a"]],"title":"request 3"},{"from":0,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"2a"],[18,"2b"],[23,"2c"],[24,"3a"]],"title":"output"}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a----b----c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"|"]],"title":"request 1","to":13},{"from":8,"marks":[[8,"2a"],[13,"2b"],[18,"2c"],[19,"|"]],"title":"request 2","to":19},{"from":13,"marks":[[13,"3a"],[18,"3b"],[23,"3c"],[24,"|"]],"title":"request 3","to":24},{"from":0,"marks":[[2,"1a"],[7,"1b"],[8,"2a"],[12,"1c"],[13,"2b"],[13,"3a"],[18,"2c"],[18,"3b"],[23,"3c"],[24,"|"]],"title":"output","to":24}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a----b----c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[7,"1b"],[12,"1c"],[13,"|"]],"title":"request 1","to":13},{"from":8,"marks":[[8,"2a"],[13,"2b"],[18,"2c"],[19,"|"]],"title":"request 2","to":19},{"from":12,"marks":[[12,"3a"],[17,"3b"],[22,"3c"],[23,"|"]],"title":"request 3","to":23},{"from":0,"marks":[[2,"1a"],[7,"1b"],[8,"2a"],[12,"1c"],[12,"3a"],[13,"2b"],[17,"3b"],[18,"2c"],[22,"3c"],[23,"|"]],"title":"output","to":23}]}
]
},
"flatMapLatest": {
"group": "a signal for each value",
"says": "flatMapLatest makes a signal of each value, and stops the one before it.",
"handle": "ticks between the values of a request",
"amounts": [1,2,3,4,5],
"code": "let output = taps.flatMapLatest { tap in\n  chart.watch(\"request \\(tap)\", request.map { tap + $0 })\n}",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"abc|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[3,"1b"],[4,"1c"],[5,"|"]],"title":"request 1","to":5},{"from":8,"marks":[[8,"2a"],[9,"2b"],[10,"2c"],[11,"|"]],"title":"request 2","to":11},{"from":12,"marks":[[12,"3a"],[13,"3b"],[14,"3c"],[15,"|"]],"title":"request 3","to":15},{"from":0,"marks":[[2,"1a"],[3,"1b"],[4,"1c"],[8,"2a"],[9,"2b"],[10,"2c"],[12,"3a"],[13,"3b"],[14,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a-b-c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[4,"1b"],[6,"1c"],[7,"|"]],"title":"request 1","to":7},{"from":8,"marks":[[8,"2a"],[10,"2b"]],"title":"request 2","to":12},{"from":12,"marks":[[12,"3a"],[14,"3b"],[16,"3c"],[17,"|"]],"title":"request 3","to":17},{"from":0,"marks":[[2,"1a"],[4,"1b"],[6,"1c"],[8,"2a"],[10,"2b"],[12,"3a"],[14,"3b"],[16,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a--b--c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[5,"1b"]],"title":"request 1","to":8},{"from":8,"marks":[[8,"2a"],[11,"2b"]],"title":"request 2","to":12},{"from":12,"marks":[[12,"3a"],[15,"3b"],[18,"3c"],[19,"|"]],"title":"request 3","to":19},{"from":0,"marks":[[2,"1a"],[5,"1b"],[8,"2a"],[11,"2b"],[12,"3a"],[15,"3b"],[18,"3c"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a---b---c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[6,"1b"]],"title":"request 1","to":8},{"from":8,"marks":[[8,"2a"]],"title":"request 2","to":12},{"from":12,"marks":[[12,"3a"],[16,"3b"],[20,"3c"],[21,"|"]],"title":"request 3","to":21},{"from":0,"marks":[[2,"1a"],[6,"1b"],[8,"2a"],[12,"3a"],[16,"3b"],[20,"3c"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--1-----2---3------|","name":"taps"},{"drawing":"a----b----c|","name":"request"}],"rows":[{"from":0,"marks":[[2,"1"],[8,"2"],[12,"3"],[19,"|"]],"title":"taps","to":19},{"from":2,"marks":[[2,"1a"],[7,"1b"]],"title":"request 1","to":8},{"from":8,"marks":[[8,"2a"]],"title":"request 2","to":12},{"from":12,"marks":[[12,"3a"],[17,"3b"],[22,"3c"],[23,"|"]],"title":"request 3","to":23},{"from":0,"marks":[[2,"1a"],[7,"1b"],[8,"2a"],[12,"3a"],[17,"3b"],[22,"3c"],[23,"|"]],"title":"output","to":23}]}
]
},
"catch": {
"group": "endings",
"says": "catch goes on with another signal when its source fails.",
"handle": "how many ticks later the source fails",
"amounts": [0,1,2,3,4,5,6],
"code": "let output = source.catch { _ in other }",
"grip": {"place":2,"row":"source"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[7,"#"]],"title":"source","to":7},{"from":7,"marks":[[9,"a"],[12,"b"],[15,"|"]],"title":"other","to":15},{"from":0,"marks":[[2,"1"],[6,"2"],[9,"a"],[12,"b"],[15,"|"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1---2-#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[8,"#"]],"title":"source","to":8},{"from":8,"marks":[[10,"a"],[13,"b"],[16,"|"]],"title":"other","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"a"],[13,"b"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2--#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[9,"#"]],"title":"source","to":9},{"from":9,"marks":[[11,"a"],[14,"b"],[17,"|"]],"title":"other","to":17},{"from":0,"marks":[[2,"1"],[6,"2"],[11,"a"],[14,"b"],[17,"|"]],"title":"output","to":17}]},
{"inputs":[{"drawing":"--1---2---#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":10,"marks":[[12,"a"],[15,"b"],[18,"|"]],"title":"other","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[12,"a"],[15,"b"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1---2----#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[11,"#"]],"title":"source","to":11},{"from":11,"marks":[[13,"a"],[16,"b"],[19,"|"]],"title":"other","to":19},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"a"],[16,"b"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--1---2-----#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[12,"#"]],"title":"source","to":12},{"from":12,"marks":[[14,"a"],[17,"b"],[20,"|"]],"title":"other","to":20},{"from":0,"marks":[[2,"1"],[6,"2"],[14,"a"],[17,"b"],[20,"|"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--1---2------#","name":"source"},{"drawing":"--a--b--|","name":"other"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"#"]],"title":"source","to":13},{"from":13,"marks":[[15,"a"],[18,"b"],[21,"|"]],"title":"other","to":21},{"from":0,"marks":[[2,"1"],[6,"2"],[15,"a"],[18,"b"],[21,"|"]],"title":"output","to":21}]}
]
},
"catch(justReturn:)": {
"group": "endings",
"says": "catch(justReturn:) sends one value when its source fails, and completes.",
"handle": "how many ticks later the source fails",
"amounts": [0,1,2,3,4,5,6],
"code": "let output = source.catch(justReturn: \"x\")",
"grip": {"place":2,"row":"source"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[7,"#"]],"title":"source","to":7},{"from":0,"marks":[[2,"1"],[6,"2"],[7,"x"],[7,"|"]],"title":"output","to":7}]},
{"inputs":[{"drawing":"--1---2-#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[8,"#"]],"title":"source","to":8},{"from":0,"marks":[[2,"1"],[6,"2"],[8,"x"],[8,"|"]],"title":"output","to":8}]},
{"inputs":[{"drawing":"--1---2--#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[9,"#"]],"title":"source","to":9},{"from":0,"marks":[[2,"1"],[6,"2"],[9,"x"],[9,"|"]],"title":"output","to":9}]},
{"inputs":[{"drawing":"--1---2---#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"x"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2----#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[11,"#"]],"title":"source","to":11},{"from":0,"marks":[[2,"1"],[6,"2"],[11,"x"],[11,"|"]],"title":"output","to":11}]},
{"inputs":[{"drawing":"--1---2-----#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[12,"#"]],"title":"source","to":12},{"from":0,"marks":[[2,"1"],[6,"2"],[12,"x"],[12,"|"]],"title":"output","to":12}]},
{"inputs":[{"drawing":"--1---2------#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"#"]],"title":"source","to":13},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"x"],[13,"|"]],"title":"output","to":13}]}
]
},
"retry": {
"group": "endings",
"says": "retry subscribes again when its source fails: each time a new run, from the beginning. The number counts the attempts after the first, as in Combine; in RxSwift it counts the first one too.",
"handle": "more attempts",
"amounts": [0,1,2,3],
"code": "let output = source.retry(amount)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"output","to":5}]},
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":5,"marks":[[7,"1"],[9,"2"],[10,"#"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[4,"2"],[7,"1"],[9,"2"],[10,"#"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":5,"marks":[[7,"1"],[9,"2"],[10,"#"]],"title":"source","to":10},{"from":10,"marks":[[12,"1"],[14,"2"],[15,"#"]],"title":"source","to":15},{"from":0,"marks":[[2,"1"],[4,"2"],[7,"1"],[9,"2"],[12,"1"],[14,"2"],[15,"#"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":5,"marks":[[7,"1"],[9,"2"],[10,"#"]],"title":"source","to":10},{"from":10,"marks":[[12,"1"],[14,"2"],[15,"#"]],"title":"source","to":15},{"from":15,"marks":[[17,"1"],[19,"2"],[20,"#"]],"title":"source","to":20},{"from":0,"marks":[[2,"1"],[4,"2"],[7,"1"],[9,"2"],[12,"1"],[14,"2"],[17,"1"],[19,"2"],[20,"#"]],"title":"output","to":20}]}
]
},
"retry(_:on:after:)": {
"group": "endings",
"says": "retry(_:on:after:) waits before it subscribes again. Here it waits one tick longer each time.",
"handle": "ticks before the first new attempt",
"amounts": [1,2,3,4],
"code": "let output = source.retry(2, on: clock) { attempt in\n  .ticks(amount + attempt - 1)\n}",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":6,"marks":[[8,"1"],[10,"2"],[11,"#"]],"title":"source","to":11},{"from":13,"marks":[[15,"1"],[17,"2"],[18,"#"]],"title":"source","to":18},{"from":0,"marks":[[2,"1"],[4,"2"],[8,"1"],[10,"2"],[15,"1"],[17,"2"],[18,"#"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":7,"marks":[[9,"1"],[11,"2"],[12,"#"]],"title":"source","to":12},{"from":15,"marks":[[17,"1"],[19,"2"],[20,"#"]],"title":"source","to":20},{"from":0,"marks":[[2,"1"],[4,"2"],[9,"1"],[11,"2"],[17,"1"],[19,"2"],[20,"#"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":8,"marks":[[10,"1"],[12,"2"],[13,"#"]],"title":"source","to":13},{"from":17,"marks":[[19,"1"],[21,"2"],[22,"#"]],"title":"source","to":22},{"from":0,"marks":[[2,"1"],[4,"2"],[10,"1"],[12,"2"],[19,"1"],[21,"2"],[22,"#"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--1-2#","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"#"]],"title":"source","to":5},{"from":9,"marks":[[11,"1"],[13,"2"],[14,"#"]],"title":"source","to":14},{"from":19,"marks":[[21,"1"],[23,"2"],[24,"#"]],"title":"source","to":24},{"from":0,"marks":[[2,"1"],[4,"2"],[11,"1"],[13,"2"],[21,"1"],[23,"2"],[24,"#"]],"title":"output","to":24}]}
]
},
"repeat": {
"group": "endings",
"says": "repeat subscribes again when its source completes: each time a new run, from the beginning.",
"handle": "runs in all",
"amounts": [0,1,2,3,4],
"code": "let output = source.repeat(amount)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1-2|","name":"source"}],"rows":[{"from":0,"marks":[[0,"|"]],"title":"output","to":0}]},
{"inputs":[{"drawing":"--1-2|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"|"]],"title":"source","to":5},{"from":0,"marks":[[2,"1"],[4,"2"],[5,"|"]],"title":"output","to":5}]},
{"inputs":[{"drawing":"--1-2|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"|"]],"title":"source","to":5},{"from":5,"marks":[[7,"1"],[9,"2"],[10,"|"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[4,"2"],[7,"1"],[9,"2"],[10,"|"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1-2|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"|"]],"title":"source","to":5},{"from":5,"marks":[[7,"1"],[9,"2"],[10,"|"]],"title":"source","to":10},{"from":10,"marks":[[12,"1"],[14,"2"],[15,"|"]],"title":"source","to":15},{"from":0,"marks":[[2,"1"],[4,"2"],[7,"1"],[9,"2"],[12,"1"],[14,"2"],[15,"|"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1-2|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[4,"2"],[5,"|"]],"title":"source","to":5},{"from":5,"marks":[[7,"1"],[9,"2"],[10,"|"]],"title":"source","to":10},{"from":10,"marks":[[12,"1"],[14,"2"],[15,"|"]],"title":"source","to":15},{"from":15,"marks":[[17,"1"],[19,"2"],[20,"|"]],"title":"source","to":20},{"from":0,"marks":[[2,"1"],[4,"2"],[7,"1"],[9,"2"],[12,"1"],[14,"2"],[17,"1"],[19,"2"],[20,"|"]],"title":"output","to":20}]}
]
},
"timeout": {
"group": "endings",
"says": "timeout fails if its source has not ended in time, as in ReactiveSwift. In RxSwift and Combine the time begins anew with each value, and Combine completes unless it is given an error.",
"handle": "ticks until the time is up",
"amounts": [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20],
"code": "let output = source.timeout(\n  after: .ticks(amount), failingWith: DrawnError(\"too late\"), on: clock)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[],"title":"source","to":1},{"from":0,"marks":[[1,"#"]],"title":"output","to":1}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[],"title":"source","to":2},{"from":0,"marks":[[2,"#"]],"title":"output","to":2}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":3},{"from":0,"marks":[[2,"1"],[3,"#"]],"title":"output","to":3}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":4},{"from":0,"marks":[[2,"1"],[4,"#"]],"title":"output","to":4}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":5},{"from":0,"marks":[[2,"1"],[5,"#"]],"title":"output","to":5}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"]],"title":"source","to":6},{"from":0,"marks":[[2,"1"],[6,"#"]],"title":"output","to":6}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":7},{"from":0,"marks":[[2,"1"],[6,"2"],[7,"#"]],"title":"output","to":7}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":8},{"from":0,"marks":[[2,"1"],[6,"2"],[8,"#"]],"title":"output","to":8}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":9},{"from":0,"marks":[[2,"1"],[6,"2"],[9,"#"]],"title":"output","to":9}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":10},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"#"]],"title":"output","to":10}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":11},{"from":0,"marks":[[2,"1"],[6,"2"],[11,"#"]],"title":"output","to":11}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":12},{"from":0,"marks":[[2,"1"],[6,"2"],[12,"#"]],"title":"output","to":12}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"]],"title":"source","to":13},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"#"]],"title":"output","to":13}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"]],"title":"source","to":14},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[14,"#"]],"title":"output","to":14}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"]],"title":"source","to":15},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[15,"#"]],"title":"output","to":15}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"]],"title":"source","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"#"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"source","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"source","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"source","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"output","to":16}]},
{"inputs":[{"drawing":"--1---2------3--|","name":"source"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"source","to":16},{"from":0,"marks":[[2,"1"],[6,"2"],[13,"3"],[16,"|"]],"title":"output","to":16}]}
]
},
"delay": {
"group": "time",
"says": "delay sends each value later, and the completion too.",
"handle": "ticks later",
"amounts": [0,1,2,3,4,5,6],
"code": "let output = typing.delay(.ticks(amount), on: clock)",
"grip": null,
"shift": null,
"states": [
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[3,"a"],[5,"b"],[7,"c"],[14,"d"],[17,"e"],[19,"|"]],"title":"output","to":19}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[4,"a"],[6,"b"],[8,"c"],[15,"d"],[18,"e"],[20,"|"]],"title":"output","to":20}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[5,"a"],[7,"b"],[9,"c"],[16,"d"],[19,"e"],[21,"|"]],"title":"output","to":21}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[6,"a"],[8,"b"],[10,"c"],[17,"d"],[20,"e"],[22,"|"]],"title":"output","to":22}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[7,"a"],[9,"b"],[11,"c"],[18,"d"],[21,"e"],[23,"|"]],"title":"output","to":23}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[8,"a"],[10,"b"],[12,"c"],[19,"d"],[22,"e"],[24,"|"]],"title":"output","to":24}]}
]
},
"debounce": {
"group": "time",
"says": "debounce sends a value when its source has been quiet for a time, or has completed.",
"handle": "ticks to wait",
"amounts": [1,2,3,4,5,6],
"code": "let output = typing.debounce(.ticks(amount), on: clock)",
"grip": null,
"shift": {"by":[-6,-4,-2,0,2],"grip":{"place":3,"row":"typing"}},
"states": [
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[3,"a"],[5,"b"],[8,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[3,"a"],[5,"b"],[7,"c"],[10,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[3,"a"],[5,"b"],[7,"c"],[12,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[3,"a"],[5,"b"],[7,"c"],[14,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[3,"a"],[5,"b"],[7,"c"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[9,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[8,"c"],[11,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[8,"c"],[13,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[8,"c"],[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[8,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[10,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[12,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[9,"c"],[14,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[9,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[9,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[11,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[13,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[10,"c"],[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[10,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[10,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[12,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[14,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[11,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[11,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[13,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[12,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[12,"c"],[18,"e"],[18,"|"]],"title":"output","to":18}]}
]
},
"throttle": {
"group": "time",
"says": "throttle sends the first value at once, and from then on the latest one each time the wait is over.",
"handle": "ticks to wait",
"amounts": [1,2,3,4,5,6],
"code": "let output = typing.throttle(.ticks(amount), on: clock)",
"grip": null,
"shift": {"by":[-6,-4,-2,0,2],"grip":{"place":3,"row":"typing"}},
"states": [
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[8,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[5,"b"],[8,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[5,"b"],[8,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[5,"b"],[8,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[5,"b"],[8,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[5,"b"],[8,"c"],[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[6,"c"],[10,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[6,"c"],[10,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[6,"c"],[13,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[6,"c"],[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[7,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[7,"c"],[12,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[7,"c"],[12,"d"],[17,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[7,"c"],[13,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[7,"c"],[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-cd--------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[7,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[8,"d"],[16,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--d------e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[9,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[8,"c"],[14,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c----d----e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[11,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[8,"c"],[14,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c------d--e-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[13,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[8,"c"],[14,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]},
{"inputs":[{"drawing":"--a-b-c--------de-|","name":"typing"}],"rows":[{"from":0,"marks":[[2,"a"],[4,"b"],[6,"c"],[15,"d"],[16,"e"],[18,"|"]],"title":"typing","to":18},{"from":0,"marks":[[2,"a"],[8,"c"],[15,"d"],[18,"e"],[18,"|"]],"title":"output","to":18}]}
]
},
"timer": {
"group": "time",
"says": "timer sends one value after a time, and completes.",
"handle": "ticks to wait",
"amounts": [0,1,2,3,4,5,6,7,8,9,10],
"code": "let output = Signal<String, Never>.timer(\n  after: .ticks(amount), sending: \"tea\", on: clock)",
"grip": null,
"shift": null,
"states": [
{"inputs":[],"rows":[{"from":0,"marks":[[0,"tea"],[0,"|"]],"title":"output","to":0}]},
{"inputs":[],"rows":[{"from":0,"marks":[[1,"tea"],[1,"|"]],"title":"output","to":1}]},
{"inputs":[],"rows":[{"from":0,"marks":[[2,"tea"],[2,"|"]],"title":"output","to":2}]},
{"inputs":[],"rows":[{"from":0,"marks":[[3,"tea"],[3,"|"]],"title":"output","to":3}]},
{"inputs":[],"rows":[{"from":0,"marks":[[4,"tea"],[4,"|"]],"title":"output","to":4}]},
{"inputs":[],"rows":[{"from":0,"marks":[[5,"tea"],[5,"|"]],"title":"output","to":5}]},
{"inputs":[],"rows":[{"from":0,"marks":[[6,"tea"],[6,"|"]],"title":"output","to":6}]},
{"inputs":[],"rows":[{"from":0,"marks":[[7,"tea"],[7,"|"]],"title":"output","to":7}]},
{"inputs":[],"rows":[{"from":0,"marks":[[8,"tea"],[8,"|"]],"title":"output","to":8}]},
{"inputs":[],"rows":[{"from":0,"marks":[[9,"tea"],[9,"|"]],"title":"output","to":9}]},
{"inputs":[],"rows":[{"from":0,"marks":[[10,"tea"],[10,"|"]],"title":"output","to":10}]}
]
},
"interval": {
"group": "time",
"says": "interval counts: 0, 1, 2 and so on, at a steady pace. It never ends.",
"handle": "ticks between two values",
"amounts": [2,3,4,5,6,7,8],
"code": "let output = Signal.interval(every: .ticks(amount), on: clock)",
"grip": null,
"shift": null,
"states": [
{"inputs":[],"rows":[{"from":0,"marks":[[2,"0"],[4,"1"],[6,"2"],[8,"3"],[10,"4"],[12,"5"],[14,"6"],[16,"7"],[18,"8"],[20,"9"],[22,"10"],[24,"11"],[26,"12"]],"title":"output"}]},
{"inputs":[],"rows":[{"from":0,"marks":[[3,"0"],[6,"1"],[9,"2"],[12,"3"],[15,"4"],[18,"5"],[21,"6"],[24,"7"]],"title":"output"}]},
{"inputs":[],"rows":[{"from":0,"marks":[[4,"0"],[8,"1"],[12,"2"],[16,"3"],[20,"4"],[24,"5"]],"title":"output"}]},
{"inputs":[],"rows":[{"from":0,"marks":[[5,"0"],[10,"1"],[15,"2"],[20,"3"],[25,"4"]],"title":"output"}]},
{"inputs":[],"rows":[{"from":0,"marks":[[6,"0"],[12,"1"],[18,"2"],[24,"3"]],"title":"output"}]},
{"inputs":[],"rows":[{"from":0,"marks":[[7,"0"],[14,"1"],[21,"2"]],"title":"output"}]},
{"inputs":[],"rows":[{"from":0,"marks":[[8,"0"],[16,"1"],[24,"2"]],"title":"output"}]}
]
},
"share": {
"group": "one run for many",
"says": "share starts one run for everybody who listens at the same time. Latecomers have missed what was sent.",
"handle": "the second listener comes at tick",
"amounts": [0,4,8,12,16,20],
"code": "let output = work.share()\nclock.at(amount) { chart.record(\"late\", output) }",
"grip": {"row":"late"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":4,"marks":[[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":8,"marks":[[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":12,"marks":[[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":16,"marks":[[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":20,"marks":[[22,"1"],[26,"2"]],"title":"work"},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":20,"marks":[[22,"1"],[26,"2"]],"title":"late"}]}
]
},
"share(replay:)": {
"group": "one run for many",
"says": "share(replay:) starts one run for all who listen at the same time. Here a latecomer gets the last value first.",
"handle": "the second listener comes at tick",
"amounts": [0,4,8,12,16,20],
"code": "let output = work.share(replay: 1)\nclock.at(amount) { chart.record(\"late\", output) }",
"grip": {"row":"late"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":4,"marks":[[4,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":8,"marks":[[8,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":12,"marks":[[12,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":16,"marks":[[16,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":20,"marks":[[22,"1"],[26,"2"]],"title":"work"},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":20,"marks":[[22,"1"],[26,"2"]],"title":"late"}]}
]
},
"replayLazily": {
"group": "one run for many",
"says": "replayLazily starts one run, once and for all, and remembers it. Latecomers get everything first.",
"handle": "the second listener comes at tick",
"amounts": [0,4,8,12,16,20],
"code": "let output = work.replayLazily()\nclock.at(amount) { chart.record(\"late\", output) }",
"grip": {"row":"late"},
"shift": null,
"states": [
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":4,"marks":[[4,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":8,"marks":[[8,"1"],[8,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":12,"marks":[[12,"1"],[12,"2"],[12,"3"],[14,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":16,"marks":[[16,"1"],[16,"2"],[16,"3"],[16,"4"],[18,"|"]],"title":"late","to":18}]},
{"inputs":[{"drawing":"--1---2---3---4---|","name":"work"}],"rows":[{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"work","to":18},{"from":0,"marks":[[2,"1"],[6,"2"],[10,"3"],[14,"4"],[18,"|"]],"title":"output","to":18},{"from":20,"marks":[[20,"1"],[20,"2"],[20,"3"],[20,"4"],[20,"|"]],"title":"late","to":20}]}
]
}
}
};
