/** The writes of a simulation, made through the services that callers and operators use. */
import { Effect } from "effect"
import { addDays, todayIn } from "../../../src/domain/CalendarDate.ts"
import type { CurrentRequest } from "../../../src/domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../../src/domain/Errors.ts"
import { formatMinor } from "../../../src/domain/Money.ts"
import type { Payable } from "../../../src/domain/Payable.ts"
import type { Receivable } from "../../../src/domain/Receivable.ts"
import type { WriteRequest } from "../../../src/domain/WriteRequest.ts"
import type { ReminderPolicy } from "../../../src/domain/dunning/Policy.ts"
import { CompaniesRepo } from "../../../src/repos/company/Companies.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import type { ReminderPoliciesRepo } from "../../../src/repos/reminders/ReminderPolicies.ts"
import { Customers } from "../../../src/services/customers/Customers.ts"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { Payables } from "../../../src/services/payables/Payables.ts"
import { Payments } from "../../../src/services/receivables/Payments.ts"
import { Receivables } from "../../../src/services/receivables/Receivables.ts"
import type { CustomerSpec, Write } from "./Steps.ts"
import { Ground } from "./World.ts"

const NO_PAGE = { page: 1, perPage: 100 }

interface Owned<A> {
  readonly companyId: number
  readonly row: A
}

/** What writes need to know of the play. Rows are found by number, see `nthOf`. */
export interface WriteContext {
  readonly companies: ReadonlyArray<number>
  readonly customers: (
    companyIds?: ReadonlyArray<number>
  ) => ReadonlyArray<{ readonly companyId: number; readonly customerId: number }>
  readonly receivable: (nth: number) => Owned<Receivable> | undefined
  readonly payable: (nth: number) => Owned<Payable> | undefined
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
  readonly setPolicy: (
    companyId: number,
    policy: ReminderPolicy
  ) => Effect.Effect<void, ServiceUnavailable, CompaniesRepo | ReminderPoliciesRepo>
}

/** The item of a number that is counted round the list. */
export const nthOf = <A>(items: ReadonlyArray<A>, nth: number): A | undefined => items[nth % items.length]

const newCustomer = ({ email, locale, phone, timezone }: CustomerSpec) => ({
  displayName: "Debtor",
  ...(email ? { email: "debtor@example.com" } : {}),
  ...(phone ? { phoneE164: "+4915112345678" } : {}),
  ...(locale === null ? {} : { preferredLocale: locale }),
  ...(timezone === null ? {} : { timezone })
})

type WriteOf<Do extends Write["do"]> = Extract<Write, { readonly do: Do }>

