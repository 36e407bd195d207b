/** The pages of a company and what one goes there for, as the search of the header finds them. */
import { type Role, roles } from "../domain/Member.ts"
import type { CompanyVisit } from "./Page.ts"

/** A page, or something that is done on one. */
export interface Destination {
  readonly label: string
  /** Below the company's address. */
  readonly path: string
  /** Other words by which people look for it. */
  readonly words: string
  readonly roles: ReadonlyArray<Role>
}

const destination = (
  label: string,
  path: string,
  words = "",
  open: ReadonlyArray<Role> = roles
): Destination => ({
  label,
  path,
  words,
  roles: open
})

const leading: ReadonlyArray<Role> = ["owner", "admin"]

/** All destinations. Those of the navigation are called as it calls them, which a test sees to. */
export const destinations: ReadonlyArray<Destination> = [
  destination("Overview", "", "home dashboard figures aging"),
  destination("Receivables", "/receivables", "invoices debts owed list"),
  destination("New receivable", "/receivables/new", "create add invoice debt"),
  destination("Import receivables", "/receivables/import", "upload file csv invoices"),
  destination("Overdue receivables", "/receivables?overdue=true", "late unpaid"),
  destination("Money in", "/bank", "bank transactions payments movements"),
  destination("Statements of the bank", "/bank/statements", "upload files camt mt940"),
  destination("Bills", "/payables", "payables what we owe"),
  destination("New bill", "/payables/new", "create add payable"),
  destination("Calendar of bills", "/payables/calendar", "month payables"),
  destination("Series of bills", "/payables/series", "monthly rent payables"),
  destination("Customers", "/customers", "debtors clients"),
  destination("Customers who owe most", "/customers?sort=owed", "largest debtors"),
  destination("Outbox", "/outbox", "messages approve skip edit test send next planned"),
  destination("Reminders", "/reminders", "messages mails sms sent planned"),
  destination("Go live", "/go-live", "automatic ask me first hold reminders on off"),
  destination("Policy", "/policy", "steps dunning rules schedule", leading),
  destination("Texts", "/texts", "wording templates language mails", leading),
  destination("Keys", "/keys", "api token create key", leading),
  destination("People", "/people", "members invite roles team", leading),
  destination("Usage", "/usage", "plan allowance requests"),
  destination("Company", "/company", "facts address iban bank account time zone", leading),
  destination("Audit", "/audit", "history who did what", leading)
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

/** The destinations that are open to the reader and have words that begin with all words of a text: by their names first. */
export const destinationsFor = (
  text: string,
  { membership: { role } }: CompanyVisit
): ReadonlyArray<Destination> => {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return []
  const has = (of: string) => {
    const own = wordsOf(of)
    return wanted.every((word) => own.some((each) => each.startsWith(word)))
  }
  const open = destinations.filter((each) => each.roles.includes(role))
  const named = open.filter(({ label }) => has(label))
  return [...named, ...open.filter((each) => !named.includes(each) && has(`${each.label} ${each.words}`))]
}
