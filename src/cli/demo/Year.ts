/** A year of the demo company, as a list of what happens on which day. Pure: the same days for the same date. */
import { addDays, addMonthsClamped, daysBetween } from "../../domain/CalendarDate.ts"
import { throughTheBank } from "./BankDays.ts"
import { bills, demoCustomers, wares } from "./Customers.ts"
import { DAYS, decimal, type DemoDay, Diary, workday } from "./Diary.ts"

/** Invoices and customers of the whole book. */
const INVOICES = 300
/** Invoices with names and amounts of their own, which the documentation shows. */
const CLASSICS = 6
const BILLS = 24

/** What a customer may do with an invoice, and how often of a hundred times. */
const behaviours = [
  [30, "early"],
  [26, "on_time"],
  [22, "late"],
  [6, "in_parts"],
  [3, "promise_kept"],
  [3, "promise_broken"],
  [3, "disputed"],
  [3, "paused"],
  [2, "cancelled"],
  [2, "never"]
] as const
type Behaviour = (typeof behaviours)[number][1]

const behaviourOf = (year: Diary): Behaviour => {
  let left = year.pick(0, 99)
  for (const [share, behaviour] of behaviours) {
    if (left < share) return behaviour
    left -= share
  }
  return "on_time"
}

/** What is not over yet, so that there is something of every kind to look at: by how long ago it was due. */
const goingOn: ReadonlyArray<readonly [least: number, most: number, behaviours: ReadonlyArray<Behaviour>]> = [
  [6, 10, ["promise_broken", "disputed"]],
  [13, 20, ["promise_broken", "in_parts", "never", "paused", "disputed"]]
]

/** A behaviour for one of the invoices that were due a short while ago. */
const stillGoingOn = (year: Diary, dueDate: string): Behaviour | undefined => {
  const days = daysBetween(dueDate, year.today)
  const [least, , behaviours = []] = goingOn.find(([from, to]) => days >= from && days <= to) ?? []
  return least === undefined ? undefined : behaviours[year.count(`going on ${least}`)]
}

interface Issued {
  readonly name: string
  readonly cents: number
  readonly created: string
  readonly dueDate: string
}

const complaints = [
  "Two of the helmets were the wrong size. We have sent them back.",
  "The invoice names four bikes, but three were delivered.",
  "We have agreed on a discount of ten per cent, which is missing."
]

/** What becomes of an invoice. */
const courses: Readonly<Record<Behaviour, (year: Diary, invoice: Issued) => void>> = {
  early: (year, { cents, created, dueDate, name }) => {
    const days = Math.max(1, daysBetween(created, dueDate) - year.pick(1, 6))
    year.pay(addDays(created, days), name, cents, year.oneOf(["bank_transfer", "bank_transfer", "card"]))
  },
  on_time: (year, { cents, dueDate, name }) => year.pay(addDays(dueDate, year.pick(-1, 0)), name, cents),
  late: (year, { cents, dueDate, name }) => year.pay(addDays(dueDate, year.pick(4, 24)), name, cents),
  in_parts: (year, { cents, dueDate, name }) => {
    const first = Math.floor((cents * year.pick(30, 60)) / 100)
    year.pay(addDays(dueDate, year.pick(1, 6)), name, first)
    year.pay(addDays(dueDate, year.pick(18, 40)), name, cents - first)
  },
  promise_kept: (year, { cents, dueDate, name }) => {
    const asked = workday(addDays(dueDate, 5))
    const date = workday(addDays(asked, 8))
    year.on(asked, { kind: "promise", invoice: name, date })
    year.pay(date, name, cents)
  },
  promise_broken: (year, { cents, dueDate, name }) => {
    const asked = workday(addDays(dueDate, 4))
    year.on(asked, { kind: "promise", invoice: name, date: addDays(asked, 7) })
    year.pay(addDays(asked, 45), name, cents)
  },
  disputed: (year, { cents, dueDate, name }) => {
    const asked = workday(addDays(dueDate, 4))
    const settled = workday(addDays(asked, 20))
    year.on(asked, { kind: "dispute", invoice: name, text: year.oneOf(complaints) })
    year.on(settled, { kind: "resume", invoice: name, reason: "Settled by phone" })
    year.pay(addDays(settled, 9), name, cents)
  },
  paused: (year, { cents, dueDate, name }) => {
    const asked = workday(addDays(dueDate, 2))
    year.on(asked, { kind: "pause", invoice: name, reason: "The new bookkeeper starts next month" })
    const resumed = workday(addDays(asked, 30))
    year.on(resumed, { kind: "resume", invoice: name, reason: "The bookkeeper is there" })
    year.pay(addDays(resumed, 6), name, cents)
  },
  cancelled: (year, { created, name }) =>
    year.on(addDays(created, 3), { kind: "cancel", invoice: name, reason: "Billed twice" }),
  never: () => undefined
}