const writers = {
  receivable: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"receivable">) {
    const companyId = nthOf(play.companies, step.company) ?? 0
    const today = todayIn("UTC", yield* play.nowOf(companyId))
    const known = play.customers([companyId])
    const customerId = typeof step.customer === "number" ? nthOf(known, step.customer)?.customerId : undefined
    const spec =
      typeof step.customer === "number"
        ? { timezone: null, email: true, phone: true, locale: null }
        : step.customer
    const receivables = yield* Receivables
    return yield* play.request(
      companyId,
      receivables.create({
        amount: String(step.amount),
        currency: step.currency,
        dueDate: addDays(today, step.dueInDays),
        ...(customerId === undefined ? { customer: newCustomer(spec) } : { customerId })
      })
    )
  }),
  pay: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"pay">) {
    const found = play.receivable(step.receivable)
    if (found === undefined) return
    const { amountMinor, currency, id, paidMinor } = found.row
    const minor = Math.floor((amountMinor - paidMinor) * step.share)
    if (minor === 0) return
    const payments = yield* Payments
    const payment = payments.record(id, { amount: formatMinor(minor, currency) })
    return yield* play.request(found.companyId, payment)
  }),
  reverse: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"reverse">) {
    const found = play.receivable(step.receivable)
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
  move: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"move">) {
    const found = play.receivable(step.receivable)
    if (found === undefined) return
    const receivables = yield* Receivables
    const changed = receivables.changeStatus(found.row.id, step.move, "because")
    return yield* play.request(found.companyId, changed)
  }),
  due: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"due">) {
    const found = play.receivable(step.receivable)
    if (found === undefined) return
    const dueDate = addDays(todayIn("UTC", yield* play.nowOf(found.companyId)), step.inDays)
    const receivables = yield* Receivables
    const { id, version } = found.row
    const changed = receivables.update(id, { expectedVersion: version, dueDate })
    return yield* play.request(found.companyId, changed)
  }),
  amount: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"amount">) {
    const found = play.receivable(step.receivable)
    if (found === undefined) return
    const { currency, id, paidMinor, version } = found.row
    if (step.amount === "paid" && paidMinor === 0) return
    const amount = step.amount === "paid" ? formatMinor(paidMinor, currency) : String(step.amount)
    const receivables = yield* Receivables
    return yield* play.request(found.companyId, receivables.update(id, { expectedVersion: version, amount }))
  }),
  reassign: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"reassign">) {
    const found = play.receivable(step.receivable)
    if (found === undefined) return
    const customerId = nthOf(play.customers([found.companyId]), step.customer)?.customerId ?? 0
    const receivables = yield* Receivables
    const { id, version } = found.row
    const changed = receivables.update(id, { expectedVersion: version, customerId })
    return yield* play.request(found.companyId, changed)
  }),
  customer: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"customer">) {
    const found = nthOf(play.customers(), step.customer)
    if (found === undefined) return
    const { email, phone, timezone } = step.change
    const repo = yield* CustomersRepo
    const customers = yield* Customers
    const version = (yield* repo.find(found.companyId, found.customerId))?.version ?? ""
    return yield* play.request(
      found.companyId,
      customers.update(found.customerId, {
        expectedVersion: version,
        ...(timezone === undefined ? {} : { timezone }),
        ...(email === undefined ? {} : { email: email ? "other@example.com" : null }),
        ...(phone === undefined ? {} : { phoneE164: phone ? "+4915187654321" : null })
      })
    )
  }),
  opt: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"opt">) {
    const found = nthOf(play.customers(), step.customer)
    if (found === undefined) return
    const optOuts = yield* OptOuts
    const opt = step.direction === "out" ? optOuts.optOut : optOuts.optIn
    return yield* CurrentActor.acting(operator)(opt(found.companyId, found.customerId, step.channel))
  }),
  policy: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"policy">) {
    return yield* play.setPolicy(nthOf(play.companies, step.company) ?? 0, step.policy)
  }),
  company: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"company">) {
    const companies = yield* CompaniesRepo
    const companyId = nthOf(play.companies, step.company) ?? 0
    return yield* companies.setStatus(companyId, step.active ? "active" : "inactive")
  }),
  plan: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"plan">) {
    const ground = yield* Ground
    return yield* ground.setPlan(nthOf(play.companies, step.company) ?? 0, step.active)
  }),
  members: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"members">) {
    const ground = yield* Ground
    return yield* ground.setMembers(nthOf(play.companies, step.company) ?? 0, step.present)
  }),
  payable: Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"payable">) {
    const companyId = nthOf(play.companies, step.company) ?? 0
    const dueDate = addDays(todayIn("UTC", yield* play.nowOf(companyId)), step.dueInDays)
    const payables = yield* Payables
    const created = payables.create({ billLabel: "Rent", amount: "12", currency: "EUR", dueDate })
    return yield* play.request(companyId, created)
  }),
  "bill due": Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"bill due">) {
    const found = play.payable(step.payable)
    if (found === undefined) return
    const dueDate = addDays(todayIn("UTC", yield* play.nowOf(found.companyId)), step.inDays)
    const payables = yield* Payables
    const { id, version } = found.row
    return yield* play.request(found.companyId, payables.update(id, { expectedVersion: version, dueDate }))
  }),
  "bill paid": Effect.fnUntraced(function* (play: WriteContext, step: WriteOf<"bill paid">) {
    const found = play.payable(step.payable)
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
