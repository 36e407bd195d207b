/** What people read of each deed, wherever it shows. */
// oxlint-disable max-lines -- one table, which is looked up and never read from its beginning to its end
import { type Deed, deeds, type DetailsOf, type Resource } from "../../domain/Deed.ts"
import type { shownOn, StoredEntry } from "../../services/Audit.ts"
import { phrase, say, type Unsaid } from "../../words/Say.ts"

type DetailOf<Details> = Details extends unknown ? keyof Details : never

interface Said<D extends Deed> {
  /**
   * What stands after the name of whoever did it. What it was done to is in braces, in words that always fit; a page that
   * knows it writes its name or number instead.
   */
  readonly did: Unsaid
  /** What stands instead where the same was done several times in a row. Without it, each is told by itself. */
  readonly many?: Unsaid
  /** The detail that is told as the day by which something will be. */
  readonly by?: DetailOf<DetailsOf<D>>
  /** The detail that is told as the day on which it ends. */
  readonly until?: DetailOf<DetailsOf<D>>
  /** The detail that is told as an amount of minor units, in the currency of the detail `currency`. */
  readonly money?: DetailOf<DetailsOf<D>>
  /** The detail in which somebody says something in their own words. */
  readonly quote?: DetailOf<DetailsOf<D>>
}

/** What stands on the history of a receivable, bill or customer: only what shows there has it. */
type Past<D extends Deed> = (typeof shownOn)[D] extends "receivable" | "payable" | "customer"
  ? { readonly past: Unsaid }
  : { readonly past?: never }