const invoices = (year: Diary): void => {
  const count = INVOICES - CLASSICS
  for (let n = 0; n < count; n++) {
    const created = workday(addDays(year.start, 2 + Math.floor((n * (DAYS - 6)) / count)))
    // Every customer has one.
    const customer = n < demoCustomers.length ? n : year.pick(0, demoCustomers.length - 1)
    const [description, least, most] = year.oneOf(wares)
    const cents = year.pick(least * 100, most * 100)
    const dueDate = addDays(created, year.oneOf([14, 14, 30]))
    const name = `INV-${1_001 + CLASSICS + n}`
    const currency = demoCustomers[customer]?.currency ?? "EUR"
    year.on(created, {
      kind: "invoice",
      name,
      customer,
      amount: decimal(cents),
      currency,
      dueDate,
      description
    })
    courses[stillGoingOn(year, dueDate) ?? behaviourOf(year)](year, { name, cents, created, dueDate })
  }
}

/** The first records, which the documentation shows: their ids are the lowest. */
const classics = (year: Diary): void => {
  const { start, today } = year
  const invoice = (name: string, customer: number, cents: number, dueDate: string, description: string) =>
    year.on(start, {
      kind: "invoice",
      name,
      customer,
      amount: decimal(cents),
      currency: customer === 2 ? "USD" : "EUR",
      dueDate,
      description
    })
  invoice("INV-1001", 0, 48_000, addDays(start, 14), "Repair of two delivery bikes")
  invoice("INV-1002", 1, 235_000, addDays(today, 9), "Cargo bike, first of two instalments paid")
  invoice("INV-1003", 2, 98_000, addDays(today, 20), "Yearly contract for maintenance")
  invoice("INV-1004", 1, 7_500, addDays(start, 30), "Billed twice")
  invoice("INV-1005", 3, 124_050, addDays(start, 21), "Two delivery bikes")
  invoice("INV-1006", 3, 8_990, addDays(today, 30), "Spare wheels, at the end of the contract")
  year.pay(addDays(start, 1), "INV-1001", 48_000)
  year.pay(addDays(start, 2), "INV-1002", 117_500)
  year.on(addDays(start, 3), {
    kind: "pause",
    invoice: "INV-1003",
    reason: "The customer disputes the delivery"
  })
  year.on(addDays(start, 3), { kind: "cancel", invoice: "INV-1004", reason: "Billed twice" })
}

const outgoings = (year: Diary): void => {
  const { start } = year
  const firstOf = (date: string) => `${date.slice(0, 8)}01`
  const monthly = [
    ["RENT", "Office rent", "1800.00"],
    ["LEASE", "Leasing of the van", "389.00"]
  ] as const
  for (const [name, label, amount] of monthly) {
    const anchorDate = firstOf(addDays(start, 31))
    year.on(start, { kind: "series", name, label, amount, anchorDate })
    for (let month = 0; month < 12; month++) {
      const dueBy = addMonthsClamped(anchorDate, month)
      year.on(addDays(dueBy, -1), { kind: "series_paid", label, dueBy })
    }
  }
  for (let n = 0; n < BILLS; n++) {
    const [label, currency, least, most] = bills[n % bills.length] ?? ["Electricity", "EUR", 200, 300]
    const created = workday(addDays(start, 4 + Math.floor((n * (DAYS - 8)) / BILLS)))
    const dueDate = addDays(created, year.oneOf([10, 14, 30]))
    const name = `BILL-${71 + n}`
    const cents = year.pick(least * 100, most * 100)
    year.on(created, { kind: "bill", name, label, amount: decimal(cents), currency, dueDate })
    if (n % 9 !== 7) year.on(addDays(dueDate, year.pick(-3, 1)), { kind: "bill_paid", bill: name })
  }
}

/** The year up to yesterday, for a company whose date is `today`. */
export const yearUpTo = (today: string): ReadonlyArray<DemoDay> => {
  const year = new Diary(today)
  classics(year)
  invoices(year)
  outgoings(year)
  return throughTheBank(year.days, today)
}

/** The first day of that year. */
export const startOf = (today: string): string => workday(addDays(today, -DAYS))
