/** A company's book: customers, what they owe and owed, and the accounts that they pay from. */
import { creditorReference, paymentReferenceOf } from "../../../../src/domain/bank/References.ts"
import { rfOf, viiteOf } from "../../../../src/domain/bank/references/Schemes.ts"
import {
  luhnDigit,
  recursiveDigit,
  remainderBy97
} from "../../../../src/domain/bank/references/CheckDigits.ts"
import { addDays } from "../../../../src/domain/CalendarDate.ts"
import type { CandidateDebt } from "../../../../src/domain/bank/matching/Types.ts"
import type { RandomSource } from "../../../reminders/simulation/RandomSource.ts"

/** Days over which debts fall due, and for which the oldest are overdue. */
const DAYS_OF_DEBTS = 110
const DAYS_OVERDUE = 90

/** Customers who owe nothing and have another one's name, for each of the others. */
const NAMESAKES = 0.02

/** The day on which statements are booked. */
export const TODAY = "2026-03-12"

export interface Debt extends Omit<CandidateDebt, "balanceMinor" | "isOpen" | "status"> {
  balanceMinor: number
  isOpen: boolean
  status: string
  /** Whether somebody else has its customer's name, who owes nothing. */
  hasNamesake: boolean
}

export interface Customer {
  readonly id: number
  readonly name: string
  readonly isCompany: boolean
  /** Accounts that are theirs, or theirs and others'. */
  readonly accounts: ReadonlyArray<string>
  /** What they call us by, which they quote: a number of our files. */
  readonly customerNumber: string
  readonly debts: Array<Debt>
}

export interface Book {
  readonly companyId: number
  readonly country: string
  readonly customers: ReadonlyArray<Customer>
  readonly debts: ReadonlyArray<Debt>
  /** Whose debts an account has paid before. */
  readonly payers: Map<string, Set<number>>
  /** A number as this company gives them to invoices. */
  readonly numberLike: (random: RandomSource) => string
}

const firstNames = (
  "Anna Ben Clara David Emma Felix Greta Hans Ida Jonas Karl Lena Max Nora Otto Paula Quentin Rosa Samuel Tina Uwe Vera " +
  "Wilhelm Yasmin Zoë José María François Søren Åsa Jürgen Björn Käthe Łukasz Mehmet Ayşe Jean-Luc Peter Sabine Thomas " +
  "Ursula Monika Andreas Stefan Julia Laura Marie Sophie Lukas Leon Finn Mia Hannah Lea Nele Erik Ole Jens Antje Heike"
).split(" ")
const commonNames = (
  "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder " +
  "Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier " +
  "Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich " +
  "Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus " +
  "Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler " +
  "Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Özdemir García Lefèvre Ångström"
).split(" ")
const stems = (
  "Acker Alt Asch Brand Buch Burg Damm Dorn Eber Eich Feld Fürst Gold Grün Hage Hart Hell Hirsch Holz Kahl Kalk Kirch Kron " +
  "Land Linden Lohr Mühl Neu Nord Ober Rosen Rot Sand Schön Sieben Stern Thal Uhl Wald Weiden Wies Wild Zirn"
).split(" ")
const endings =
  "au bach berg beck brink dorf eck feld hof holt horst kamp mann meier moser see stein tal thaler wirth".split(
    " "
  )
const lastNames = [
  ...commonNames,
  ...commonNames,
  ...stems.flatMap((stem) => endings.map((ending) => stem + ending))
]
const trades = (
  "Maschinenbau Elektrotechnik Bäckerei Druckerei Logistik Consulting Software Immobilien Gartenbau Metallbau Holzhandel " +
  "Feinkost Medien Textil Sanitär Autohaus Reisen Optik Verlag Apotheke"
).split(" ")
const forms = [
  "GmbH",
  "GmbH",
  "GmbH & Co. KG",
  "AG",
  "UG (haftungsbeschränkt)",
  "e.K.",
  "KG",
  "Ltd.",
  "B.V.",
  "S.r.l.",
  "SARL"
]

const nameOf = (random: RandomSource): { readonly name: string; readonly isCompany: boolean } => {
  if (random.chance(0.35)) {
    const trade = random.chance(0.8) ? ` ${random.one(trades)}` : ""
    return { name: `${random.one(lastNames)}${trade} ${random.one(forms)}`, isCompany: true }
  }
  const [first, second, last] = [random.one(firstNames), random.one(firstNames), random.one(lastNames)]
  const name = random.weighted([
    [80, `${first} ${last}`],
    [8, `${last}, ${first}`],
    [6, `${first} und ${second} ${last}`],
    [6, `${first} ${second} ${last}`]
  ])
  return { name, isCompany: false }
}

const digits = (random: RandomSource, count: number): string =>
  Array.from({ length: count }, () => random.upTo(10)).join("")

/** An IBAN of Germany with right check digits. */
export const anIban = (random: RandomSource): string => {
  const body = digits(random, 18)
  return `DE${String(98 - remainderBy97(`${body}DE00`)).padStart(2, "0")}${body}`
}

const amounts = [2_990, 4_990, 9_900, 11_900, 25_000, 49_900, 80_000, 119_000]

