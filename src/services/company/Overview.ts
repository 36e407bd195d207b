/** What a company sees first: what its book comes to today, and what waits for a person. */
import { Clock, Context, Effect, Layer } from "effect"
import type { AttentionAccounts, AttentionPayments, AttentionSection } from "../../domain/Attention.ts"
import { addDays } from "../../domain/CalendarDate.ts"
import { companyDay, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type CurrencyFigures, figuresOf, rangeOn } from "../../domain/Figures.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { AttentionRepo } from "../../repos/company/Attention.ts"
import { ChannelStates } from "../../repos/reminders/ChannelStates.ts"
import { KeptSumsRepo } from "../../repos/company/KeptSums.ts"
import { DunningRules } from "../reminders/DunningRules.ts"

/** Reminders that failed, or that may not have arrived, are shown for so many days. */
const TROUBLE_DAYS = 30
const DAY_MILLIS = 86_400_000

/** The figures of a company on one day. */
export interface BookFigures {
  /** The company's present day. */
  readonly today: string
  /** Its time zone, in which the day is. */
  readonly zone: string
  /** Whether the company has ever had a receivable. */
  readonly hasDebts: boolean
  /** Those of the most debts first. */
  readonly currencies: ReadonlyArray<CurrencyFigures>
}

/** What waits for a person. */
export interface WaitingForPeople {
  readonly sections: ReadonlyArray<AttentionSection>
  /** Money that has come and is for no debt yet. */
  readonly payments: AttentionPayments
  /** Bank accounts without a new statement for more days than the company's policy has. */
  readonly accounts: AttentionAccounts
  /** Channels over which nothing leaves at present. */
  readonly channelsDown: ReadonlyArray<{ readonly channel: Channel; readonly since: number }>
}

export class Overview extends Context.Tag("duebook/Overview")<
  Overview,
  {
    /**
     * What is owed, overdue and received, from sums that are kept. The day is the company's: for a customer in another
     * time zone, a debt can become overdue some hours earlier or later.
     */
    readonly figures: Effect.Effect<BookFigures, ServiceUnavailable, CurrentRequest>
    readonly waiting: Effect.Effect<WaitingForPeople, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Overview,
    Effect.gen(function* () {
      const attention = yield* AttentionRepo
      const channelStates = yield* ChannelStates
      const dunningRules = yield* DunningRules
      const sums = yield* KeptSumsRepo

      const asked = Effect.zipWith(CurrentRequest, Clock.currentTimeMillis, ({ caller }, realNow) => {
        const now = companyTime(caller.company, realNow)
        return {
          company: caller.company,
          companyId: caller.companyId,
          now,
          today: companyDay(caller.company, now),
          zone: caller.company.timezone ?? "UTC"
        }
      })

      return Overview.of({
        figures: Effect.flatMap(asked, ({ companyId, today, zone }) => {
          const range = rangeOn(today)
          return Effect.map(sums.read(companyId, range), (found) => ({
            today,
            zone,
            hasDebts: found.hasDebts,
            currencies: figuresOf(found, range)
          }))
        }),

        waiting: Effect.flatMap(asked, ({ company, companyId, now, today }) =>
          Effect.all(
            {
              sections: attention.read(companyId, { today, since: now - TROUBLE_DAYS * DAY_MILLIS }),
              bank: Effect.flatMap(dunningRules.rulesOf(company), ({ policy }) => {
                const days = policy.receivables.statementDays?.days ?? null
                return attention.bank(companyId, days === null ? null : addDays(today, -days))
              }),
              channelsDown: channelStates.down
            },
            { concurrency: "unbounded" }
          )
        ).pipe(Effect.map(({ bank, ...others }) => ({ ...others, ...bank })))
      })
    })
  )
}