/** The words of each deed. */
const deedWords: { readonly [D in Deed]: Said<D> & Past<D> } = {
  "receivable.create": {
    did: phrase("created {a receivable}"),
    many: phrase("created receivables"),
    past: phrase("Created")
  },
  "receivable.import": {
    did: phrase("imported {a receivable}"),
    many: phrase("imported receivables"),
    past: phrase("Imported from a file")
  },
  "receivable.update": {
    did: phrase("changed {a receivable}"),
    many: phrase("changed receivables"),
    past: phrase("Changed")
  },
  "receivable.pause": {
    did: phrase("paused {a receivable}"),
    many: phrase("paused receivables"),
    past: phrase("Paused"),
    until: "until",
    quote: "reason"
  },
  "receivable.resume": {
    did: phrase("resumed {a receivable}"),
    many: phrase("resumed receivables"),
    past: phrase("Resumed"),
    quote: "reason"
  },
  "receivable.cancel": {
    did: phrase("voided {a receivable}"),
    many: phrase("voided receivables"),
    past: phrase("Voided"),
    quote: "reason"
  },
  "receivable.promise": {
    did: phrase("promised to pay {a receivable}"),
    past: phrase("Promised to pay"),
    by: "date"
  },
  "receivable.dispute": {
    did: phrase("said that something is wrong with {a receivable}"),
    past: phrase("Said that something is wrong"),
    quote: "text"
  },
  "receivable.reply": {
    did: phrase("answered the customer about {a receivable}"),
    past: phrase("Answered the customer"),
    quote: "text"
  },
  "receivable.document": {
    did: phrase("kept the invoice of {a receivable}"),
    many: phrase("kept invoices of receivables"),
    past: phrase("Invoice kept")
  },
  "receivable.document_remove": {
    did: phrase("removed the invoice of {a receivable}"),
    past: phrase("Invoice removed")
  },
  "reminder.send_now": {
    did: phrase("sent the next reminder now for {a receivable}"),
    past: phrase("Next reminder asked for")
  },
  "reminder.approve": {
    did: phrase("approved a message to {a customer}"),
    many: phrase("approved messages")
  },
  "reminder.skip": { did: phrase("skipped a message to {a customer}"), many: phrase("skipped messages") },
  "reminder.edit": { did: phrase("edited a message to {a customer}") },
  "reminder.test": { did: phrase("had a test sent of a message to {a customer}") },
  "receivables.import": { did: phrase("imported a file of receivables") },
  "payables.import": { did: phrase("imported a file of bills") },
  "customers.import": { did: phrase("imported a file of customers") },
  "payment.record": {
    did: phrase("recorded a payment for {a receivable}"),
    many: phrase("recorded payments"),
    past: phrase("Payment recorded")
  },
  "payment.reverse": {
    did: phrase("reversed a payment for {a receivable}"),
    many: phrase("reversed payments"),
    past: phrase("Payment reversed"),
    quote: "reason"
  },
  "bank_transaction.apply": {
    did: phrase("applied {a bank transaction}"),
    many: phrase("applied bank transactions")
  },
  "bank_transaction.undo": {
    did: phrase("took back what was done with {a bank transaction}"),
    quote: "reason"
  },
  "bank_transaction.ignore": {
    did: phrase("set {a bank transaction} aside"),
    many: phrase("set bank transactions aside"),
    quote: "reason"
  },
  "bank_transaction.refuse": { did: phrase("refused a suggestion for {a bank transaction}") },
  "bank_transaction.return": {
    did: phrase("took {a bank transaction} back, which the bank has returned"),
    quote: "reason"
  },
  "bank_transaction.repay": {
    did: phrase("paid back what was left of {a bank transaction}"),
    quote: "reason"
  },
  "customer.pay": {
    did: phrase("recorded a payment from {a customer}"),
    many: phrase("recorded payments from customers"),
    past: phrase("Recorded a payment from this customer"),
    money: "amount_minor"
  },
  "customer.use_credit": {
    did: phrase("used the credit of {a customer}"),
    past: phrase("Used credit"),
    money: "amount_minor"
  },
  "customer.repay": {
    did: phrase("paid back the credit of {a customer}"),
    past: phrase("Paid back what was left of a payment"),
    money: "amount_minor"
  },
  "customer.unpay": {
    did: phrase("took back a payment from {a customer}"),
    past: phrase("Took back a payment that was recorded by mistake"),
    money: "amount_minor"
  },
  "customer.note": {
    did: phrase("noted something about {a customer}"),
    past: phrase("Noted"),
    quote: "text"
  },
  "customer.note_done": {
    did: phrase("has done what was noted about {a customer}"),
    past: phrase("Done what was noted"),
    quote: "text"
  },
  "customer.merge": {
    did: phrase("merged another customer into {a customer}"),
    past: phrase("Merged another customer into this one"),
    quote: "name"
  },
  "customer.unmerge": {
    did: phrase("undid that a customer was merged into {a customer}"),
    past: phrase("Undid a merge of customers"),
    quote: "name"
  },
  "payer.forget": {
    did: phrase("forgot an account that had paid for {a customer}"),
    past: phrase("Forgot an account that had paid")
  },
  "payable.import": {
    did: phrase("imported {a bill}"),
    many: phrase("imported bills"),
    past: phrase("Imported from a file")
  },
  "payable.create": {
    did: phrase("created {a bill}"),
    many: phrase("created bills"),
    past: phrase("Created")
  },
  "payable.update": { did: phrase("changed {a bill}"), past: phrase("Changed") },
  "payable.mark_paid": {
    did: phrase("marked {a bill} as paid"),
    many: phrase("marked bills as paid"),
    past: phrase("Marked as paid"),
    quote: "reason"
  },
  "series.create": { did: phrase("created a series of bills"), past: phrase("Its series was created") },
  "series.stop": { did: phrase("stopped a series of bills"), past: phrase("Its series was stopped") },
  "series.occurrence": {
    did: phrase("created {the next bill of a series}"),
    many: phrase("created the next bills of series"),
    past: phrase("Written by its series")
  },
  "customer.import": {
    did: phrase("imported {a customer}"),
    many: phrase("imported customers"),
    past: phrase("Imported from a file")
  },
  "customer.update": { did: phrase("changed {a customer}"), past: phrase("Changed") },
  "customer.opt_out": {
    did: phrase("stopped reminders to an address of {a customer}"),
    past: phrase("Stopped reminders to an address"),
    quote: "reason"
  },
  "customer.opt_in": {
    did: phrase("allowed reminders to an address of {a customer} again"),
    past: phrase("Allowed reminders to an address again"),
    quote: "reason"
  },
  "customer.suppress": {
    did: phrase("stopped reminders to {a customer}, whose address does not work"),
    past: phrase("Stopped reminders to an address that does not work"),
    quote: "detail"
  },
  "customer.new_link": {
    did: phrase("made a new link for {a customer}'s page"),
    past: phrase("Made a new link for the debtor’s page")
  },
  "debtor_page.open": {
    did: phrase("opened their invoice page ({a customer})"),
    past: phrase("Invoice page opened")
  },
  "key.create": { did: phrase("created {a key}") },
  "key.rotate": { did: phrase("rotated {a key}") },
  "key.revoke": { did: phrase("revoked {a key}") },
  "member.add": { did: phrase("added a person") },
  "member.role": { did: phrase("changed a person's role") },
  "member.remove": { did: phrase("removed a person") },
  "invitation.send": { did: phrase("invited a person") },
  "invitation.send_again": { did: phrase("invited a person again") },
  "invitation.withdraw": { did: phrase("withdrew an invitation") },
  "invitation.accept": { did: phrase("accepted an invitation") },
  "user.create": { did: phrase("created an account") },
  "user.first_link": { did: phrase("made a link to sign in for the first time") },
  "user.join": { did: phrase("joined the company") },
  "user.sign_up": { did: phrase("signed up") },
  "user.verify_email": { did: phrase("confirmed an e-mail address") },
  "user.update": { did: phrase("changed an account") },
  "user.password": { did: phrase("changed a password") },
  "user.sign_out": { did: phrase("signed out everywhere") },
  "user.change_email": { did: phrase("asked for another e-mail address") },
  "user.keep_email": { did: phrase("kept the present e-mail address") },
  "user.undo_email": { did: phrase("took the earlier e-mail address back") },
  "user.reclaim": { did: phrase("took back the account of their e-mail address") },
  "user.close": { did: phrase("closed an account") },
  "user.link_sso": { did: phrase("linked an account to single sign-on") },
  "user.unlink_sso": { did: phrase("unlinked an account from single sign-on") },
  "user.sign_in_sso": { did: phrase("signed in by single sign-on") },
  "two_factor.set_up": { did: phrase("set up two-factor authentication") },
  "two_factor.turn_off": { did: phrase("turned off two-factor authentication") },
  "two_factor.reset": { did: phrase("reset a person's two-factor authentication") },
  "two_factor.recovery_code": { did: phrase("used a recovery code") },
  "two_factor.recovery_codes": { did: phrase("made new recovery codes") },
  "security.wrong_password": { did: phrase("saw a wrong password for {somebody}") },
  "security.wrong_code": { did: phrase("saw a wrong code for {somebody}") },
  "security.wrong_token": { did: phrase("saw a wrong key or link") },
  "security.locked": { did: phrase("made {somebody} wait after wrong tries") },
  "security.form_refused": {
    did: phrase("refused a form of {somebody}, which no page of this application has made")
  },
  "security.new_browser": { did: phrase("saw {somebody} sign in with a new browser") },
  "security.sensitive_action": { did: phrase("saw {somebody} do what needs a fresh proof") },
  "passkey.add": { did: phrase("added a passkey") },
  "passkey.remove": { did: phrase("removed a passkey") },
  "passkey.refuse": { did: phrase("used a passkey that may be a copy, and was refused") },
  "policy.set": { did: phrase("changed the reminder policy") },
  "texts.set": { did: phrase("changed the texts of reminders") },
  "plan.start": { did: phrase("started a plan") },
  "plan.end": { did: phrase("ended a plan") },
  "company.create": { did: phrase("created the company") },
  "company.update": { did: phrase("changed the company's facts") },
  "company.reminders": { did: phrase("changed whether reminders leave") },
  "bank_statement.import": { did: phrase("imported a bank statement") },
  "bank_account.add": { did: phrase("added a bank account") },
  "bank_account.remove": { did: phrase("removed a bank account") },
  "company.trust": { did: phrase("set what the company may do a day") },
  "company.export": { did: phrase("asked for an archive of all that the company has") },
  "company.close": { did: phrase("closed the company") },
  "company.reopen": { did: phrase("opened the company again") },
  "company.delete": { did: phrase("deleted the company") },
  "company.activate": { did: phrase("activated the company") },
  "company.deactivate": { did: phrase("deactivated the company") },
  "clock.advance": { did: phrase("moved the test clock") },
  "gate.open": { did: phrase("opened the gate") },
  "gate.close": { did: phrase("closed the gate") },
  "hooks.rotate": { did: phrase("changed the addresses for providers' reports") },
  "secrets.rewrap": { did: phrase("sealed the secrets by another key") },
  "installation.restore": { did: phrase("made a restored database safe to serve") }
}

