/** The writes of a simulation, made through the services that callers, operators and debtors use. */
import { Effect } from "effect"
import { CurrentActor, debtor, operator } from "../../../src/domain/Actor.ts"
import { addDays, todayIn } from "../../../src/domain/CalendarDate.ts"
import type { CurrentRequest } from "../../../src/domain/CurrentRequest.ts"
import { isRefusal, type ServiceUnavailable } from "../../../src/domain/Errors.ts"
import { formatMinor } from "../../../src/domain/Money.ts"
import type { Payable } from "../../../src/domain/Payable.ts"
import type { StoredReceivable } from "../../../src/domain/Pause.ts"
import type { WriteRequest } from "../../../src/domain/WriteRequest.ts"
import { Database } from "../../../src/postgres/Database.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { CustomerMerges } from "../../../src/services/customers/CustomerMerges.ts"
import { Customers } from "../../../src/services/customers/Customers.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { Payables } from "../../../src/services/payables/Payables.ts"
import { Payments } from "../../../src/services/receivables/Payments.ts"
import { Receivables } from "../../../src/services/receivables/Receivables.ts"
import { PlanAgain } from "../../../src/services/reminders/PlanAgain.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { Reminders } from "../../../src/services/reminders/Reminders.ts"
import { settleMoney, storeMoney } from "../../support/Money.ts"
import { SendNow } from "../../../src/services/reminders/SendNow.ts"
import { setMembers, setPlan } from "./Rows.ts"
import { type CustomerSpec, MAX_DEBTS, type Write } from "./Script.ts"

const NO_PAGE = { page: 1, perPage: 100 }

interface Owned {
  readonly companyId: number
  readonly row: StoredReceivable
}

/** What writes need to know of the play. Rows are found by number, see `nthOf`. */
export interface WriteContext {
  readonly companies: ReadonlyArray<number>
  readonly customers: ReadonlyArray<{ readonly companyId: number; readonly customerId: number }>
  /** The customer of a number; one that is still to be made is told by its `spec`. */
  readonly customerFor: (
    companyId: number,
    nth: number
  ) => { readonly customerId: number | null; readonly spec: CustomerSpec; readonly made: () => void }
  /** How many debts a customer has. */
  readonly debtsOf: (companyId: number, customerId: number) => number
  readonly debt: (nth: number) => Owned | undefined
  readonly bill: (nth: number) => { readonly companyId: number; readonly row: Payable } | undefined
  /** Says that two customers become one, maybe for a while. */
  readonly merges: (from: number, into: number) => void
  /** Whether two customers were ever one. */
  readonly wereOne: (one: number, other: number) => boolean
  /** A reference that no other receivable has. */
  readonly nextReference: () => string
  /** The company's own time. */
  readonly nowOf: (companyId: number) => Effect.Effect<number, ServiceUnavailable, CompaniesRepo>
  /** A request of the company; it may be refused. */
  readonly request: <A, E, R>(
    companyId: number,
    effect: Effect.Effect<A, E, R>
  ) => Effect.Effect<
    void,
    E | ServiceUnavailable,
    Exclude<Exclude<R, CurrentRequest>, WriteRequest> | CompaniesRepo
  >
}

/** The item of a number that is counted round the list. */
export const nthOf = <A>(items: ReadonlyArray<A>, nth: number): A | undefined => items[nth % items.length]

const newCustomer = ({ email, locale, phone, timezone }: CustomerSpec) => ({
  displayName: "Debtor",
  ...(email === null ? {} : { email }),
  ...(phone === null ? {} : { phoneE164: phone }),
  ...(locale === null ? {} : { preferredLocale: locale }),
  ...(timezone === null ? {} : { timezone })
})

/** What somebody does who may be refused. */
const orRefused = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<void, E, R> =>
  Effect.catchIf(Effect.asVoid(effect), isRefusal as (error: E) => boolean, () => Effect.void)

type WriteOf<Do extends Write["do"]> = Extract<Write, { readonly do: Do }>

/** A change of the status of a debt. */
const moved = (move: "pause" | "resume" | "cancel") =>
  Effect.fnUntraced(function* (
    play: WriteContext,
    step: { readonly debt: number; readonly days?: number | null }
  ) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const { days = null } = step
    const until =
      days === null ? undefined : addDays(todayIn("UTC", yield* play.nowOf(found.companyId)), days)
    const receivables = yield* Receivables
    return yield* play.request(
      found.companyId,
      receivables.changeStatus(found.row.id, move, "because", ...(until === undefined ? [] : [until]))
    )
  })

