/** A statement of today that nobody has imported yet, in the demo's folder: something of each kind, to try it with. */
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { todayIn } from "../../domain/CalendarDate.ts"
import { balance } from "../../domain/Receivable.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { type BankDay, bankName, ibanOf, type Quotes, type BankTransfer } from "./BankDays.ts"
import { demoCustomers } from "./Customers.ts"
import { camtOf, type BankFacts } from "./StatementText.ts"
import { yearUpTo } from "./Year.ts"

/** An open invoice with its customer's position in `demoCustomers`. */
interface OpenInvoice {
  readonly id: number
  readonly name: string
  readonly customer: number
  readonly cents: number
}

/** How the transfers of the file are made: what each quotes, and what of its invoice it pays. */
const kinds: ReadonlyArray<{
  readonly quotes: Quotes
  readonly cents: (owed: number) => number
  readonly text: (name: string) => string
}> = [
  { quotes: "reference", cents: (owed) => owed, text: () => "" },
  { quotes: "number", cents: (owed) => owed, text: (name) => `Invoice ${name}` },
  { quotes: "reference", cents: (owed) => Math.ceil(owed / 2), text: () => "" },
  // Less than is owed, which a person has to judge.
  {
    quotes: "number",
    cents: (owed) => owed - Math.min(500, owed - 1),
    text: (name) => `${name}, less bank charges`
  },
  { quotes: "nothing", cents: (owed) => owed, text: () => "as agreed" },
  // Two digits are swapped.
  { quotes: "number", cents: (owed) => owed, text: (name) => `Invoice ${name.replace(/(.)(.)$/, "$2$1")}` }
]

const transfersFor = (invoices: ReadonlyArray<OpenInvoice>, date: string): ReadonlyArray<BankTransfer> => [
  ...invoices.slice(0, kinds.length).map(({ cents, customer, name }, index): BankTransfer => {
    const {
      cents: part,
      quotes,
      text
    } = kinds[index] ?? { cents: () => cents, quotes: "nothing", text: () => "" }
    return {
      name: `NEW-${date.replaceAll("-", "")}-${index + 1}`,
      customer,
      counterparty: bankName(customer),
      iban: ibanOf(customer),
      cents: part(cents),
      invoice: name,
      quotes,
      text: text(name),
      takesBack: null
    }
  }),
  {
    name: `NEW-${date.replaceAll("-", "")}-0`,
    customer: null,
    counterparty: "FAHRRADBOERSE BERLIN",
    iban: null,
    cents: 25_000,
    invoice: null,
    quotes: "nothing",
    text: "Stand deposit",
    takesBack: null
  }
]

const openInvoices = (companyId: number, now: number) =>
  Effect.gen(function* () {
    const receivables = yield* ReceivablesRepo
    const customers = yield* CustomersRepo
    const { items } = yield* receivables.list(
      companyId,
      { status: "open", currency: "EUR" },
      { page: 1, perPage: 100 },
      now
    )
    const named = yield* Effect.forEach(items, (receivable) =>
      Effect.map(customers.find(companyId, receivable.customerId), (found) => ({
        id: receivable.id,
        name: receivable.externalReference ?? "",
        customer: demoCustomers.findIndex(({ displayName }) => displayName === found?.displayName),
        cents: balance(receivable)
      }))
    )
    // One a customer, so that each shows one thing.
    return [
      ...new Map(named.filter(({ customer }) => customer >= 0).map((each) => [each.customer, each])).values()
    ]
  })

/** Writes the file if it is not there. `createdAt` is when the book's year ended, `now` today, both in epoch milliseconds. */
export const freshStatement = Effect.fnUntraced(function* (
  dataDir: string,
  facts: Omit<BankFacts, "receivableOf">,
  {
    createdAt,
    now,
    timezone
  }: { readonly createdAt: number; readonly now: number; readonly timezone: string }
) {
  const file = join(dataDir, "statement.xml")
  if (existsSync(file)) return file
  const date = todayIn(timezone, now)
  const last = yearUpTo(todayIn(timezone, createdAt))
    .flatMap(({ happenings }) => happenings)
    .findLast((each) => each.kind === "statement" && each.day.currency === "EUR")
  const openingCents = last?.kind === "statement" ? last.day.closingCents : 0
  const invoices = yield* openInvoices(facts.companyId, now)
  const transfers = transfersFor(invoices, date)
  const day: BankDay = {
    currency: "EUR",
    date,
    openingCents,
    closingCents: openingCents + transfers.reduce((sum, { cents }) => sum + cents, 0),
    transfers
  }
  const receivableOf = (name: string) => invoices.find((each) => each.name === name)?.id ?? 0
  yield* Effect.promise(() => writeFile(file, camtOf({ ...facts, receivableOf }, day)))
  return file
})
