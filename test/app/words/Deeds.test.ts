/** Every deed as people read it, in every place, in sentences that are written out here. */
import { h } from "preact"
import { renderToString } from "preact-render-to-string"
import { parse } from "node-html-parser"
import { describe, expect, it } from "vitest"
import type { CompanyVisit } from "../../../src/app/Page.ts"
import { eventOf, History } from "../../../src/app/parts/History.tsx"
import { NewestEntries } from "../../../src/app/parts/NewestEntries.tsx"
import { Sentence } from "../../../src/app/parts/Sentence.tsx"
import { Reader } from "../../../src/app/Reader.ts"
import { whoOf } from "../../../src/app/words/Deeds.ts"
import { type Deed, deeds } from "../../../src/domain/Deed.ts"
import { type EntrySubject, type NewEntry, shownOn, type StoredEntry } from "../../../src/services/Audit.ts"
import { deedExamples } from "../../support/deedExamples.ts"

const NOON = Date.parse("2026-03-16T12:00:00Z")
const reader = new Reader({ locale: "en-GB", timezone: "UTC", now: NOON })
const visit = { base: "/app/1", reader } as CompanyVisit

const entryOf = (deed: Deed): StoredEntry => ({
  id: 1,
  at: NOON,
  actor: "user",
  userId: 4,
  userName: "Pat",
  apiKeyId: null,
  keyName: null,
  sessionId: 9,
  deed,
  action: deed,
  subjectId: deeds[deed].resource === "payment" ? 99 : 7,
  subjectName: null,
  details: deedExamples[deed] as StoredEntry["details"]
})

const debt: EntrySubject = { customer: "Ada", reference: "R-7", amountMinor: 1_250, currency: "EUR" }
const bill: EntrySubject = { customer: null, reference: "Rent", amountMinor: 50_000, currency: "EUR" }
const customer: EntrySubject = { customer: "Ada", reference: null, amountMinor: null, currency: null }

/** What the overview knows of an entry besides. */
const aboutOf = (deed: Deed): EntrySubject | null => {
  const { resource } = deeds[deed]
  if (resource === "receivable" || resource === "payment") return debt
  if (resource === "payable" || deed === "series.occurrence") return bill
  return resource === "customer" ? customer : null
}

const sentence = (entry: StoredEntry & Partial<Pick<NewEntry, "about">>) =>
  parse(renderToString(h(Sentence, { entry, visit })))

const newest = (deed: Deed, count: number): ReadonlyArray<NewEntry> =>
  Array.from({ length: count }, (_, n) => ({ ...entryOf(deed), id: count - n, about: aboutOf(deed) }))

/** The sentences of the overview. */
const inOverview = (entries: ReadonlyArray<NewEntry>) =>
  parse(renderToString(h(NewestEntries, { entries, visit })))
    .querySelectorAll(".events > li")
    .map((item) => item.querySelector("p")?.text)

/** What was done, and the sentence below it. */
const inHistory = (deed: Deed) =>
  parse(renderToString(h(History, { events: [eventOf(entryOf(deed), reader)], reader })))
    .querySelectorAll("p")
    .slice(0, -1)
    .map(({ text }) => text)
    .join(" / ")

interface Expected {
  /** In the audit log. */
  readonly log: string
  /** On the overview, where that says it with names. */
  readonly named?: string
  /** On the overview, where it was done twice. */
  readonly many?: string
  /** On the page of a receivable, bill or customer. */
  readonly history?: string
}

