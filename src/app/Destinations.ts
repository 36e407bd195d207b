/** The pages of a company and what one goes there for, as the search of the header finds them. */
import { type Role, roles } from "../domain/Member.ts"
import type { CompanyVisit } from "./Page.ts"
import { type Unsaid, phrase, say } from "../words/Say.ts"

/** A page, or something that is done on one. */
export interface Destination {
  readonly label: Unsaid
  /** Below the company's address. */
  readonly path: string
  /** Other words by which people look for it. */
  readonly words: Unsaid | null
  readonly roles: ReadonlyArray<Role>
}

const destination = (
  label: Unsaid,
  path: string,
  words: Unsaid | null = null,
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
  destination(phrase("Overview"), "", phrase("home dashboard figures aging")),
  destination(phrase("Receivables"), "/receivables", phrase("invoices debts owed list")),
  destination(phrase("New receivable"), "/receivables/new", phrase("create add invoice debt")),
  destination(phrase("Import receivables"), "/receivables/import", phrase("upload file csv invoices")),
  destination(phrase("Overdue receivables"), "/receivables?overdue=true", phrase("late unpaid")),
  destination(phrase("Money in"), "/bank", phrase("bank transactions payments movements")),
  destination(phrase("Statements of the bank"), "/bank/statements", phrase("upload files camt mt940")),
  destination(phrase("Bills"), "/payables", phrase("payables what we owe")),
  destination(phrase("New bill"), "/payables/new", phrase("create add payable")),
  destination(phrase("Calendar of bills"), "/payables/calendar", phrase("month payables")),
  destination(phrase("Series of bills"), "/payables/series", phrase("monthly rent payables")),
  destination(phrase("Customers"), "/customers", phrase("debtors clients")),
  destination(phrase("Customers who owe most"), "/customers?sort=owed", phrase("largest debtors")),
  destination(phrase("Outbox"), "/outbox", phrase("messages approve skip edit test send next planned")),
  destination(phrase("Reminders"), "/reminders", phrase("messages mails sms sent planned")),
  destination(phrase("Go live"), "/go-live", phrase("automatic ask me first hold reminders on off")),
  destination(phrase("Policy"), "/policy", phrase("steps dunning rules schedule"), leading),
  destination(phrase("Texts"), "/texts", phrase("wording templates language mails"), leading),
  destination(phrase("Keys"), "/keys", phrase("api token create key"), leading),
  destination(phrase("People"), "/people", phrase("members invite roles team"), leading),
  destination(phrase("Usage"), "/usage", phrase("plan allowance requests")),
  destination(phrase("Company"), "/company", phrase("facts address iban bank account time zone"), leading),
  destination(phrase("Audit"), "/audit", phrase("history who did what"), leading)
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
  const has = (of: string): boolean => {
    const own = wordsOf(of)
    return wanted.every((word) => own.some((each) => each.startsWith(word)))
  }
  const open = destinations.filter((each) => each.roles.includes(role))
  const named = open.filter(({ label }) => has(say(label)))
  return [
    ...named,
    ...open.filter(
      (each) =>
        !named.includes(each) && has(`${say(each.label)} ${each.words === null ? "" : say(each.words)}`)
    )
  ]
}
