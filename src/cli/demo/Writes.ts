/** How the happenings of the demo company's year are written: through the services, each once. */
import { Clock, Effect } from "effect"
import { type Actor, CurrentActor, debtor } from "../../domain/Actor.ts"
import { CurrentRequest, requestOfKey, uncounted } from "../../domain/CurrentRequest.ts"
import type { ApiError, Refusal } from "../../domain/Errors.ts"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import { WriteRequest } from "../../domain/WriteRequest.ts"
import type { TestClocks } from "../../reminders/TestClocks.ts"
import { valueOf, type WriteEffect } from "../../services/Write.ts"
import { StatementImports } from "../../services/bank/StatementImports.ts"
import { Payables } from "../../services/payables/Payables.ts"
import { Payments } from "../../services/receivables/Payments.ts"
import { Receivables } from "../../services/receivables/Receivables.ts"
import type { Receipts } from "../../services/reminders/Receipts.ts"
import { PayableSeries } from "../../services/payables/Series.ts"
import { demoCustomers } from "./Customers.ts"
import { BANK } from "./BankDays.ts"
import type { Happening } from "./Diary.ts"
import { type PeopleIds, type Writer, writerOf } from "./People.ts"
import { camtOf, ofxOf } from "./StatementText.ts"

/** What the book is written by. */
export type BookServices =
  | Receivables
  | Payments
  | Payables
  | PayableSeries
  | Receipts
  | StatementImports
  | TestClocks

/** More bills than are open at a time. */
const OPEN_BILLS = { page: 1, perPage: 100 } as const

/** A clock that stands where it is set, so that the audit log tells of that year, too. */
export class Calendar {
  millis: number
  constructor(millis: number) {
    this.millis = millis
  }
  readonly service: Clock.Clock = {
    ...Clock.make(),
    unsafeCurrentTimeMillis: () => this.millis,
    unsafeCurrentTimeNanos: () => BigInt(this.millis) * 1_000_000n,
    currentTimeMillis: Effect.sync(() => this.millis),
    currentTimeNanos: Effect.sync(() => BigInt(this.millis) * 1_000_000n)
  }
}

type Kind = Happening["kind"]
type Of<K extends Kind> = Extract<Happening, { readonly kind: K }>
type Done = Effect.Effect<unknown, ApiError | Refusal, CurrentActor | CurrentRequest>
/** What writes the happenings of some kinds. */
type Writes<K extends Kind> = { readonly [Each in K]: (happening: Of<Each>) => Done }

/** What the audit log says of the requests that have never been. */
const REQUEST_ID = "demo"

const asDebtor = CurrentActor.acting(debtor)

/** Work of somebody at the present time of the book, as a request of the demo's key or of a person. */
const makeRequestOf =
  (holder: KeyHolder, people: PeopleIds, calendar: Calendar) =>
  (writer: Writer) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) => {
    const company = { ...holder.company, testClock: calendar.millis }
    const byKey = requestOfKey({ ...holder, company }, REQUEST_ID, uncounted)
    const actor: Actor =
      writer === "program"
        ? byKey.actor
        : { _tag: "user", userId: people[writer], sessionId: null, requestId: REQUEST_ID }
    return CurrentActor.acting(actor)(Effect.provideService(work, CurrentRequest, { ...byKey, actor }))
  }

/**
 * A write with an idempotency key of its own: when the demo starts again after a crash, finished steps return their first
 * answers. The fingerprint depends on the key only.
 */
const step = <A, E extends Refusal>(name: string, write: WriteEffect<A, E>) => {
  const key = `demo-${name}`
  const fingerprint = new Uint8Array(new Bun.CryptoHasher("sha256").update(key).digest())
  return Effect.provideService(valueOf(write), WriteRequest, { key, fingerprint })
}

