// The page's module does without this file: the core's `Lock` is public there, see .ci/wasm.

import Synchronization

typealias Lock = Mutex
