/** Foretells what reminders follow from an import, by the simulation that the engine's decisions are made of. */
// oxlint-disable max-lines-per-function -- one simulation, of known customers and then of new ones
import { Clock, Effect } from "effect"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import type { NewCustomer } from "../../domain/Customer.ts"
import { type ReminderStart, reminderStarts } from "../../domain/dunning/case/ReminderStart.ts"
import { changeDebt, newCase } from "../../domain/dunning/case/Changes.ts"
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import { type ForetoldMessage, simulateCase } from "../../domain/dunning/case/SimulateCase.ts"
import type { CaseDebt, DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { DebtDifference } from "../../domain/imports/Difference.ts"
import type { FollowingMessages, ImportPreview } from "../../domain/imports/FileImport.ts"
import type { FileDebt } from "../../domain/imports/FileRows.ts"
import { NOT_PAUSED, type StoredReceivable } from "../../domain/Pause.ts"
import { turnOfOthers } from "../bank/TurnOfOthers.ts"
import { futureOf } from "../reminders/CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "../reminders/DebtorCases.ts"
import { DunningRules } from "../reminders/DunningRules.ts"
import { ladderOnStart, isOverdueOn } from "./ApplyingDebts.ts"
import { keyOfCustomer, makeCustomersOf } from "./Comparing.ts"

/** Days that are looked ahead. */
const DAYS_AHEAD = 7
const DAY_MILLIS = 86_400_000
/** Customers whose cases are looked at, so that a preview takes seconds. */
const MAX_CASES = 1_000
/** Cases that are read at once. */
const CASES_PER_PAGE = 50

/** A row with what it comes to. */
export interface ComparedDebt {
  readonly row: FileDebt
  readonly difference: DebtDifference
}

/** What an import changes for one customer, who may be new. */
interface CustomerShare {
  readonly customer: NewCustomer
  readonly customerId: number | null
  readonly debts: Array<ComparedDebt>
}

/** A new debt that is not stored yet; its id is none that a stored one has. */
const imagined = (row: FileDebt, index: number): StoredReceivable => {
  const paidMinor = row.paidMinor ?? 0
  return {
    id: -index - 1,
    customerId: 0,
    amountMinor: row.amountMinor,
    paidMinor,
    currency: row.currency,
    dueDate: row.dueDate,
    status: paidMinor > 0 ? "partially_paid" : "open",
    externalReference: row.reference,
    description: row.description,
    version: "1",
    ...NOT_PAUSED,
    promisedOn: null
  }
}

/** The debts of a case after the import, for one way in which overdue debts begin. */
const debtsAfter = (
  rules: CaseRules,
  before: ReadonlyArray<CaseDebt>,
  { debts }: CustomerShare,
  start: ReminderStart,
  now: number
): { readonly debts: ReadonlyArray<CaseDebt>; readonly pastLastStep: number } => {
  let pastLastStep = 0
  const added = debts.flatMap(({ difference, row }, index) => {
    if (difference._tag !== "New") return []
    const { debt, pause } = ladderOnStart(rules, imagined(row, index), start, now)
    if (pause !== null && start === "next") pastLastStep += 1
    return pause === null ? [debt] : []
  })
  const changes = new Map(
    debts.flatMap(({ difference }) =>
      difference._tag === "Changed" ? [[difference.standing.id, difference] as const] : []
    )
  )
  const kept = before.flatMap((debt) => {
    const changed = changes.get(debt.id)
    if (changed === undefined) return [debt]
    const { change, standing } = changed
    const balanceMinor = change.amountMinor - standing.paidMinor - change.paymentMinor
    if (balanceMinor <= 0) return []
    const { amountMinor, currency, dueDate } = change
    return [changeDebt(rules, debt, { ...debt, amountMinor, balanceMinor, currency, dueDate }, now)]
  })
  return { debts: [...kept, ...added], pastLastStep }
}

const sentOf = (messages: ReadonlyArray<ForetoldMessage>) => messages.filter(({ reason }) => reason === null)

/** What follows, added up. */
class Following {
  readonly #sums = new Map<ReminderStart, FollowingMessages>(
    reminderStarts.map((start) => [start, { messages: 0, firstAt: null, pastLastStep: 0 }])
  )

  add(start: ReminderStart, messages: ReadonlyArray<ForetoldMessage>, pastLastStep: number): void {
    const sent = sentOf(messages)
    const before = this.#sums.get(start) ?? { messages: 0, firstAt: null, pastLastStep: 0 }
    const first = sent.reduce((earliest, { at }) => Math.min(earliest, at), before.firstAt ?? Infinity)
    this.#sums.set(start, {
      messages: before.messages + sent.length,
      firstAt: first === Infinity ? null : first,
      pastLastStep: before.pastLastStep + pastLastStep
    })
  }

  get sums(): NonNullable<ImportPreview["following"]> {
    return Object.fromEntries(this.#sums) as NonNullable<ImportPreview["following"]>
  }
}