/** Numbers of invoices: how this company writes its n-th. */
const numberings: ReadonlyArray<(n: number) => string> = [
  (n) => `INV-2026-${String(n).padStart(5, "0")}`,
  (n) => `2026/${n}`,
  (n) => `RE${10_000 + n}`,
  (n) => String(1_000 + n),
  (n) => String(2_026_000 + n),
  (n) => `R 2026 ${n}`,
  (n) => `AR.${n}-26`
]

const nationalOf = (country: string, n: number): string | null => {
  const number = String(70_000 + n)
  if (country === "FI") return viiteOf(number)
  if (country === "NO" || country === "SE") return `${number}${luhnDigit(number)}`
  if (country === "CH") {
    const body = `21${String(n).padStart(24, "0")}`
    return `${body}${recursiveDigit(body)}`
  }
  if (country !== "BE") return null
  const body = `09${String(n).padStart(8, "0")}`
  const rest = remainderBy97(body)
  return `${body}${String(rest === 0 ? 97 : rest).padStart(2, "0")}`
}

const externalOf = (
  random: RandomSource,
  country: string,
  n: number,
  numbering: (n: number) => string
): string | null => {
  if (random.chance(0.05)) return null
  if (country === "DE" && random.chance(0.02)) return rfOf(String(900_000 + n))
  return random.chance(0.5) ? (nationalOf(country, n) ?? numbering(n)) : numbering(n)
}

/** What a customer owes: of one price, of a few, or of any. */
const pricesOf = (random: RandomSource): (() => number) => {
  const usual = random.one(amounts)
  return random.weighted([
    [30, () => usual],
    [25, () => random.one(amounts)],
    [45, () => random.between(500, 400_000)]
  ])
}

const statusOf = (random: RandomSource): string =>
  random.weighted([
    [76, "open"],
    [20, "paid"],
    [4, "cancelled"]
  ])

const withDebts = (
  random: RandomSource,
  companyId: number,
  country: string,
  customers: ReadonlyArray<Customer>,
  numbering: (n: number) => string
) => {
  const debts: Array<Debt> = []
  // Invoices are numbered as they are written, for whomever.
  const turns = customers.flatMap((customer) => {
    const price = pricesOf(random)
    const count = random.weighted([
      [45, 1],
      [25, 2],
      [15, 3],
      [10, random.between(4, 8)],
      [2, random.between(15, 28)]
    ])
    return Array.from({ length: count }, () => ({ customer, price, order: random.next() }))
  })
  turns.sort((a, b) => a.order - b.order)
  turns.forEach(({ customer, price }, index) => {
    const receivableId = 1_000 + index
    const amountMinor = price()
    const status = statusOf(random)
    const isOpen = status === "open"
    const externalReference = externalOf(random, country, index, numbering)
    const debt: Debt = {
      receivableId,
      customerId: customer.id,
      customerName: customer.name,
      amountMinor,
      balanceMinor: isOpen ? amountMinor : 0,
      currency: random.chance(0.02) ? "USD" : "EUR",
      dueDate: addDays(TODAY, Math.floor((index * DAYS_OF_DEBTS) / turns.length) - DAYS_OVERDUE),
      isOpen,
      status,
      hasNamesake: false,
      externalReference,
      paymentReference: paymentReferenceOf({
        companyId,
        receivableId,
        externalReference,
        accountCountry: country
      })
    }
    debts.push(debt)
    customer.debts.push(debt)
  })
  return debts
}

/** Makes a book with so many customers. */
export const bookOf = (random: RandomSource, count: number): Book => {
  const companyId = random.one([7, 42, 1_234, 98_765])
  const country = random.weighted([
    [60, "DE"],
    [8, "CH"],
    [8, "FI"],
    [8, "NO"],
    [8, "SE"],
    [8, "BE"]
  ])
  const numbering = random.one(numberings)
  const shared = Array.from({ length: Math.ceil(count / 100) }, () => anIban(random))
  const customers = Array.from({ length: count }, (_, index): Customer => ({
    id: 1 + index,
    ...nameOf(random),
    accounts: [
      random.chance(0.04) ? random.one(shared) : anIban(random),
      ...(random.chance(0.15) ? [anIban(random)] : [])
    ],
    // As many digits as numbers of invoices have, and often the same.
    customerNumber: String(random.one([1_000, 10_000, 2_026_000]) + random.upTo(count * 2)),
    debts: []
  }))
  const debts = withDebts(random, companyId, country, customers, numbering)
  for (let n = 0; n < count * NAMESAKES; n += 1) {
    const { debts: own, isCompany, name } = random.one(customers)
    customers.push({
      id: customers.length + 1,
      name,
      isCompany,
      accounts: [anIban(random)],
      customerNumber: String(random.upTo(count)),
      debts: []
    })
    for (const debt of own) debt.hasNamesake = true
  }
  const payers = new Map<string, Set<number>>()
  for (const { accounts, id } of customers) {
    for (const account of accounts) {
      if (random.chance(0.4)) payers.set(account, (payers.get(account) ?? new Set()).add(id))
    }
  }
  return {
    companyId,
    country,
    customers,
    debts,
    payers,
    numberLike: (from) => numbering(from.upTo(debts.length))
  }
}

/** Own reference of a debt, which counts beside an external one. */
export const ownReference = ({ companyId }: Book, { receivableId }: Debt): string =>
  creditorReference(companyId, receivableId)
