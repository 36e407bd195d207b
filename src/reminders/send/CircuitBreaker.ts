/** Stops handing messages over to a provider that does not work, and tries now and then whether it does again. Pure. */

/** Faults in a row, with no message sent between them, that open the breaker. */
export const MAX_FAULTS = 5
/** Different recipients that have to meet faults, so that what is wrong with one stops nobody else's messages. */
const MIN_RECIPIENTS = 2
/** How long the breaker is open before the first message tries the provider. */
export const FIRST_CHANNEL_PAUSE_MILLIS = 15_000
/**
 * How long after a try the next one begins, whether the one before has ended or hangs. What waits has to leave within a
 * minute of the mend, so this is half a minute at most.
 */
export const CHANNEL_PAUSE_MILLIS = 30_000

/** What the provider said last, for the log and the operator. */
interface Fault {
  readonly code: string
  readonly message: string
}

/**
 * What the outcome of a hand-over says about the channel. `Works`: the provider has taken a message. `Fails`: it has
 * not, and the channel may be at fault; `recipient` is null if the provider was not told of any, as when it refuses the
 * credentials. `Unclear`: the outcome is about the message alone, or there was no hand-over.
 */
export type Evidence =
  | { readonly _tag: "Works" }
  | { readonly _tag: "Fails"; readonly fault: Fault; readonly recipient: string | null }
  | { readonly _tag: "Unclear" }

/**
 * `Closed`: messages are handed over; `faults` counts the last ones in a row, and `recipients` has the first of those
 * that met them. `Open`: none is until `until`, and then one, to try the provider. The first that is sent closes the
 * breaker. Times are epoch milliseconds.
 */
export type CircuitBreaker =
  | {
      readonly _tag: "Closed"
      readonly faults: number
      readonly recipients: ReadonlyArray<string>
      /** Whether one of the faults concerns whomever a message is for. */
      readonly isGeneral: boolean
    }
  | {
      readonly _tag: "Open"
      readonly openedAt: number
      readonly until: number
      readonly fault: Fault
    }

export const closed: CircuitBreaker = { _tag: "Closed", faults: 0, recipients: [], isGeneral: false }

/** How many messages may be handed over now: any number, one to try the provider, or none. */
export const admits = (breaker: CircuitBreaker, now: number): "all" | "one" | "none" => {
  if (breaker._tag === "Closed") return "all"
  const wait = breaker.until - now
  // A longer one means that the clock was set back.
  return wait > 0 && wait <= CHANNEL_PAUSE_MILLIS ? "none" : "one"
}

/** The breaker after a hand-over has begun: while it is open, the next one is not before some time. */
export const begun = (breaker: CircuitBreaker, now: number): CircuitBreaker =>
  breaker._tag === "Closed" ? breaker : { ...breaker, until: now + CHANNEL_PAUSE_MILLIS }

const withRecipient = (recipients: ReadonlyArray<string>, recipient: string | null): ReadonlyArray<string> =>
  recipient === null || recipients.length >= MIN_RECIPIENTS || recipients.includes(recipient)
    ? recipients
    : [...recipients, recipient]

/**
 * The breaker after the outcome of a hand-over that began at `begunAt`. Only a sent message ends a row of faults, or
 * closes the breaker. While it is open, an outcome that says nothing about the channel lets another message try it at
 * once.
 */
export const after = (
  breaker: CircuitBreaker,
  evidence: Evidence,
  { begunAt, now }: { readonly begunAt: number; readonly now: number }
): CircuitBreaker => {
  if (evidence._tag === "Works") return closed
  if (breaker._tag === "Open") {
    // One that was in flight already when the breaker opened says nothing new.
    if (begunAt <= breaker.openedAt) return breaker
    return evidence._tag === "Fails" ? { ...breaker, fault: evidence.fault } : { ...breaker, until: now }
  }
  if (evidence._tag === "Unclear") return breaker
  const { fault, recipient } = evidence
  const faults = breaker.faults + 1
  const recipients = withRecipient(breaker.recipients, recipient)
  const isGeneral = breaker.isGeneral || recipient === null
  return faults >= MAX_FAULTS && (isGeneral || recipients.length >= MIN_RECIPIENTS)
    ? { _tag: "Open", openedAt: now, until: now + FIRST_CHANNEL_PAUSE_MILLIS, fault }
    : { _tag: "Closed", faults, recipients, isGeneral }
}