const expected: Readonly<Record<Deed, Expected>> = {
  "receivable.create": {
    log: "Pat created receivable 7",
    named: "Pat created R-7 of Ada, €12.50",
    many: "Pat created receivables:",
    history: "Created by Pat"
  },
  "receivable.import": {
    log: "Pat imported receivable 7",
    named: "Pat imported R-7 of Ada, €12.50",
    many: "Pat imported receivables:",
    history: "Imported from a file by Pat"
  },
  "receivable.update": {
    log: "Pat changed receivable 7",
    named: "Pat changed R-7 of Ada, €12.50",
    many: "Pat changed receivables:",
    history: "Changed by Pat / What was changed: due date, amount."
  },
  "receivable.pause": {
    log: "Pat paused receivable 7",
    named: "Pat paused R-7 of Ada, €12.50: “On the phone”",
    many: "Pat paused receivables:",
    history: "Paused until 20 Mar 2026 by Pat / On the phone"
  },
  "receivable.resume": {
    log: "Pat resumed receivable 7",
    named: "Pat resumed R-7 of Ada, €12.50: “Enough”",
    many: "Pat resumed receivables:",
    history: "Resumed by Pat / Enough"
  },
  "receivable.cancel": {
    log: "Pat voided receivable 7",
    named: "Pat voided R-7 of Ada, €12.50: “A mistake”",
    many: "Pat voided receivables:",
    history: "Voided by Pat / A mistake"
  },
  "receivable.promise": {
    log: "Pat promised to pay receivable 7",
    named: "Pat promised to pay R-7 of Ada, €12.50, by 18 Mar 2026",
    history: "Promised to pay by 18 Mar 2026 by Pat"
  },
  "receivable.dispute": {
    log: "Pat said that something is wrong with receivable 7",
    named: "Pat said that something is wrong with R-7 of Ada, €12.50: “Never arrived”",
    history: "Said that something is wrong by Pat / Never arrived"
  },
  "receivable.reply": {
    log: "Pat answered the customer about receivable 7",
    named: "Pat answered the customer about R-7 of Ada, €12.50: “A new one is on its way”",
    history: "Answered the customer by Pat / A new one is on its way"
  },
  "receivable.document": {
    log: "Pat kept the invoice of receivable 7",
    named: "Pat kept the invoice of R-7 of Ada, €12.50",
    many: "Pat kept invoices of receivables:",
    history: "Invoice kept by Pat"
  },
  "receivable.document_remove": {
    log: "Pat removed the invoice of receivable 7",
    named: "Pat removed the invoice of R-7 of Ada, €12.50",
    history: "Invoice removed by Pat"
  },
  "reminder.send_now": {
    log: "Pat sent the next reminder now for receivable 7",
    named: "Pat sent the next reminder now for R-7 of Ada, €12.50",
    history: "Next reminder asked for by Pat"
  },
  "reminder.approve": { log: "Pat approved a message to customer 7", many: "Pat approved messages:" },
  "reminder.skip": { log: "Pat skipped a message to customer 7", many: "Pat skipped messages:" },
  "reminder.edit": { log: "Pat edited a message to customer 7" },
  "reminder.test": { log: "Pat had a test sent of a message to customer 7" },
  "receivables.import": { log: "Pat imported a file of receivables" },
  "payables.import": { log: "Pat imported a file of bills" },
  "customers.import": { log: "Pat imported a file of customers" },
  "payment.record": {
    log: "Pat recorded a payment for receivable 7",
    named: "Pat recorded a payment for R-7 of Ada, €12.50",
    many: "Pat recorded payments:",
    history: "Payment recorded by Pat"
  },
  "payment.reverse": {
    log: "Pat reversed a payment for receivable 7",
    named: "Pat reversed a payment for R-7 of Ada, €12.50: “Returned”",
    many: "Pat reversed payments:",
    history: "Payment reversed by Pat / Returned"
  },
  "bank_transaction.apply": {
    log: "Pat applied bank transaction 7",
    many: "Pat applied bank transactions:"
  },
  "bank_transaction.undo": { log: "Pat took back what was done with bank transaction 7" },
  "bank_transaction.ignore": {
    log: "Pat set bank transaction 7 aside",
    many: "Pat set bank transactions aside:"
  },
  "bank_transaction.refuse": { log: "Pat refused a suggestion for bank transaction 7" },
  "bank_transaction.return": { log: "Pat took bank transaction 7 back, which the bank has returned" },
  "bank_transaction.repay": { log: "Pat paid back what was left of bank transaction 7" },
  "customer.pay": {
    log: "Pat recorded a payment from customer 7",
    many: "Pat recorded payments from customers:",
    history: "Recorded a payment from this customer: €12.50 by Pat"
  },
  "customer.use_credit": {
    log: "Pat used the credit of customer 7",
    history: "Used credit: €2.50 by Pat"
  },
  "customer.repay": {
    log: "Pat paid back the credit of customer 7",
    history: "Paid back what was left of a payment: €2.50 by Pat"
  },
  "customer.unpay": {
    log: "Pat took back a payment from customer 7",
    history: "Took back a payment that was recorded by mistake: €12.50 by Pat"
  },
  "customer.note": {
    log: "Pat noted something about customer 7",
    history: "Noted by Pat / Call in the morning"
  },
  "customer.note_done": {
    log: "Pat has done what was noted about customer 7",
    history: "Done what was noted by Pat / Call in the morning"
  },
  "customer.merge": {
    log: "Pat merged another customer into customer 7",
    history: "Merged another customer into this one by Pat / Ada Ltd"
  },
  "customer.unmerge": {
    log: "Pat undid that a customer was merged into customer 7",
    history: "Undid a merge of customers by Pat / Ada Ltd"
  },
  "payer.forget": {
    log: "Pat forgot an account that had paid for customer 7",
    history: "Forgot an account that had paid by Pat"
  },
  "payable.create": {
    log: "Pat created bill 7",
    named: "Pat created the bill Rent, €500.00",
    many: "Pat created bills:",
    history: "Created by Pat"
  },
  "payable.import": {
    log: "Pat imported bill 7",
    named: "Pat imported the bill Rent, €500.00",
    many: "Pat imported bills:",
    history: "Imported from a file by Pat"
  },
  "payable.update": {
    log: "Pat changed bill 7",
    named: "Pat changed the bill Rent, €500.00",
    history: "Changed by Pat / What was changed: what it is for."
  },
  "payable.mark_paid": {
    log: "Pat marked bill 7 as paid",
    named: "Pat marked the bill Rent, €500.00 as paid: “By transfer”",
    many: "Pat marked bills as paid:",
    history: "Marked as paid by Pat / By transfer"
  },
  "series.create": { log: "Pat created a series of bills", history: "Its series was created by Pat" },
  "series.stop": { log: "Pat stopped a series of bills", history: "Its series was stopped by Pat" },
  "series.occurrence": {
    log: "Pat created the next bill of a series",
    named: "Pat created the bill Rent, €500.00",
    many: "Pat created the next bills of series:",
    history: "Written by its series by Pat"
  },
  "customer.import": {
    log: "Pat imported customer 7",
    many: "Pat imported customers:",
    history: "Imported from a file by Pat"
  },
  "customer.update": { log: "Pat changed customer 7", history: "Changed by Pat / What was changed: e-mail." },
  "customer.opt_out": {
    log: "Pat stopped reminders to an address of customer 7",
    history: "Stopped reminders to an address by Pat"
  },
  "customer.opt_in": {
    log: "Pat allowed reminders to an address of customer 7 again",
    history: "Allowed reminders to an address again by Pat / Asked by phone"
  },
  "customer.suppress": {
    log: "Pat stopped reminders to customer 7, whose address does not work",
    history: "Stopped reminders to an address that does not work by Pat / 550 no such user"
  },
  "customer.new_link": {
    log: "Pat made a new link for customer 7's page",
    history: "Made a new link for the debtor’s page by Pat"
  },
  "debtor_page.open": {
    log: "Pat opened their invoice page (customer 7)",
    history: "Invoice page opened by Pat"
  },
  "key.create": { log: "Pat created a key “Import”" },
  "key.rotate": { log: "Pat rotated a key “Import”" },
  "key.revoke": { log: "Pat revoked a key “Import”" },
  "member.add": { log: "Pat added a person" },
  "member.role": { log: "Pat changed a person's role" },
  "member.remove": { log: "Pat removed a person" },
  "invitation.send": { log: "Pat invited a person" },
  "invitation.send_again": { log: "Pat invited a person again" },
  "invitation.withdraw": { log: "Pat withdrew an invitation" },
  "invitation.accept": { log: "Pat accepted an invitation" },
  "user.create": { log: "Pat created an account" },
  "user.first_link": { log: "Pat made a link to sign in for the first time" },
  "user.join": { log: "Pat joined the company" },
  "user.sign_up": { log: "Pat signed up" },
  "user.verify_email": { log: "Pat confirmed an e-mail address" },
  "user.update": { log: "Pat changed an account" },
  "user.password": { log: "Pat changed a password" },
  "user.sign_out": { log: "Pat signed out everywhere" },
  "user.change_email": { log: "Pat asked for another e-mail address" },
  "user.keep_email": { log: "Pat kept the present e-mail address" },
  "user.undo_email": { log: "Pat took the earlier e-mail address back" },
  "user.reclaim": { log: "Pat took back the account of their e-mail address" },
  "user.link_sso": { log: "Pat linked an account to single sign-on" },
  "user.unlink_sso": { log: "Pat unlinked an account from single sign-on" },
  "user.sign_in_sso": { log: "Pat signed in by single sign-on" },
  "two_factor.set_up": { log: "Pat set up two-factor authentication" },
  "two_factor.turn_off": { log: "Pat turned off two-factor authentication" },
  "two_factor.reset": { log: "Pat reset a person's two-factor authentication" },
  "two_factor.recovery_code": { log: "Pat used a recovery code" },
  "two_factor.recovery_codes": { log: "Pat made new recovery codes" },
  "security.wrong_password": { log: "Pat saw a wrong password for somebody" },
  "security.wrong_code": { log: "Pat saw a wrong code for somebody" },
  "security.wrong_token": { log: "Pat saw a wrong key or link" },
  "security.locked": { log: "Pat made somebody wait after wrong tries" },
  "security.form_refused": {
    log: "Pat refused a form of somebody, which no page of this application has made"
  },
  "security.new_browser": { log: "Pat saw somebody sign in with a new browser" },
  "security.sensitive_action": { log: "Pat saw somebody do what needs a fresh proof" },
  "passkey.add": { log: "Pat added a passkey" },
  "passkey.remove": { log: "Pat removed a passkey" },
  "passkey.refuse": { log: "Pat used a passkey that may be a copy, and was refused" },
  "policy.set": { log: "Pat changed the reminder policy" },
  "texts.set": { log: "Pat changed the texts of reminders" },
  "plan.start": { log: "Pat started a plan" },
  "plan.end": { log: "Pat ended a plan" },
  "company.create": { log: "Pat created the company" },
  "company.update": { log: "Pat changed the company's facts" },
  "company.reminders": { log: "Pat changed whether reminders leave" },
  "bank_statement.import": { log: "Pat imported a bank statement" },
  "bank_account.add": { log: "Pat added a bank account" },
  "bank_account.remove": { log: "Pat removed a bank account" },
  "company.trust": { log: "Pat set what the company may do a day" },
  "company.export": { log: "Pat asked for an archive of all that the company has" },
  "company.close": { log: "Pat closed the company" },
  "company.reopen": { log: "Pat opened the company again" },
  "company.delete": { log: "Pat deleted the company" },
  "user.close": { log: "Pat closed an account" },
  "company.activate": { log: "Pat activated the company" },
  "company.deactivate": { log: "Pat deactivated the company" },
  "clock.advance": { log: "Pat moved the test clock" },
  "gate.open": { log: "Pat opened the gate" },
  "gate.close": { log: "Pat closed the gate" },
  "hooks.rotate": { log: "Pat changed the addresses for providers' reports" },
  "secrets.rewrap": { log: "Pat sealed the secrets by another key" },
  "installation.restore": { log: "Pat made a restored database safe to serve" }
}

