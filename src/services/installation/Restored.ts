/** Makes a database that was restored from a backup safe to serve. */
import { Clock, Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { RestoredCopy } from "../../repos/installation/RestoredCopy.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { Write } from "../Write.ts"

/**
 * What becomes of reminders that may have been sent after the backup was taken: `unknown` ends them as such, so that none
 * is sent twice and some may never be; `send` leaves them due, so that none is missed and some may be sent twice. With
 * `unknown`, digests that were due by now are dropped as well.
 */
export const choices = ["unknown", "send"] as const

/** Companies read per query. */
const MAX_COMPANIES = 100

/** How the copy is treated. */
export interface RestoredOptions {
  readonly reminders: (typeof choices)[number]
  /** How many ids are skipped in each sequence. */
  readonly skipIds: number
}

/** What was done. */
export interface RestoredResult {
  readonly sequences: number
  readonly sessionsEnded: number
  /** Mails and security notices that waited, and digests that were due. */
  readonly mailsDropped: number
  readonly remindersGivenUp: number
}

export class Restored extends Context.Tag("duebook/Restored")<
  Restored,
  {
    /**
     * Closes the gate, skips ids, ends sessions, drops waiting mails and security notices, and treats reminders as chosen. No other process may
     * use the database yet. It can be repeated, and has to be if it was interrupted.
     */
    readonly settle: (
      options: RestoredOptions
    ) => Effect.Effect<RestoredResult, ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Restored,
    Effect.gen(function* () {
      const copy = yield* RestoredCopy
      const settings = yield* SettingsRepo
      const tenant = yield* Tenant
      const write = yield* Write

      // In transactions of their own, each of one company and a bounded size; what is given up is not found again.
      const giveUpAll = Effect.gen(function* () {
        const until = yield* Clock.currentTimeMillis
        let all = 0
        for (let after = 0; ;) {
          const companies = yield* copy.companiesOwing(until, after, MAX_COMPANIES)
          for (const company of companies) {
            const some = tenant.transaction(company, copy.giveUpReminders(company, until))
            for (let n = yield* some; n > 0; n = yield* some) all += n
            after = company
          }
          if (companies.length < MAX_COMPANIES) return all
        }
      })

      return Restored.of({
        settle: ({ reminders, skipIds }) =>
          Effect.gen(function* () {
            const remindersGivenUp = reminders === "unknown" ? yield* giveUpAll : 0
            return yield* write.run({
              deed: "installation.restore",
              decide: Effect.fnUntraced(function* (now) {
                yield* settings.setGate(false, now)
                const sequences = yield* copy.skipIds(skipIds)
                const sessionsEnded = yield* copy.endSessions
                const waiting = yield* copy.dropMails
                const digests = reminders === "unknown" ? yield* copy.dropDigests(now) : 0
                const mailsDropped = waiting + digests
                const result = { sequences, sessionsEnded, mailsDropped, remindersGivenUp }
                const details = { reminders, skipped_ids: skipIds, ...result }
                return { value: result, subjectId: null, details }
              })
            })
          })
      })
    })
  )
}
