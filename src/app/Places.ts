/** The pages of a company and what one goes there for, as the search of the header finds them. */
import { type Role, roles } from "../domain/Member.ts"
import type { CompanyVisit } from "./Page.ts"

/** A page, or something that is done on one. */
export interface Place {
  readonly label: string
  /** Below the company's address. */
  readonly path: string
  /** Other words by which people look for it. */
  readonly words: string
  readonly roles: ReadonlyArray<Role>
}

const place = (label: string, path: string, words = "", open: ReadonlyArray<Role> = roles): Place => ({
  label,
  path,
  words,
  roles: open
})

const leading: ReadonlyArray<Role> = ["owner", "admin"]

/** All places. Those of the navigation are called as it calls them, which a test sees to. */
export const places: ReadonlyArray<Place> = [
  place("Overview", "", "home dashboard figures aging"),
  place("Receivables", "/receivables", "invoices debts owed list"),
  place("New receivable", "/receivables/new", "create add invoice debt"),
  place("Import receivables", "/receivables/import", "upload file csv invoices"),
  place("Overdue receivables", "/receivables?overdue=true", "late unpaid"),
  place("Money in", "/bank", "bank transactions payments movements"),
  place("Statements of the bank", "/bank/statements", "upload files camt mt940"),
  place("Bills", "/payables", "payables what we owe"),
  place("New bill", "/payables/new", "create add payable"),
  place("Calendar of bills", "/payables/calendar", "month payables"),
  place("Series of bills", "/payables/series", "monthly rent payables"),
  place("Customers", "/customers", "debtors clients"),
  place("Customers who owe most", "/customers?sort=owed", "largest debtors"),
  place("Reminders", "/reminders", "messages mails sms sent planned"),
  place("Policy", "/policy", "steps dunning rules schedule", leading),
  place("Texts", "/texts", "wording templates language mails", leading),
  place("Keys", "/keys", "api token create key", leading),
  place("People", "/people", "members invite roles team", leading),
  place("Usage", "/usage", "plan allowance requests"),
  place("Company", "/company", "facts address iban bank account time zone go live", leading),
  place("Audit", "/audit", "history who did what", leading)
]

/** Texts are compared without accents, in lower case. */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()

const wordsOf = (text: string): ReadonlyArray<string> =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")

/** The places that are open to the reader and have words that begin with all words of a text: by their names first. */
export const placesFor = (text: string, { membership: { role } }: CompanyVisit): ReadonlyArray<Place> => {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return []
  const has = (of: string) => {
    const own = wordsOf(of)
    return wanted.every((word) => own.some((each) => each.startsWith(word)))
  }
  const open = places.filter((each) => each.roles.includes(role))
  const named = open.filter(({ label }) => has(label))
  return [...named, ...open.filter((each) => !named.includes(each) && has(`${each.label} ${each.words}`))]
}