/** Of whoever becomes a member by an invitation, or makes the company. */
const JOINED = { did: phrase("joined the company") } as const

type AnyWords = Said<Deed> & { readonly past?: Unsaid }

/** A name that is not in the table, such as of a deed of a later version, is written as it is stored. */
const asStored = (action: string): AnyWords => {
  // It is no phrase of the catalogue, and is said as it is.
  const text = action as unknown as Unsaid
  return { did: text, past: text }
}

/** The words of an entry. */
export const deedWordsOf = (
  entry: Pick<StoredEntry, "action" | "deed"> & Partial<Pick<StoredEntry, "subjectId" | "userId">>
): AnyWords => {
  const { action, deed } = entry
  if (deed === null) return asStored(action)
  const isOneself = entry.userId != null && entry.userId === entry.subjectId
  return deed === "member.add" && isOneself ? JOINED : deedWords[deed]
}

/** What was done, whatever it was done to: `removed a person`. */
export const didInGeneral = (deed: Deed): string => say(deedWords[deed].did).replaceAll(/[{}]/g, "")

/** A text of an entry's details, such as a reason; null if there is none. */
export const detailOf = ({ details }: StoredEntry, name: string | undefined): string | null => {
  const value = name === undefined ? null : details[name]
  return typeof value === "string" && value !== "" ? value : null
}

