/** Metrics of the reminder engine. */
import { Effect, Metric, MetricBoundaries } from "effect"
import type { AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { keepReading } from "../services/installation/Readings.ts"
import type { StoredChanges } from "./complete/Undelivered.ts"
import type { Outcome } from "./transports/Transport.ts"

const HAND_OVER_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Up to a day. */
const DELAY_SECONDS = [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 14_400, 86_400]

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
const delay = Metric.histogram(
  "duebook_reminders_delay_seconds",
  MetricBoundaries.fromIterable(DELAY_SECONDS),
  "For how long attempts had been due when it was decided to send them."
)

const mailsTotal = Metric.counter("duebook_mails_total", {
  description:
    "Tries of the application's own mails by outcome: sent, deferred (tried again), failed (given up) or void (its link had been used).",
  incremental: true
})
const mailsBy = {
  sent: Metric.tagged(mailsTotal, "outcome", "sent"),
  deferred: Metric.tagged(mailsTotal, "outcome", "deferred"),
  failed: Metric.tagged(mailsTotal, "outcome", "failed"),
  void: Metric.tagged(mailsTotal, "outcome", "void")
} as const

const channelUpGauge = Metric.gauge("duebook_reminders_channel_up", {
  description:
    "1 if the channel's provider works, 0 while its circuit breaker is open; none without a provider."
})

const none: ReadonlyArray<never> = []

/** Reports whether the provider of a channel works. */
export const channelUp = (channel: Channel, isUp: boolean): void =>
  Metric.tagged(channelUpGauge, "channel", channel).unsafeUpdate(isUp ? 1 : 0, none)

/** Counts a try of one of the application's own mails. */
export const mail = (outcome: keyof typeof mailsBy): void => mailsBy[outcome].unsafeUpdate(1, none)

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

/** Counts the attempts that have ended. New ones count, too: some of them end as soon as they are made. */
export const ended = ({ added, changes }: StoredChanges): void => {
  const changed = changes.filter(({ after, before }) => after.status !== before.status)
  for (const { reasonCode, status } of [...changed.map(({ after }) => after), ...added]) {
    if (status === "sending" || status === "scheduled") continue
    counterOf(status, reasonCode ?? "").unsafeUpdate(1, none)
  }
}

/**
 * Since when an attempt could have left, in epoch milliseconds: its time, or when it was made or planned anew if that was
 * later. What is imported on the day of its step is not late, nor is what was paused.
 */
const dueSince = ({ createdAt, scheduledFor, updatedAt }: AttemptRecord): number =>
  Math.max(scheduledFor, createdAt, updatedAt)

/** Counts the attempts that a decision ended, and for how long those had been due that it sends. `now` is its time. */
export const decided = (stored: StoredChanges & { readonly now: number }): void => {
  ended(stored)
  for (const { after, before } of stored.changes) {
    // A second try is late because of the provider.
    if (before.status !== "scheduled" || after.status !== "sending" || before.tryCount > 0) continue
    delay.unsafeUpdate(Math.max(0, (stored.now - dueSince(before)) / 1_000), none)
  }
}

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

/** Reports how many attempts are due, and since when the oldest could have left, in epoch milliseconds. */
export const backlog = (
  now: number,
  { due: n, oldest }: { readonly due: number; readonly oldest: number | null }
): void => {
  keepReading({
    name: "duebook_reminders_due",
    help: "Attempts that are due and not taken yet, counted up to 10000.",
    value: n
  })
  keepReading({
    name: "duebook_reminders_lag_seconds",
    help: "For how long the oldest of them has been due.",
    value: oldest === null ? 0 : Math.max(0, (now - oldest) / 1_000)
  })
}