/** Makes the function that foretells what follows from rows that are new or change something. */
export const makeForetell = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const customersOf = yield* makeCustomersOf
  const dunningRules = yield* DunningRules

  /** The shares of customers that stand in the book or are new, at most `MAX_CASES`. */
  const sharesOf = Effect.fnUntraced(function* (companyId: number, compared: ReadonlyArray<ComparedDebt>) {
    const shares = new Map<string, CustomerShare>()
    const touched = compared.filter(({ difference }) => difference._tag !== "Unchanged")
    const known = yield* customersOf(
      companyId,
      touched.filter(({ difference }) => difference._tag === "New").map(({ row }) => row.customer)
    )
    let isAtLeast = false
    for (const one of touched) {
      const { difference, row } = one
      const id =
        difference._tag === "Changed" ? difference.standing.customerId : (known(row.customer)?.id ?? null)
      const key = id === null ? keyOfCustomer(row.customer) : String(id)
      const share = shares.get(key)
      if (share !== undefined) share.debts.push(one)
      else if (shares.size < MAX_CASES)
        shares.set(key, { customer: row.customer, customerId: id, debts: [one] })
      else isAtLeast = true
    }
    return { shares: [...shares.values()], isAtLeast }
  })

  return Effect.fnUntraced(function* (company: CompanySettings, compared: ReadonlyArray<ComparedDebt>) {
    const now = companyTime(company, yield* Clock.currentTimeMillis)
    const until = now + DAYS_AHEAD * DAY_MILLIS
    const following = new Following()
    const ownRules = yield* dunningRules.caseRulesOf(company, null)
    const overdue = compared.filter(
      ({ difference, row }) => difference._tag === "New" && isOverdueOn(ownRules, row.dueDate, now)
    ).length
    const { isAtLeast, shares } = yield* sharesOf(company.companyId, compared)

    const play = (
      share: CustomerShare,
      rules: CaseRules,
      debtor: DebtorCase,
      future: (debtor: DebtorCase) => ReadonlyArray<ForetoldMessage>
    ) => {
      for (const start of reminderStarts) {
        const { debts, pastLastStep } = debtsAfter(rules, debtor.debts, share, start, now)
        following.add(start, future({ ...debtor, debts }), pastLastStep)
      }
    }

    const standing = shares.filter(({ customerId }) => customerId !== null)
    for (let from = 0; from < standing.length; from += CASES_PER_PAGE) {
      const page = standing.slice(from, from + CASES_PER_PAGE)
      const ids = page.map(({ customerId }) => customerId ?? 0)
      const opened = yield* cases.open(company, ids, now, { mode: "read" })
      const byId = new Map<number, OpenCase>(opened.map((open) => [open.row.customer.id, open]))
      for (const share of page) {
        const open = byId.get(share.customerId ?? 0)
        if (open !== undefined)
          play(share, open.rules, open.debtor, (debtor) => futureOf(open, until, { debtor }))
        yield* turnOfOthers
      }
    }
    for (const [index, share] of shares.filter(({ customerId }) => customerId === null).entries()) {
      const { customer } = share
      const rules = yield* dunningRules.caseRulesOf(company, customer.timezone ?? null)
      const input = {
        refusal: (channel: "email" | "sms") =>
          (channel === "email" ? customer.email : customer.phoneE164) === undefined
            ? ("no_address" as const)
            : null,
        agreedOn: () => null
      }
      play(share, rules, newCase([]), (debtor) => simulateCase(rules, { ...input, debtor }, now, until))
      if (index % 10 === 0) yield* turnOfOthers
    }
    return { following: following.sums, isAtLeast, overdue, days: DAYS_AHEAD }
  })
})
