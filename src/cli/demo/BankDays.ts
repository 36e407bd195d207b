/**
 * The last three months of the demo company's accounts: what its customers transferred in that time comes by statements of
 * its bank, a file for each day and account, and not by payments that somebody records. Pure.
 */
import { composeIBAN } from "ibantools"
import { addDays, daysBetween } from "../../domain/CalendarDate.ts"
import { demoCustomers } from "./Customers.ts"
import { type DemoDay, type Happening, workday } from "./Diary.ts"

/** The accounts by their currencies. */
const bankCurrencies = ["EUR", "GBP"] as const
type BankCurrency = (typeof bankCurrencies)[number]

/** The accounts, as the company's facts and bank accounts have them. The first is a well-known example. */
export const BANK = {
  iban: "DE89370400440532013000",
  accountNumber: "55779911",
  sortCode: "200000"
} as const

/** What a payer writes: the reference that the reminders print, the number of the invoice, or something of their own. */
export type Quotes = "reference" | "number" | "nothing"

/** A movement on an account. */
export interface BankTransfer {
  /** Tells it from all others; the bank's reference is made of it. */
  readonly name: string
  /** Position in `demoCustomers`; null for a movement without a customer. */
  readonly customer: number | null
  readonly counterparty: string
  readonly iban: string | null
  /** More than zero for money that came, less for money that left. */
  readonly cents: number
  readonly invoice: string | null
  readonly quotes: Quotes
  readonly text: string
  /** The transfer that it takes back. */
  readonly takesBack: string | null
}

/** What one statement of an account says. */
export interface BankDay {
  readonly currency: BankCurrency
  readonly date: string
  readonly openingCents: number
  readonly closingCents: number
  readonly transfers: ReadonlyArray<BankTransfer>
}

/** For so many days there are statements. */
const BANK_DAYS = 92
/** What is on the accounts when they begin. */
const OPENING_CENTS: Readonly<Record<BankCurrency, number>> = { EUR: 1_840_022, GBP: 412_050 }
/** One of ten payers quotes the reference; in the last days two write nothing that helps, and wait for a person. */
const PAYERS = 10
const WAITING_DAYS = 6
/** A transfer that is so many days old is taken back by its bank, and made again later. */
const RETURN_FROM_DAYS = 18
const RETURN_TO_DAYS = 60
const RETURNED_AFTER_DAYS = 4
const AGAIN_AFTER_DAYS = 11

type Payment = Extract<Happening, { readonly kind: "payment" }>
type Invoice = Extract<Happening, { readonly kind: "invoice" }>

const isBankCurrency = (currency: string): currency is BankCurrency =>
  (bankCurrencies as ReadonlyArray<string>).includes(currency)

const centsOf = (amount: string): number => Number(amount.replace(".", ""))

/** The account of a customer. */
export const ibanOf = (customer: number): string =>
  composeIBAN({ countryCode: "DE", bban: `10010010${String(7_000_000_000 + customer * 13_577)}` }) ?? ""

/** A name as banks write it: capitals without accents. */
export const bankName = (customer: number): string =>
  (demoCustomers[customer]?.displayName ?? "")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()

const quotesOf = (payment: Payment, invoice: Invoice, age: number): Quotes => {
  const number = Number(payment.name.replaceAll(/\D/g, ""))
  // A part of what is owed is only found by the reference.
  if (payment.amount !== invoice.amount) return "reference"
  if (age <= WAITING_DAYS && number % 3 === 0) return "nothing"
  return number % PAYERS < PAYERS / 2 ? "reference" : "number"
}

const transferOf = (payment: Payment, invoice: Invoice, age: number): BankTransfer => {
  const quotes = quotesOf(payment, invoice, age)
  return {
    name: payment.name,
    customer: invoice.customer,
    counterparty: bankName(invoice.customer),
    iban: ibanOf(invoice.customer),
    cents: centsOf(payment.amount),
    invoice: invoice.name,
    quotes,
    text: quotes === "number" ? `Invoice ${invoice.name}` : quotes === "nothing" ? "Thank you" : "",
    takesBack: null
  }
}

