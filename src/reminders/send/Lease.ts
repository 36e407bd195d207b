/** How long a claim keeps other workers away, and how much of that a hand-over may wait. */

/** How long a claimed attempt is kept from other workers. */
export const LEASE_MILLIS = 60_000

/** How long after the decision a hand-over may begin and still end before the lease does. */
export const MAX_DELAY_MILLIS = 10_000
