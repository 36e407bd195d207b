/** Turns of others: long work of an import pauses, and requests that came meanwhile are answered first. */
import { Effect } from "effect"

/** Ends after this turn of the event loop. A yield of Effect's would not do: it lets nothing in that came from a connection. */
export const turnOfOthers = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))