/** The money that leaves the accounts, so that they look like accounts. */
const outgoing = (date: string): ReadonlyArray<BankTransfer> => {
  const of = (name: string, counterparty: string, cents: number, text: string): BankTransfer => ({
    name: `${name}-${date.replaceAll("-", "")}`,
    customer: null,
    counterparty,
    iban: null,
    cents: -cents,
    invoice: null,
    quotes: "nothing",
    text,
    takesBack: null
  })
  if (workday(`${date.slice(0, 8)}01`) !== date) return []
  return [
    of("RENT", "HAUSVERWALTUNG SPREE GMBH", 180_000, "Office rent"),
    of("LEASE", "MOBILLEASING AG", 38_900, "Leasing of the van"),
    of("FEE", "COMMERZBANK", 1_290, "Account fee")
  ]
}

interface Booked {
  readonly date: string
  readonly currency: BankCurrency
  readonly transfer: BankTransfer
}

/** The return of a transfer, and the same one made again. */
const returned = ({ currency, date, transfer }: Booked): ReadonlyArray<Booked> => [
  {
    currency,
    date: workday(addDays(date, RETURNED_AFTER_DAYS)),
    transfer: {
      ...transfer,
      name: `${transfer.name}-R`,
      cents: -transfer.cents,
      text: "Insufficient funds",
      takesBack: transfer.name
    }
  },
  {
    currency,
    date: workday(addDays(date, AGAIN_AFTER_DAYS)),
    transfer: { ...transfer, name: `${transfer.name}-2`, quotes: "reference", text: "" }
  }
]

/** What is booked, with the one transfer that comes back. */
const bookedOf = (
  payments: ReadonlyArray<{ readonly date: string; readonly payment: Payment; readonly invoice: Invoice }>,
  today: string
): ReadonlyArray<Booked> => {
  const booked = payments.flatMap(({ date, invoice, payment }): ReadonlyArray<Booked> => {
    if (!isBankCurrency(invoice.currency)) return []
    return [
      {
        date,
        currency: invoice.currency,
        transfer: transferOf(payment, invoice, daysBetween(date, today))
      }
    ]
  })
  const back = booked.findLast(({ currency, date, transfer }) => {
    const age = daysBetween(date, today)
    return (
      currency === "EUR" && age >= RETURN_FROM_DAYS && age <= RETURN_TO_DAYS && transfer.quotes === "number"
    )
  })
  return back === undefined ? booked : [...booked, ...returned(back)]
}

/** The days of each account in order, with their balances. */
const statementsOf = (
  dates: ReadonlyArray<string>,
  booked: ReadonlyArray<Booked>
): ReadonlyArray<BankDay> => {
  const balances = { ...OPENING_CENTS }
  return dates.flatMap((date) =>
    bankCurrencies.flatMap((currency): ReadonlyArray<BankDay> => {
      const transfers = [
        ...booked
          .filter((each) => each.date === date && each.currency === currency)
          .map(({ transfer }) => transfer),
        ...(currency === "EUR" ? outgoing(date) : [])
      ]
      if (transfers.length === 0) return []
      const openingCents = balances[currency]
      balances[currency] += transfers.reduce((sum, { cents }) => sum + cents, 0)
      return [{ currency, date, openingCents, closingCents: balances[currency], transfers }]
    })
  )
}

/** The days with statements in the place of what was transferred in the last three months. */
export const throughTheBank = (days: ReadonlyArray<DemoDay>, today: string): ReadonlyArray<DemoDay> => {
  const invoices = new Map(
    days.flatMap(({ happenings }) =>
      happenings.flatMap((each) => (each.kind === "invoice" ? [[each.name, each] as const] : []))
    )
  )
  const isBanked = (date: string, happening: Happening): happening is Payment =>
    happening.kind === "payment" &&
    happening.method === "bank_transfer" &&
    daysBetween(date, today) <= BANK_DAYS &&
    isBankCurrency(invoices.get(happening.invoice)?.currency ?? "")
  const payments = days.flatMap(({ date, happenings }) =>
    happenings.flatMap((payment) => {
      const invoice = payment.kind === "payment" ? invoices.get(payment.invoice) : undefined
      return invoice !== undefined && isBanked(date, payment) ? [{ date, payment, invoice }] : []
    })
  )
  const dates = days.map(({ date }) => date).filter((date) => daysBetween(date, today) <= BANK_DAYS)
  const statements = statementsOf(dates, bookedOf(payments, today))
  return days.map(({ date, happenings }) => ({
    date,
    happenings: [
      ...happenings.filter((each) => !isBanked(date, each)),
      ...statements
        .filter((day) => day.date === date)
        .map((day): Happening => ({ kind: "statement", name: `STMT-${day.currency}-${date}`, day }))
    ]
  }))
}
