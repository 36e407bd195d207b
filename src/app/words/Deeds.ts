/** What people read of each deed, wherever it shows. */
// oxlint-disable max-lines -- one table, which is looked up and never read from its beginning to its end
import { type Deed, deeds, type DetailsOf, type Resource } from "../../domain/Deed.ts"
import type { shownOn, StoredEntry } from "../../services/Audit.ts"

type DetailOf<Details> = Details extends unknown ? keyof Details : never

interface Said<D extends Deed> {
  /**
   * What stands after the name of whoever did it. What it was done to is in braces, in words that always fit; a page that
   * knows it writes its name or number instead.
   */
  readonly did: string
  /** What stands instead where the same was done several times in a row. Without it, each is told by itself. */
  readonly many?: string
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
  ? { readonly past: string }
  : { readonly past?: never }

/** The words of each deed. */
const deedWords: { readonly [D in Deed]: Said<D> & Past<D> } = {
  "receivable.create": { did: "created {a receivable}", many: "created receivables", past: "Created" },
  "receivable.import": {
    did: "imported {a receivable}",
    many: "imported receivables",
    past: "Imported from a file"
  },
  "receivable.update": { did: "changed {a receivable}", many: "changed receivables", past: "Changed" },
  "receivable.pause": {
    did: "paused {a receivable}",
    many: "paused receivables",
    past: "Paused",
    until: "until",
    quote: "reason"
  },
  "receivable.resume": {
    did: "resumed {a receivable}",
    many: "resumed receivables",
    past: "Resumed",
    quote: "reason"
  },
  "receivable.cancel": {
    did: "voided {a receivable}",
    many: "voided receivables",
    past: "Voided",
    quote: "reason"
  },
  "receivable.promise": { did: "promised to pay {a receivable}", past: "Promised to pay", by: "date" },
  "receivable.dispute": {
    did: "said that something is wrong with {a receivable}",
    past: "Said that something is wrong",
    quote: "text"
  },
  "receivable.reply": {
    did: "answered the customer about {a receivable}",
    past: "Answered the customer",
    quote: "text"
  },
  "receivable.document": {
    did: "kept the invoice of {a receivable}",
    many: "kept invoices of receivables",
    past: "Invoice kept"
  },
  "receivable.document_remove": { did: "removed the invoice of {a receivable}", past: "Invoice removed" },
  "reminder.send_now": {
    did: "sent the next reminder now for {a receivable}",
    past: "Next reminder asked for"
  },
  "reminder.approve": { did: "approved a message to {a customer}", many: "approved messages" },
  "reminder.skip": { did: "skipped a message to {a customer}", many: "skipped messages" },
  "reminder.edit": { did: "edited a message to {a customer}" },
  "reminder.test": { did: "had a test sent of a message to {a customer}" },
  "receivables.import": { did: "imported a file of receivables" },
  "payables.import": { did: "imported a file of bills" },
  "customers.import": { did: "imported a file of customers" },
  "payment.record": {
    did: "recorded a payment for {a receivable}",
    many: "recorded payments",
    past: "Payment recorded"
  },
  "payment.reverse": {
    did: "reversed a payment for {a receivable}",
    many: "reversed payments",
    past: "Payment reversed",
    quote: "reason"
  },
  "bank_transaction.apply": { did: "applied {a bank transaction}", many: "applied bank transactions" },
  "bank_transaction.undo": {
    did: "took back what was done with {a bank transaction}",
    quote: "reason"
  },
  "bank_transaction.ignore": {
    did: "set {a bank transaction} aside",
    many: "set bank transactions aside",
    quote: "reason"
  },
  "bank_transaction.refuse": { did: "refused a suggestion for {a bank transaction}" },
  "bank_transaction.return": {
    did: "took {a bank transaction} back, which the bank has returned",
    quote: "reason"
  },
  "bank_transaction.repay": { did: "paid back what was left of {a bank transaction}", quote: "reason" },
  "customer.pay": {
    did: "recorded a payment from {a customer}",
    many: "recorded payments from customers",
    past: "Recorded a payment from this customer",
    money: "amount_minor"
  },
  "customer.use_credit": {
    did: "used the credit of {a customer}",
    past: "Used credit",
    money: "amount_minor"
  },
  "customer.repay": {
    did: "paid back the credit of {a customer}",
    past: "Paid back what was left of a payment",
    money: "amount_minor"
  },
  "customer.unpay": {
    did: "took back a payment from {a customer}",
    past: "Took back a payment that was recorded by mistake",
    money: "amount_minor"
  },
  "customer.note": { did: "noted something about {a customer}", past: "Noted", quote: "text" },
  "customer.note_done": {
    did: "has done what was noted about {a customer}",
    past: "Done what was noted",
    quote: "text"
  },
  "customer.merge": {
    did: "merged another customer into {a customer}",
    past: "Merged another customer into this one",
    quote: "name"
  },
  "customer.unmerge": {
    did: "undid that a customer was merged into {a customer}",
    past: "Undid a merge of customers",
    quote: "name"
  },
  "payer.forget": {
    did: "forgot an account that had paid for {a customer}",
    past: "Forgot an account that had paid"
  },
  "payable.import": { did: "imported {a bill}", many: "imported bills", past: "Imported from a file" },
  "payable.create": { did: "created {a bill}", many: "created bills", past: "Created" },
  "payable.update": { did: "changed {a bill}", past: "Changed" },
  "payable.mark_paid": {
    did: "marked {a bill} as paid",
    many: "marked bills as paid",
    past: "Marked as paid",
    quote: "reason"
  },
  "series.create": { did: "created a series of bills", past: "Its series was created" },
  "series.stop": { did: "stopped a series of bills", past: "Its series was stopped" },
  "series.occurrence": {
    did: "created {the next bill of a series}",
    many: "created the next bills of series",
    past: "Written by its series"
  },
  "customer.import": {
    did: "imported {a customer}",
    many: "imported customers",
    past: "Imported from a file"
  },
  "customer.update": { did: "changed {a customer}", past: "Changed" },
  "customer.opt_out": {
    did: "stopped reminders to an address of {a customer}",
    past: "Stopped reminders to an address",
    quote: "reason"
  },
  "customer.opt_in": {
    did: "allowed reminders to an address of {a customer} again",
    past: "Allowed reminders to an address again",
    quote: "reason"
  },
  "customer.suppress": {
    did: "stopped reminders to {a customer}, whose address does not work",
    past: "Stopped reminders to an address that does not work",
    quote: "detail"
  },
  "customer.new_link": {
    did: "made a new link for {a customer}'s page",
    past: "Made a new link for the debtor’s page"
  },
  "debtor_page.open": { did: "opened their invoice page ({a customer})", past: "Invoice page opened" },
  "key.create": { did: "created {a key}" },
  "key.rotate": { did: "rotated {a key}" },
  "key.revoke": { did: "revoked {a key}" },
  "member.add": { did: "added a person" },
  "member.role": { did: "changed a person's role" },
  "member.remove": { did: "removed a person" },
  "invitation.send": { did: "invited a person" },
  "invitation.send_again": { did: "invited a person again" },
  "invitation.withdraw": { did: "withdrew an invitation" },
  "invitation.accept": { did: "accepted an invitation" },
  "user.create": { did: "created an account" },
  "user.first_link": { did: "made a link to sign in for the first time" },
  "user.join": { did: "joined the company" },
  "user.sign_up": { did: "signed up" },
  "user.verify_email": { did: "confirmed an e-mail address" },
  "user.update": { did: "changed an account" },
  "user.password": { did: "changed a password" },
  "user.sign_out": { did: "signed out everywhere" },
  "user.change_email": { did: "asked for another e-mail address" },
  "user.keep_email": { did: "kept the present e-mail address" },
  "user.undo_email": { did: "took the earlier e-mail address back" },
  "user.reclaim": { did: "took back the account of their e-mail address" },
  "user.close": { did: "closed an account" },
  "user.link_sso": { did: "linked an account to single sign-on" },
  "user.unlink_sso": { did: "unlinked an account from single sign-on" },
  "user.sign_in_sso": { did: "signed in by single sign-on" },
  "two_factor.set_up": { did: "set up two-factor authentication" },
  "two_factor.turn_off": { did: "turned off two-factor authentication" },
  "two_factor.reset": { did: "reset a person's two-factor authentication" },
  "two_factor.recovery_code": { did: "used a recovery code" },
  "two_factor.recovery_codes": { did: "made new recovery codes" },
  "security.wrong_password": { did: "saw a wrong password for {somebody}" },
  "security.wrong_code": { did: "saw a wrong code for {somebody}" },
  "security.wrong_token": { did: "saw a wrong key or link" },
  "security.locked": { did: "made {somebody} wait after wrong tries" },
  "security.form_refused": {
    did: "refused a form of {somebody}, which no page of this application has made"
  },
  "security.new_browser": { did: "saw {somebody} sign in with a new browser" },
  "security.sensitive_action": { did: "saw {somebody} do what needs a fresh proof" },
  "passkey.add": { did: "added a passkey" },
  "passkey.remove": { did: "removed a passkey" },
  "passkey.refuse": { did: "used a passkey that may be a copy, and was refused" },
  "policy.set": { did: "changed the reminder policy" },
  "texts.set": { did: "changed the texts of reminders" },
  "plan.start": { did: "started a plan" },
  "plan.end": { did: "ended a plan" },
  "company.create": { did: "created the company" },
  "company.update": { did: "changed the company's facts" },
  "company.reminders": { did: "changed whether reminders leave" },
  "bank_statement.import": { did: "imported a bank statement" },
  "bank_account.add": { did: "added a bank account" },
  "bank_account.remove": { did: "removed a bank account" },
  "company.trust": { did: "set what the company may do a day" },
  "company.export": { did: "asked for an archive of all that the company has" },
  "company.close": { did: "closed the company" },
  "company.reopen": { did: "opened the company again" },
  "company.delete": { did: "deleted the company" },
  "company.activate": { did: "activated the company" },
  "company.deactivate": { did: "deactivated the company" },
  "clock.advance": { did: "moved the test clock" },
  "gate.open": { did: "opened the gate" },
  "gate.close": { did: "closed the gate" },
  "hooks.rotate": { did: "changed the addresses for providers' reports" },
  "secrets.rewrap": { did: "sealed the secrets by another key" },
  "installation.restore": { did: "made a restored database safe to serve" }
}

/** Of whoever becomes a member by an invitation, or makes the company. */
const JOINED = { did: "joined the company" } as const

type AnyWords = Said<Deed> & { readonly past?: string }

/** The words of an entry. A name that is not in the table is written as it is stored. */
export const deedWordsOf = (
  entry: Pick<StoredEntry, "action" | "deed"> & Partial<Pick<StoredEntry, "subjectId" | "userId">>
): AnyWords => {
  const { action, deed } = entry
  if (deed === null) return { did: action, past: action }
  const isOneself = entry.userId != null && entry.userId === entry.subjectId
  return deed === "member.add" && isOneself ? JOINED : deedWords[deed]
}

/** What was done, whatever it was done to: `removed a person`. */
export const didInGeneral = (deed: Deed): string => deedWords[deed].did.replaceAll(/[{}]/g, "")

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
const pages: { readonly [R in Resource]?: { readonly folder: string; readonly noun: string } } = {
  receivable: { folder: "receivables", noun: "receivable" },
  payment: { folder: "receivables", noun: "receivable" },
  payable: { folder: "payables", noun: "bill" },
  customer: { folder: "customers", noun: "customer" },
  bank_transaction: { folder: "bank", noun: "bank transaction" }
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
  return { id, name: `${page.noun} ${id}`, path: `/${page.folder}/${id}` }
}

/** What was done, cut where what it was done to stands; `thing` is empty where it stands nowhere. */
export interface DeedSentence {
  readonly before: string
  readonly thing: string
  readonly after: string
}

/** What was done and to which number, or to which key: `paused receivable 7`. */
export const sentenceOf = (entry: StoredEntry): DeedSentence => {
  const { did } = deedWordsOf(entry)
  const [, before = did, general = "", after = ""] =
    entry.deed === null ? [] : (/^(.*)\{(.*)\}(.*)$/.exec(did) ?? [])
  if (general === "") return { before, thing: "", after }
  const isOfKey = entry.deed !== null && deeds[entry.deed].resource === "key"
  const key = isOfKey ? detailOf(entry, "name") : null
  const thing = entry.subjectName ?? subjectOf(entry)?.name ?? general
  return { before, after, thing: key === null ? thing : `${general} “${key}”` }
}

/** What fields of a PATCH are called. */
const fieldLabels: Readonly<Record<string, string>> = {
  amount: "amount",
  currency: "currency",
  dueDate: "due date",
  externalReference: "reference",
  description: "description",
  customerId: "customer",
  billLabel: "what it is for",
  displayName: "name",
  email: "e-mail",
  phoneE164: "phone",
  preferredLocale: "language",
  timezone: "time zone"
}

/** Which fields a change has set, as a sentence; null for what is no change. */
export const changedFields = ({ details: { fields } }: StoredEntry): string | null =>
  Array.isArray(fields) && fields.length > 0
    ? `What was changed: ${fields.map((field) => fieldLabels[String(field)] ?? String(field)).join(", ")}.`
    : null

/** Who made an entry. */
export const whoOf = ({
  actor,
  keyName,
  userName
}: Pick<StoredEntry, "actor" | "keyName" | "userName">): string => {
  switch (actor) {
    case "user":
      return userName ?? "A colleague"
    case "api_key":
      return keyName === null ? "A key" : `Key “${keyName}”${userName === null ? "" : ` of ${userName}`}`
    case "operator":
      return "The operator"
    case "debtor":
      return "The customer"
    case "system":
      return "Duebook"
  }
}