/** An amount of an entry's details, in minor units of its currency; null if there is none. */
export const moneyOfEntry = (
  { details }: StoredEntry,
  name: string | undefined
): { readonly minor: number; readonly currency: string } | null => {
  const [minor, currency] = [name === undefined ? null : details[name], details["currency"]]
  return typeof minor === "number" && typeof currency === "string" ? { minor, currency } : null
}

/** Where the page of a resource is, of those that all members may see, and what people call the resource. */
const pages: {
  readonly [R in Resource]?: { readonly folder: string; readonly noun: (id: number) => string }
} = {
  receivable: { folder: "receivables", noun: (id) => say("receivable {id}", { id }) },
  payment: { folder: "receivables", noun: (id) => say("receivable {id}", { id }) },
  payable: { folder: "payables", noun: (id) => say("bill {id}", { id }) },
  customer: { folder: "customers", noun: (id) => say("customer {id}", { id }) },
  bank_transaction: { folder: "bank", noun: (id) => say("bank transaction {id}", { id }) }
}

/** What an entry is about, with a page of its own. */
export interface Subject {
  readonly id: number
  /** `receivable 7`. */
  readonly name: string
  /** The address below the company's. */
  readonly path: string
}

/** What an entry is about; null where that has no page that all members may see. */
export const subjectOf = ({ deed, details, subjectId }: StoredEntry): Subject | null => {
  const resource = deed === null ? null : deeds[deed].resource
  const page = resource === null ? undefined : pages[resource]
  // The page of a payment is its receivable's.
  const id = resource === "payment" ? details["receivable_id"] : subjectId
  if (page === undefined || typeof id !== "number") return null
  return { id, name: page.noun(id), path: `/${page.folder}/${id}` }
}

/** What was done, cut where what it was done to stands; `thing` is empty where it stands nowhere. */
export interface DeedSentence {
  readonly before: string
  readonly thing: string
  readonly after: string
}

/** What was done and to which number, or to which key: `paused receivable 7`. */
export const sentenceOf = (entry: StoredEntry): DeedSentence => {
  const did = say(deedWordsOf(entry).did)
  const [, before = did, general = "", after = ""] =
    entry.deed === null ? [] : (/^(.*)\{(.*)\}(.*)$/.exec(did) ?? [])
  if (general === "") return { before, thing: "", after }
  const isOfKey = entry.deed !== null && deeds[entry.deed].resource === "key"
  const key = isOfKey ? detailOf(entry, "name") : null
  const thing = entry.subjectName ?? subjectOf(entry)?.name ?? general
  return { before, after, thing: key === null ? thing : `${general} ${say("“{quote}”", { quote: key })}` }
}

/** What fields of a PATCH are called. */
const fieldLabels: Readonly<Record<string, Unsaid>> = {
  amount: phrase("amount"),
  currency: phrase("currency"),
  dueDate: phrase("due date"),
  externalReference: phrase("reference"),
  description: phrase("description"),
  customerId: phrase("customer"),
  billLabel: phrase("what it is for"),
  displayName: phrase("name"),
  email: phrase("e-mail"),
  phoneE164: phrase("phone"),
  preferredLocale: phrase("language"),
  timezone: phrase("time zone")
}

/** Which fields a change has set, as a sentence; null for what is no change. */
export const changedFields = ({ details: { fields } }: StoredEntry): string | null =>
  Array.isArray(fields) && fields.length > 0
    ? say("What was changed: {list}.", {
        list: fields
          .map((field) => {
            const label = fieldLabels[String(field)]
            return label === undefined ? String(field) : say(label)
          })
          .join(", ")
      })
    : null

/** Who made an entry. */
export const whoOf = ({
  actor,
  keyName,
  userName
}: Pick<StoredEntry, "actor" | "keyName" | "userName">): string => {
  switch (actor) {
    case "user":
      return userName ?? say("A colleague")
    case "api_key":
      return keyName === null
        ? say("A key")
        : userName === null
          ? say("Key “{keyName}”", { keyName })
          : say("Key “{keyName}” of {userName}", { keyName, userName })
    case "operator":
      return say("The operator")
    case "debtor":
      return say("The customer")
    case "system":
      return "Duebook"
  }
}
