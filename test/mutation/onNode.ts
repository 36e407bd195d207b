/** What the tests of the pure modules need where they run on Node: `Temporal`, and property tests made for mutants. */
import "temporal-polyfill/global"
import * as fc from "effect/FastCheck"

fc.configureGlobal({
  // Any number does; with another one on each run, a mutant that few values show would be killed only now and then.
  seed: 20_260_101,
  // That a value fails is enough to kill a mutant: nobody reads the smallest one.
  endOnFailure: true
})
