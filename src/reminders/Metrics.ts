/** Metrics of the reminder engine. */
import { Effect, Metric, MetricBoundaries } from "effect"
import type { Channel } from "../domain/ReminderAttempt.ts"
import type { StoredChanges } from "./complete/Undelivered.ts"
import type { Outcome } from "./transports/Transport.ts"

const HAND_OVER_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

const claimedTotal = Metric.counter("duebook_reminders_claimed_total", {
  description: "Attempts that a worker has taken to decide on.",
  incremental: true
})
const endedTotal = Metric.counter("duebook_reminders_ended_total", {
  description: "Attempts that ended, by status and, but for those sent, by reason.",
  incremental: true
})
const retriesTotal = Metric.counter("duebook_reminders_retries_total", {
  description: "Messages that a provider did not take and that are tried again, by channel.",
  incremental: true
})
const handOver = Metric.histogram(
  "duebook_reminders_hand_over_seconds",
  MetricBoundaries.fromIterable(HAND_OVER_SECONDS),
  "Time for a provider to take a message, by channel."
)
const handOverBy = {
  email: Metric.tagged(handOver, "channel", "email"),
  sms: Metric.tagged(handOver, "channel", "sms")
} as const
const due = Metric.gauge("duebook_reminders_due", {
  description: "Attempts that are due and not taken yet, counted up to 10000."
})
const lag = Metric.gauge("duebook_reminders_lag_seconds", {
  description: "For how long the oldest of them has been due."
})

const channelUpGauge = Metric.gauge("duebook_reminders_channel_up", {
  description:
    "1 if the channel's provider works, 0 while its circuit breaker is open; none without a provider."
})

const none: ReadonlyArray<never> = []

/** Reports whether the provider of a channel works. */
export const channelUp = (channel: Channel, isUp: boolean): void =>
  Metric.tagged(channelUpGauge, "channel", channel).unsafeUpdate(isUp ? 1 : 0, none)

/** Counts attempts that were claimed. */
export const claimed = (n: number): void => claimedTotal.unsafeUpdate(n, none)

/** Counters by status and reason. They are kept because tagging a counter costs more than counting. */
const endedBy = new Map<string, Metric.Metric.Counter<number>>()

const counterOf = (status: string, reason: string): Metric.Metric.Counter<number> => {
  const name = `${status} ${reason}`
  const known = endedBy.get(name)
  if (known !== undefined) return known
  const counter = Metric.tagged(Metric.tagged(endedTotal, "status", status), "reason", reason)
  endedBy.set(name, counter)
  return counter
}

// New attempts count, too: some of them end as soon as they are made.
const ended = ({ added, changes }: StoredChanges): void => {
  const changed = changes.filter(({ after, before }) => after.status !== before.status)
  for (const { reasonCode, status } of [...changed.map(({ after }) => after), ...added]) {
    if (status === "sending" || status === "scheduled") continue
    counterOf(status, reasonCode ?? "").unsafeUpdate(1, none)
  }
}

/** Counts the attempts that a decision ended. */
export const decided = ended

/** Counts the attempts that ended after their hand-over, and those that will be tried again. */
export const completed = (stored: StoredChanges): void => {
  ended(stored)
  const deferred = new Map(
    stored.changes
      .filter(
        ({ after, before }) =>
          before.status === "sending" && after.status === "scheduled" && after.error !== null
      )
      .map(({ after }) => [after.messageId, after.channel])
  )
  for (const channel of deferred.values()) {
    Metric.tagged(retriesTotal, "channel", channel).unsafeUpdate(1, none)
  }
}

/** Measures how long a hand-over takes. */
export const timed = (channel: Channel, send: Effect.Effect<Outcome>): Effect.Effect<Outcome> =>
  Effect.suspend(() => {
    const from = performance.now()
    return Effect.tap(send, () =>
      Effect.sync(() => handOverBy[channel].unsafeUpdate((performance.now() - from) / 1_000, none))
    )
  })

/** Reports how many attempts are due, and since when the oldest is, in epoch milliseconds. */
export const backlog = (
  now: number,
  { due: n, oldest }: { readonly due: number; readonly oldest: number | null }
): void => {
  due.unsafeUpdate(n, none)
  lag.unsafeUpdate(oldest === null ? 0 : Math.max(0, (now - oldest) / 1_000), none)
}
