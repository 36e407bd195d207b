/** What would leave if a company went live now: what its owners want to know before they do. */
import { Clock, Context, Effect, Layer } from "effect"
import { accountInCurrency, type Creditor } from "../../domain/CompanyFacts.ts"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { resumeCase } from "../../domain/dunning/case/Changes.ts"
import { isChased } from "../../domain/dunning/case/Chased.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel, Tone } from "../../domain/ReminderAttempt.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import { type RefusalReason } from "../../domain/dunning/case/Decide.ts"
import { futureOf, refusalOn } from "../../services/reminders/CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "../../services/reminders/DebtorCases.ts"
import { caseRulesUnder, DunningRules } from "../../services/reminders/DunningRules.ts"

/** What leaves within so many days is foretold. */
export const LIVE_DAYS = 7
const DAY_MILLIS = 86_400_000
/** Customers who are looked at: more would take a page too long. */
const MAX_CUSTOMERS = 400
const CASES_PER_PAGE = 50
/** Messages that are listed, and customers who can't be reached. */
const MAX_LISTED_HERE = 50

/** A message that would leave. */
export interface LiveMessage {
  readonly customerId: number
  readonly customer: string
  readonly channel: Channel
  readonly at: number
  readonly tone: Tone
  readonly kind: "notice" | "reminder"
  readonly debts: ReadonlyArray<{ readonly id: number; readonly reference: string | null }>
  readonly sums: Readonly<Record<string, number>>
}

/** A customer with debts to whom nothing can be sent. */
export interface UnreachedCustomer {
  readonly customerId: number
  readonly customer: string
  /** By channel, why not. */
  readonly why: Readonly<Partial<Record<Channel, RefusalReason>>>
  readonly sums: Readonly<Record<string, number>>
}

/** What a company has not said about itself. */
interface MissingFacts {
  /** Currencies in which debts are open and nobody can pay: there is no account for them, and no payment link. */
  readonly payment: ReadonlyArray<string>
  /** Nobody can ask: there is no e-mail address and no phone number. */
  readonly contact: boolean
}

/** What would leave, to whom, and what is missing for it. */
export interface LivePreview {
  readonly messages: number
  readonly customers: number
  readonly tones: Readonly<Record<Tone, number>>
  /** The first ones, in the order of time. */
  readonly first: ReadonlyArray<LiveMessage>
  readonly unreachable: ReadonlyArray<UnreachedCustomer>
  readonly unreachableCount: number
  readonly missing: MissingFacts
  /** Whether customers are left who were not looked at. */
  readonly isCut: boolean
  readonly looked: number
}

export class GoLive extends Context.Tag("duebook/GoLive")<
  GoLive,
  {
    /** The next `LIVE_DAYS` as they would be if reminders were sent from now on. It reads without locks and changes nothing. */
    readonly preview: Effect.Effect<LivePreview, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    GoLive,
    Effect.gen(function* () {
      const cases = yield* makeDebtorCases
      const dunningRules = yield* DunningRules
      const facts = yield* ReminderFacts
      const repo = yield* CasesRepo

      const preview = Effect.gen(function* () {
        const { company, companyId } = (yield* CurrentRequest).caller
        const now = companyTime(company, yield* Clock.currentTimeMillis)
        const sender = (yield* facts.company(companyId))?.sender
        const rules = yield* dunningRules.rulesOf(company)
        // What going live changes: what was missed until now is not lost.
        const since = company.remindersMode === "hold" ? now : company.remindersSince
        const gathered = new Gathered()
        let after = 0
        for (;;) {
          const ids = yield* repo.customersAfter(companyId, after, CASES_PER_PAGE)
          for (const open of yield* cases.open(company, ids, now, { mode: "read" })) {
            const own = caseRulesUnder(rules, open.row.customer.timezone, since)
            gathered.add(
              open,
              futureOf(open, now + LIVE_DAYS * DAY_MILLIS, {
                rules: own,
                debtor: resumeCase(own, open.debtor)
              })
            )
            yield* Effect.yieldNow()
          }
          after = ids.at(-1) ?? after
          if (ids.length < CASES_PER_PAGE) return gathered.preview(sender?.facts ?? null, false)
          if (gathered.looked >= MAX_CUSTOMERS) return gathered.preview(sender?.facts ?? null, true)
        }
      })
      return GoLive.of({ preview })
    })
  )
}

const plus = (a: Readonly<Record<string, number>>, currency: string, minor: number) => ({
  ...a,
  [currency]: (a[currency] ?? 0) + minor
})

/** Counts what would leave. What it keeps in memory does not grow with the number of customers. */
class Gathered {
  #messages = 0
  readonly #customers = new Set<number>()
  #tones: Record<Tone, number> = { friendly: 0, firm: 0, final: 0 }
  #first: ReadonlyArray<LiveMessage> = []
  #unreachable: ReadonlyArray<UnreachedCustomer> = []
  #unreachableCount = 0
  readonly #currencies = new Set<string>()
  looked = 0

  add(open: OpenCase, future: ReturnType<typeof futureOf>): void {
    const { receivables, row, rules } = open
    const { displayName: customer, id: customerId } = row.customer
    this.looked += 1
    const chased = open.debtor.debts.filter((debt) => isChased(rules.policy, debt))
    for (const { currency } of chased) this.#currencies.add(currency)
    this.#addUnreachable(open, chased)
    for (const { at, contents, message, reason } of future) {
      if (reason !== null) continue
      this.#messages += 1
      this.#customers.add(customerId)
      this.#tones[message.tone] += 1
      const { channel, kind, tone } = message
      const debts = contents.named.map(({ id }) => ({
        id,
        reference: receivables.get(id)?.receivable.externalReference ?? null
      }))
      this.#first = [
        ...this.#first,
        { customerId, customer, channel, at, tone, kind, debts, sums: contents.sums }
      ]
        .toSorted((a, b) => a.at - b.at || a.customerId - b.customerId)
        .slice(0, MAX_LISTED_HERE)
    }
  }

  #addUnreachable({ row, rules }: OpenCase, chased: OpenCase["debtor"]["debts"]): void {
    if (chased.length === 0) return
    const channels = [...new Set(rules.policy.steps.flatMap((step) => step.channels))]
    const refusals = channels.flatMap((channel) => {
      const why = refusalOn(row.customer, channel)
      return why === null ? [] : [[channel, why] as const]
    })
    // A policy without steps reaches nobody, which is said otherwise.
    if (channels.length === 0 || refusals.length < channels.length) return
    this.#unreachableCount += 1
    if (this.#unreachable.length >= MAX_LISTED_HERE) return
    const sums = chased.reduce<Readonly<Record<string, number>>>(
      (all, { balanceMinor, currency }) => plus(all, currency, balanceMinor),
      {}
    )
    const { displayName: customer, id: customerId } = row.customer
    this.#unreachable = [
      ...this.#unreachable,
      { customerId, customer, why: Object.fromEntries(refusals), sums }
    ]
  }

  preview(facts: Creditor | null, isCut: boolean): LivePreview {
    const payment =
      facts === null || facts.paymentUrl !== null
        ? []
        : [...this.#currencies].filter((currency) => accountInCurrency(facts, currency) === null).toSorted()
    return {
      messages: this.#messages,
      customers: this.#customers.size,
      tones: this.#tones,
      first: this.#first,
      unreachable: this.#unreachable,
      unreachableCount: this.#unreachableCount,
      missing: { payment, contact: facts !== null && facts.email === null && facts.phone === null },
      isCut,
      looked: this.looked
    }
  }
}
