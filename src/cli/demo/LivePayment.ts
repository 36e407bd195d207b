/** A customer of the demo company who pays a minute after the demo has started, so that somebody may see it happen. */
import { Clock, Effect, Layer, type Redacted } from "effect"
import { readFile } from "node:fs/promises"
import * as App from "../../App.ts"
import { CurrentActor, system } from "../../domain/Actor.ts"
import { todayIn } from "../../domain/CalendarDate.ts"
import { balance } from "../../domain/Receivable.ts"
import * as Database from "../../postgres/Database.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { StatementImports } from "../../services/bank/StatementImports.ts"
import { BANK, bankName, type BankTransfer, ibanOf } from "./BankDays.ts"
import { TIMEZONE } from "./Book.ts"
import { demoCustomers } from "./Customers.ts"
import { notificationOf } from "./StatementText.ts"

/** So long after the start, the money comes. */
const PAID_AFTER = "1 minute"

/** Overdue receivables that are looked at. */
const MAX_LOOKED_AT = 100

/** A payment that will come. */
export interface ComingPayment {
  readonly receivableId: number
  readonly customerName: string
  /** The number of the invoice. */
  readonly invoice: string
  readonly transfer: BankTransfer
}

/**
 * Who will pay what: the newest overdue invoice in euro of a customer whom neither the file to be imported, nor the example
 * of a payment names. Null where all of them are.
 */
export const comingPayment = Effect.fnUntraced(function* (
  companyId: number,
  { exampleId, statement }: { readonly exampleId: number | undefined; readonly statement: string }
) {
  const receivables = yield* ReceivablesRepo
  const customers = yield* CustomersRepo
  const now = yield* Clock.currentTimeMillis
  const file = yield* Effect.promise(() => readFile(statement, "utf8"))
  const { items } = yield* receivables.list(
    companyId,
    { overdue: true, currency: "EUR", status: "open" },
    { page: 1, perPage: MAX_LOOKED_AT },
    now
  )
  for (const receivable of items) {
    const found = yield* customers.find(companyId, receivable.customerId)
    const customer = demoCustomers.findIndex(({ displayName }) => displayName === found?.displayName)
    if (customer < 0 || receivable.id === exampleId || file.includes(`>${bankName(customer)}<`)) continue
    const invoice = receivable.externalReference ?? `No. ${receivable.id}`
    return {
      receivableId: receivable.id,
      customerName: found?.displayName ?? "",
      invoice,
      transfer: {
        name: `LIVE-${todayIn(TIMEZONE, now).replaceAll("-", "")}-${receivable.id}`,
        customer,
        counterparty: bankName(customer),
        iban: ibanOf(customer),
        cents: balance(receivable),
        invoice,
        quotes: "reference",
        text: "",
        takesBack: null
      }
    } satisfies ComingPayment
  }
  return null
})

/** Imports what the bank tells of the payment. The same file is imported once. */
export const pay = (url: Redacted.Redacted, companyId: number, { receivableId, transfer }: ComingPayment) =>
  Effect.gen(function* () {
    const statements = yield* StatementImports
    const date = todayIn(TIMEZONE, yield* Clock.currentTimeMillis)
    const text = notificationOf(
      { ...BANK, companyId, receivableOf: () => receivableId },
      { date, transfers: [transfer] }
    )
    return yield* statements.importOf(companyId, {
      bytes: new TextEncoder().encode(text),
      fileName: `${transfer.name}.xml`,
      bankAccountId: null
    })
  }).pipe(
    CurrentActor.acting(system),
    Effect.provide(
      App.useCases.pipe(
        Layer.provideMerge(App.repos),
        Layer.provide(App.sealing(null)),
        Layer.provideMerge(Database.layer({ url, size: 2, maxWaiting: 10, applicationName: "duebook-demo" }))
      )
    )
  )

/** Has the customer pay after a while, and says so. A payment that can't be made any more is no reason to end the demo. */
export const payWhileLooking = (
  url: Redacted.Redacted,
  { coming, companyId }: { readonly coming: ComingPayment | null; readonly companyId: number },
  addressOf: (receivableId: number) => string,
  log: (line: string) => void
) =>
  coming === null
    ? Effect.void
    : Effect.sleep(PAID_AFTER).pipe(
        Effect.zipRight(pay(url, companyId, coming)),
        Effect.matchCause({
          onFailure: () => undefined,
          onSuccess: () =>
            log(`${coming.customerName} has just paid ${coming.invoice}: ${addressOf(coming.receivableId)}`)
        })
      )
