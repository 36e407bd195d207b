/** What the mails of the morning tell of: the messages of a company that leave that day if nothing changes. */
import { Context, Effect, Layer } from "effect"
import { addDays } from "../../domain/CalendarDate.ts"
import { type CompanySettings, companyDay } from "../../domain/Company.ts"
import { dayOf } from "../../domain/dunning/Calendar.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { instantOnDay } from "../../domain/LocalTime.ts"
import { PlannedAttempts } from "../../repos/reminders/PlannedAttempts.ts"
import { futureOf, nextTriesAfterMode } from "./CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "./DebtorCases.ts"
import { DunningRules, zoneOfDebtor } from "./DunningRules.ts"
import type { MorningAbout, MorningLine } from "./MorningText.ts"

/** Messages that the mail names. */
const MAX_NAMED = 50
/** References that one line names. */
const MAX_REFERENCES = 5

/** The messages of a case until an instant, each a line. */
const linesOf = (open: OpenCase, until: number): ReadonlyArray<MorningLine> =>
  futureOf(open, until, { triedAt: nextTriesAfterMode(open) })
    .filter(({ at, reason }) => reason === null && at < until)
    .map(({ at, contents, message }) => ({
      at,
      channel: message.channel,
      customer: open.row.customer.displayName.replaceAll(/\s+/g, " "),
      references: contents.named
        .slice(0, MAX_REFERENCES)
        .map(({ id }) => open.receivables.get(id)?.receivable.externalReference ?? id),
      more: Math.max(0, contents.named.length - MAX_REFERENCES),
      sums: contents.sums,
      tone: message.tone
    }))

/** What the mails of a morning tell of, each in the language of its reader. */
export interface MorningNews {
  readonly lines: ReadonlyArray<MorningLine>
  readonly about: Pick<MorningAbout, "isCut" | "waits" | "zone">
}

/** Reads what the mails of the morning tell of. Where nothing is provided, nobody gets one. */
export class MorningMails extends Context.Reference<MorningMails>()("duebook/MorningMails", {
  defaultValue: (): {
    /**
     * What leaves on the company's present day; null on hold, and where nothing does. It reads without locks. `now` is the
     * company's own time, in epoch milliseconds.
     */
    readonly read: (
      company: CompanySettings,
      now: number
    ) => Effect.Effect<MorningNews | null, ServiceUnavailable>
  } => ({ read: () => Effect.succeed(null) })
}) {
  static readonly layer = Layer.effect(
    MorningMails,
    Effect.gen(function* () {
      const cases = yield* makeDebtorCases
      const planned = yield* PlannedAttempts
      return {
        read: Effect.fnUntraced(function* (company: CompanySettings, now: number) {
          if (company.remindersMode === "hold") return null
          const zone = zoneOfDebtor({ timezone: company.timezone ?? "UTC" }, null)
          const until = instantOnDay(zone, dayOf(addDays(companyDay(company, now), 1)), 0)
          const found = yield* planned.next(company.companyId, { after: null, until, limit: MAX_NAMED + 1 })
          const ids = [...new Set(found.slice(0, MAX_NAMED).map(({ customerId }) => customerId))]
          const opened = yield* cases.open(company, ids, now, { mode: "read" })
          const lines = opened.flatMap((open) => linesOf(open, until)).toSorted((a, b) => a.at - b.at)
          return lines.length === 0
            ? null
            : {
                lines,
                about: {
                  zone,
                  waits: company.remindersMode === "approve",
                  isCut: found.length > MAX_NAMED
                }
              }
        })
      }
    })
  ).pipe(Layer.provide(DunningRules.layer))
}
