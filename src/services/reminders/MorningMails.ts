/** What the mail of the morning says: the messages of a company that leave that day if nothing changes. */
import { Context, Effect, Layer } from "effect"
import { addDays } from "../../domain/CalendarDate.ts"
import { type CompanySettings, companyDay } from "../../domain/Company.ts"
import { isActiveCurrency } from "../../domain/Currency.ts"
import { dayOf } from "../../domain/dunning/Calendar.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { instantOnDay } from "../../domain/LocalTime.ts"
import { formatMinor } from "../../domain/Money.ts"
import { type MorningLine, type MorningText, morningText } from "../../domain/MorningMail.ts"
import { PlannedAttempts } from "../../repos/reminders/PlannedAttempts.ts"
import { futureOf, nextTriesAfterMode } from "./CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "./DebtorCases.ts"
import { DunningRules, zoneOfDebtor } from "./DunningRules.ts"

/** Messages that the mail names. */
const MAX_NAMED = 50
/** References that one line names. */
const MAX_REFERENCES = 5

const sumsOf = (sums: Readonly<Record<string, number>>): string =>
  Object.entries(sums)
    .map(([currency, minor]) =>
      isActiveCurrency(currency) ? `${formatMinor(minor, currency)} ${currency}` : currency
    )
    .join(" + ")

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
        .map(({ id }) => open.receivables.get(id)?.receivable.externalReference ?? `No. ${id}`),
      more: Math.max(0, contents.named.length - MAX_REFERENCES),
      sums: sumsOf(contents.sums),
      tone: message.tone
    }))

/** What the mail is about besides its messages. */
export interface MorningAddresses {
  /** The company's name. */
  readonly name: string
  /** The addresses of the outbox, and of the reader's account. */
  readonly outbox: string
  readonly account: string
}

/** Writes the mails of the morning. Where nothing is provided, nobody gets one. */
export class MorningMails extends Context.Reference<MorningMails>()("duebook/MorningMails", {
  defaultValue: (): {
    /**
     * What leaves on the company's present day; null on hold, and where nothing does. It reads without locks. `now` is the
     * company's own time, in epoch milliseconds.
     */
    readonly write: (
      company: CompanySettings,
      now: number,
      about: MorningAddresses
    ) => Effect.Effect<MorningText | null, ServiceUnavailable>
  } => ({ write: () => Effect.succeed(null) })
}) {
  static readonly layer = Layer.effect(
    MorningMails,
    Effect.gen(function* () {
      const cases = yield* makeDebtorCases
      const planned = yield* PlannedAttempts
      return {
        write: Effect.fnUntraced(function* (company: CompanySettings, now: number, about: MorningAddresses) {
          if (company.remindersMode === "hold") return null
          const zone = zoneOfDebtor({ timezone: company.timezone ?? "UTC" }, null)
          const until = instantOnDay(zone, dayOf(addDays(companyDay(company, now), 1)), 0)
          const found = yield* planned.next(company.companyId, { after: null, until, limit: MAX_NAMED + 1 })
          const ids = [...new Set(found.slice(0, MAX_NAMED).map(({ customerId }) => customerId))]
          const opened = yield* cases.open(company, ids, now, { mode: "read" })
          const lines = opened.flatMap((open) => linesOf(open, until)).toSorted((a, b) => a.at - b.at)
          return lines.length === 0
            ? null
            : morningText(lines, {
                ...about,
                zone,
                waits: company.remindersMode === "approve",
                isCut: found.length > MAX_NAMED
              })
        })
      }
    })
  ).pipe(Layer.provide(DunningRules.layer))
}
