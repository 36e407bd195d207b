/** The event loop: what has arrived at a connection is noticed once in each of its turns. */

/** Ends after this turn: then bytes that came meanwhile are there, and clients that hung up meanwhile have gone. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