describe("the words of a deed", () => {
  it.each(Object.entries(expected) as ReadonlyArray<[Deed, Expected]>)(
    "%s",
    (deed, { history, log, many, named }) => {
      expect(sentence(entryOf(deed)).text).toBe(log)
      expect(inOverview(newest(deed, 1))).toEqual([named ?? log])
      expect(inOverview(newest(deed, 2))).toEqual(many === undefined ? [named ?? log, named ?? log] : [many])
      const isOnPage = ["receivable", "payable", "customer"].includes(shownOn[deed])
      expect(isOnPage ? inHistory(deed) : undefined).toBe(history)
    }
  )

  it("are of every deed", () => {
    expect(Object.keys(expected).toSorted()).toEqual(Object.keys(deeds).toSorted())
  })

  it("name what is stored under a name that only a later version knows, as it is stored", () => {
    const entry = { ...entryOf("payable.create"), deed: null, action: "payable.{split}" }
    expect(sentence(entry).text).toBe("Pat payable.{split}")
    expect(inOverview([{ ...entry, about: null }])).toEqual(["Pat payable.{split}"])
  })

  it("link to what it was done to, where that has a page", () => {
    const link = (deed: Deed) => sentence(entryOf(deed)).querySelector("a")?.getAttribute("href")
    expect(link("receivable.pause")).toBe("/app/1/receivables/7")
    expect(link("reminder.send_now")).toBe("/app/1/receivables/7")
    // A payment is on the page of its receivable.
    expect(link("payment.reverse")).toBe("/app/1/receivables/7")
    expect(link("payable.update")).toBe("/app/1/payables/7")
    expect(link("debtor_page.open")).toBe("/app/1/customers/7")
    for (const deed of ["key.create", "member.role", "series.occurrence", "policy.set"] as const)
      expect(link(deed)).toBeUndefined()
  })

  it("say what it was done to in general, where its number is not known", () => {
    const log = (deed: Deed) => sentence({ ...entryOf(deed), subjectId: null, details: {} }).text
    expect(log("receivable.cancel")).toBe("Pat voided a receivable")
    expect(log("payment.record")).toBe("Pat recorded a payment for a receivable")
    expect(log("payable.mark_paid")).toBe("Pat marked a bill as paid")
    expect(log("customer.new_link")).toBe("Pat made a new link for a customer's page")
    expect(log("key.revoke")).toBe("Pat revoked a key")
  })

  it("name the person whom a security event is about, where that is known", () => {
    const log = (deed: Deed) =>
      sentence({ ...entryOf(deed), actor: "system", userName: null, subjectName: "Kim" }).text
    expect(log("security.sensitive_action")).toBe("Duebook saw Kim do what needs a fresh proof")
    expect(log("security.new_browser")).toBe("Duebook saw Kim sign in with a new browser")
    expect(log("security.wrong_password")).toBe("Duebook saw a wrong password for Kim")
  })

  it("say of whoever becomes a member without a colleague that they joined", () => {
    expect(sentence({ ...entryOf("member.add"), subjectId: 4 }).text).toBe("Pat joined the company")
    expect(sentence({ ...entryOf("member.add"), subjectId: 5 }).text).toBe("Pat added a person")
  })

  it("call a debt without a reference by its number", () => {
    const entry = { ...entryOf("payment.record"), about: { ...debt, reference: null } }
    expect(sentence(entry).text).toBe("Pat recorded a payment for No. 7 of Ada, €12.50")
  })
})

describe("who did it", () => {
  const who = (entry: Partial<StoredEntry>) =>
    whoOf({ actor: "user", keyName: null, userName: null, ...entry })

  it("is a person, a key, the customer, the operator or the service", () => {
    expect(who({ userName: "Pat" })).toBe("Pat")
    expect(who({})).toBe("A colleague")
    expect(who({ actor: "api_key", keyName: "Import", userName: "Pat" })).toBe("Key “Import” of Pat")
    expect(who({ actor: "api_key", keyName: "Import" })).toBe("Key “Import”")
    expect(who({ actor: "api_key" })).toBe("A key")
    expect(who({ actor: "debtor" })).toBe("The customer")
    expect(who({ actor: "operator" })).toBe("The operator")
    expect(who({ actor: "system" })).toBe("Duebook")
  })

  it("is a debtor by name, where that was read, and is not named twice", () => {
    const entry = { ...entryOf("receivable.dispute"), actor: "debtor" as const, about: debt }
    expect(sentence(entry).text).toBe("Ada said that something is wrong with R-7, €12.50: “Never arrived”")
  })
})