/** Changes what is stored of money that may be a customer's, and tells the reminders in the same transaction. */
const ofMoney = Effect.fnUntraced(function* (
  play: WriteContext,
  { companyId, customerId }: { readonly companyId: number; readonly customerId: number },
  change: (now: number) => Effect.Effect<unknown, ServiceUnavailable, Database>
) {
  const [companies, reminders, tenant] = yield* Effect.all([CompaniesRepo, Reminders, Tenant])
  const found = yield* companies.find(companyId)
  if (found === null) return
  const now = yield* play.nowOf(companyId)
  yield* tenant.transaction(
    companyId,
    Effect.zipRight(change(now), reminders.reviewsChanged(settingsOf(found), [customerId], now))
  )
})

const writers = {
  money: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"money">) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const { companyId, row } = found
    const { customerId } = row
    const mayBeFor = [step.isForAny ? null : row.id]
    yield* ofMoney(play, { companyId, customerId }, (now) =>
      storeMoney(companyId, now, { customerId, mayBeFor })
    )
  }),
  "money settled": Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"money settled">) {
    const found = nthOf(play.customers, step.customer)
    if (found === undefined) return
    const [oldest] = yield* Effect.flatMap(Database, (database) =>
      database.query<{ readonly id: number }>(
        `select min(bank_transaction_id) as id from bank_reviews where company_id = $1 and customer_id = $2
         having count(*) > 0`,
        [found.companyId, found.customerId]
      )
    )
    if (oldest !== undefined) yield* ofMoney(play, found, () => settleMoney(found.companyId, oldest.id))
  }),
  debt: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"debt">) {
    const companyId = nthOf(play.companies, step.company) ?? 0
    const today = todayIn("UTC", yield* play.nowOf(companyId))
    const { customerId, made, spec } = play.customerFor(companyId, step.customer)
    if (customerId !== null && play.debtsOf(companyId, customerId) >= MAX_DEBTS) return
    const receivables = yield* Receivables
    yield* play.request(
      companyId,
      receivables.create({
        amount: formatMinor(step.amount, step.currency),
        currency: step.currency,
        dueDate: addDays(today, step.due),
        externalReference: play.nextReference(),
        ...(customerId === null ? { customer: newCustomer(spec) } : { customerId })
      })
    )
    made()
  }),
  pay: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"pay">) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const { amountMinor, currency, id, paidMinor } = found.row
    const minor = Math.floor((amountMinor - paidMinor) * step.share)
    if (minor === 0) return
    const payments = yield* Payments
    return yield* play.request(found.companyId, payments.record(id, { amount: formatMinor(minor, currency) }))
  }),
  reverse: Effect.fnUntraced(function* (play: WriteContext, step: { readonly debt: number }) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const payments = yield* Payments
    const { id } = found.row
    return yield* play.request(
      found.companyId,
      Effect.flatMap(payments.list(id, NO_PAGE), ({ items }) => {
        const last = items.find(({ status }) => status === "recorded")
        return last === undefined ? Effect.void : Effect.asVoid(payments.reverse(id, last.id, "bounced"))
      })
    )
  }),
  pause: moved("pause"),
  resume: moved("resume"),
  cancel: moved("cancel"),
  dispute: Effect.fnUntraced(function* (play: WriteContext, step: { readonly debt: number }) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const receivables = yield* Receivables
    yield* orRefused(receivables.dispute(found.companyId, found.row.id, "not mine")).pipe(
      CurrentActor.acting(debtor)
    )
  }),
  promise: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"promise">) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const date = addDays(todayIn("UTC", yield* play.nowOf(found.companyId)), step.days)
    const receivables = yield* Receivables
    yield* orRefused(receivables.promise(found.companyId, found.row.id, date)).pipe(
      CurrentActor.acting(debtor)
    )
  }),
  ask: Effect.fnUntraced(function* (play: WriteContext, step: { readonly debt: number }) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const sendNow = yield* SendNow
    return yield* play.request(found.companyId, sendNow.ask(found.row.id))
  }),
  move: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"move">) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const receivables = yield* Receivables
    const { dueDate: before, id, version } = found.row
    const dueDate = addDays(before, step.days)
    return yield* play.request(found.companyId, receivables.update(id, { expectedVersion: version, dueDate }))
  }),
  amount: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"amount">) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const { amountMinor, currency, id, paidMinor, version } = found.row
    const amount = formatMinor(Math.max(paidMinor + 1, Math.ceil(amountMinor * step.factor)), currency)
    const receivables = yield* Receivables
    return yield* play.request(found.companyId, receivables.update(id, { expectedVersion: version, amount }))
  }),
  pass: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"pass">) {
    const found = play.debt(step.debt)
    if (found === undefined) return
    const own = play.customers.filter(({ companyId }) => companyId === found.companyId)
    const customerId = nthOf(own, step.customer)?.customerId ?? 0
    if (play.wereOne(customerId, found.row.customerId)) return
    if (play.debtsOf(found.companyId, customerId) >= MAX_DEBTS) return
    const receivables = yield* Receivables
    const { id, version } = found.row
    const passed = receivables.update(id, { expectedVersion: version, customerId })
    return yield* play.request(found.companyId, passed)
  }),
  merge: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"merge">) {
    const gone = nthOf(play.customers, step.customer)
    if (gone === undefined) return
    const { companyId, customerId } = gone
    const others = play.customers.filter((each) => each.companyId === companyId && each !== gone)
    const into = nthOf(others, step.into)?.customerId
    if (into === undefined) return
    const merges = yield* CustomerMerges
    const customers = yield* CustomersRepo
    const versionOf = (id: number) =>
      Effect.map(customers.findRecipient(companyId, id), (found) => found?.version ?? "")
    const seen = { keptVersion: yield* versionOf(into), goneVersion: yield* versionOf(customerId) }
    play.merges(customerId, into)
    return yield* play.request(companyId, merges.merge(into, customerId, seen))
  }),
  unmerge: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"unmerge">) {
    const companyId = nthOf(play.companies, step.company) ?? 0
    const [last] = yield* Effect.flatMap(Database, (database) =>
      database.query<{ readonly merge_id: number }>(
        `select merge_id from customer_merges where company_id = $1 and undone_at is null order by merge_id desc limit 1`,
        [companyId]
      )
    )
    if (last === undefined) return
    const merges = yield* CustomerMerges
    return yield* play.request(companyId, merges.undo(last.merge_id))
  }),
  customer: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"customer">) {
    const found = nthOf(play.customers, step.customer)
    if (found === undefined) return
    const { email, locale, phone, timezone } = step.change
    const repo = yield* CustomersRepo
    const customers = yield* Customers
    const version = (yield* repo.find(found.companyId, found.customerId))?.version ?? ""
    return yield* play.request(
      found.companyId,
      customers.update(found.customerId, {
        expectedVersion: version,
        ...(timezone === undefined ? {} : { timezone }),
        ...(locale === undefined ? {} : { preferredLocale: locale }),
        ...(email === undefined ? {} : { email }),
        ...(phone === undefined ? {} : { phoneE164: phone })
      })
    )
  }),
  opt: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"opt">) {
    const found = nthOf(play.customers, step.customer)
    if (found === undefined) return
    const optOuts = yield* OptOuts
    const opt = step.direction === "out" ? optOuts.optOut : optOuts.optIn
    yield* CurrentActor.acting(operator)(opt(found.companyId, found.customerId, step.channel))
  }),
  policy: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"policy">) {
    const policies = yield* ReminderPolicies
    yield* policies.put(nthOf(play.companies, step.company) ?? 0, step.policy)
  }),
  mode: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"mode">) {
    const companies = yield* Companies
    yield* companies.setReminders(nthOf(play.companies, step.company) ?? 0, step.mode)
  }),
  company: Effect.fnUntraced(function* (
    play: WriteContext,
    step: { readonly company: number; readonly active: boolean }
  ) {
    const companies = yield* Companies
    yield* companies.setStatus(nthOf(play.companies, step.company) ?? 0, step.active ? "active" : "inactive")
  }),
  plan: Effect.fnUntraced(function* (
    play: WriteContext,
    step: { readonly company: number; readonly active: boolean }
  ) {
    const companyId = nthOf(play.companies, step.company) ?? 0
    yield* Effect.orDie(setPlan(companyId, step.active))
    // As services/company/Plans does with a period that begins.
    const planAgain = yield* PlanAgain
    if (step.active) yield* planAgain.fromNow(companyId)
  }),
  members: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"members">) {
    yield* Effect.orDie(setMembers(nthOf(play.companies, step.company) ?? 0, step.present))
  }),
  bill: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"bill">) {
    const companyId = nthOf(play.companies, step.company) ?? 0
    const dueDate = addDays(todayIn("UTC", yield* play.nowOf(companyId)), step.dueInDays)
    const payables = yield* Payables
    const created = payables.create({ billLabel: "Rent", amount: "12", currency: "EUR", dueDate })
    return yield* play.request(companyId, created)
  }),
  "bill due": Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"bill due">) {
    const found = play.bill(step.bill)
    if (found === undefined) return
    const dueDate = addDays(todayIn("UTC", yield* play.nowOf(found.companyId)), step.inDays)
    const payables = yield* Payables
    const { id, version } = found.row
    return yield* play.request(found.companyId, payables.update(id, { expectedVersion: version, dueDate }))
  }),
  "bill paid": Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"bill paid">) {
    const found = play.bill(step.bill)
    if (found === undefined) return
    const payables = yield* Payables
    return yield* play.request(found.companyId, payables.markPaid(found.row.id, "paid"))
  })
}

type Writers = typeof writers

/** Makes a write; steps of other kinds do nothing. */
export const write = (
  play: WriteContext,
  step: Write
): ReturnType<Writers[keyof Writers]> | Effect.Effect<void> => {
  const writer = writers[step.do] as
    | ((play: WriteContext, step: Write) => ReturnType<Writers[keyof Writers]>)
    | undefined
  return writer === undefined ? Effect.void : writer(play, step)
}