/** What concerns receivables. */
const makeReceivables = (companyId: number) =>
  Effect.gen(function* () {
    const receivables = yield* Receivables
    const payments = yield* Payments
    const statements = yield* StatementImports
    const invoices = new Map<string, number>()
    const customerIds = new Map<number, number>()
    const idOf = (invoice: string): number => invoices.get(invoice) ?? 0

    const move = ({ invoice, kind, reason }: Of<"pause" | "resume" | "cancel">) =>
      step(`${kind}-${invoice}`, receivables.changeStatus(idOf(invoice), kind, reason))

    const writes: Writes<
      "invoice" | "payment" | "statement" | "pause" | "resume" | "cancel" | "promise" | "dispute"
    > = {
      invoice: ({ amount, currency, customer, description, dueDate, name }) => {
        const customerId = customerIds.get(customer)
        const { currency: _, ...newCustomer } = demoCustomers[customer] ?? { displayName: name, currency }
        const created = receivables.create({
          ...(customerId === undefined ? { customer: newCustomer } : { customerId }),
          amount,
          currency,
          dueDate,
          description,
          externalReference: name
        })
        return Effect.map(step(name, created), (made) => {
          customerIds.set(customer, made.customerId)
          invoices.set(name, made.id)
        })
      },
      payment: ({ amount, invoice, method, name }) =>
        step(name, payments.record(idOf(invoice), { amount, method, externalReference: name })),
      // The same file is imported once.
      statement: ({ day, name }) => {
        const facts = { ...BANK, companyId, receivableOf: idOf }
        const isEuro = day.currency === "EUR"
        const text = isEuro ? camtOf(facts, day) : ofxOf(facts, day)
        return statements.importOf(companyId, {
          bytes: new TextEncoder().encode(text),
          fileName: `${name}.${isEuro ? "xml" : "ofx"}`,
          bankAccountId: null
        })
      },
      pause: move,
      resume: move,
      cancel: move,
      // Said on the public page. It has no idempotency key; said a second time it is refused, as the debt is paused.
      promise: ({ date, invoice }) =>
        asDebtor(Effect.ignore(receivables.promise(companyId, idOf(invoice), date))),
      dispute: ({ invoice, text }) =>
        asDebtor(Effect.ignore(receivables.dispute(companyId, idOf(invoice), text)))
    }
    return { writes, customerIds }
  })

/** What concerns bills. */
const makeBills = (companyId: number) =>
  Effect.gen(function* () {
    const payables = yield* Payables
    const series = yield* PayableSeries
    const bills = new Map<string, number>()

    const writes: Writes<"bill" | "bill_paid" | "series" | "series_paid"> = {
      bill: ({ amount, currency, dueDate, label, name }) =>
        Effect.map(
          step(
            name,
            payables.create({ billLabel: label, amount, currency, dueDate, externalReference: name })
          ),
          ({ id }) => void bills.set(name, id)
        ),
      bill_paid: ({ bill }) =>
        step(`${bill}-paid`, payables.markPaid(bills.get(bill) ?? 0, "Paid by bank transfer")),
      series: ({ amount, anchorDate, label, name }) =>
        Effect.gen(function* () {
          if ((yield* series.list(companyId)).some(({ billLabel }) => billLabel === label)) return
          const request = {
            billLabel: label,
            amount,
            currency: "EUR",
            anchorDate,
            lastDate: null,
            externalReference: name,
            description: null
          }
          yield* series.create(companyId, request)
        }),
      series_paid: ({ dueBy, label }) =>
        Effect.gen(function* () {
          const { items } = yield* payables.list({ status: "open" }, OPEN_BILLS)
          const due = items.filter(({ billLabel, dueDate }) => billLabel === label && dueDate <= dueBy)
          yield* Effect.forEach(
            due,
            ({ id }) => step(`series-${id}`, payables.markPaid(id, "Standing order")),
            {
              discard: true
            }
          )
        })
    }
    return writes
  })

/** What writes happenings of every kind, and knows the records that it has written. */
export const makeBook = (holder: KeyHolder, people: PeopleIds, calendar: Calendar) =>
  Effect.gen(function* () {
    const requestOf = makeRequestOf(holder, people, calendar)
    const { customerIds, writes } = yield* makeReceivables(holder.companyId)
    const all: Writes<Kind> = { ...writes, ...(yield* makeBills(holder.companyId)) }
    return {
      happen: (happening: Happening) =>
        requestOf(writerOf(happening))((all[happening.kind] as (of: Happening) => Done)(happening)),
      /** Whether something can happen at the same time as other things of its day: a customer's first invoice can't. */
      isKnown: (happening: Happening): boolean =>
        happening.kind !== "invoice" || customerIds.has(happening.customer)
    }
  })
