/**
 * Everything that anybody can do and that the audit log records: to what it is done, what the entry says of it, and what
 * of the resource changes. Words for people and the events of the API are written from this table.
 */
// oxlint-disable max-lines -- one table, which is looked up and never read from its beginning to its end
import { Schema } from "effect"
import { BankTransactionRecord, BankTransactionStatusName } from "./bank/TransactionRecord.ts"
import { RemindersMode } from "./Company.ts"
import { CalendarDate } from "./CalendarDate.ts"
import type { CustomerResource } from "./Customer.ts"
import { Id } from "./Ids.ts"
import { Timestamp } from "./JsonFields.ts"
import { Role } from "./Member.ts"
import { bankAccountFields } from "./NewBankAccount.ts"
import { languages } from "./MessageLanguage.ts"
import { type Payable, PayableStatus } from "./Payable.ts"
import { DisputeText } from "./Pause.ts"
import type { Payment } from "./Payment.ts"
import { plans } from "./Plan.ts"
import { type Receivable, ReceivableStatus } from "./Receivable.ts"
import { Channel, Tone } from "./ReminderAttempt.ts"
import { Scope } from "./Scope.ts"

/** The fields of each resource that the API shows, by their names in JSON. */
interface Shown {
  readonly receivable: keyof typeof Receivable.Encoded
  readonly payment: keyof typeof Payment.Encoded
  readonly payable: keyof typeof Payable.Encoded
  readonly customer: keyof typeof CustomerResource.Encoded
  readonly bank_transaction: keyof typeof BankTransactionRecord.Encoded
}

/**
 * What a deed is done to. `subjectId` of an entry is its id, with these exceptions: a member is known by the user's id,
 * policy and texts by their company's, and the installation by none.
 */
export type Resource =
  | keyof Shown
  | "import"
  | "series"
  | "key"
  | "member"
  | "invitation"
  | "user"
  | "company"
  | "bank_account"
  | "bank_statement"
  | "policy"
  | "texts"
  | "plan"
  | "installation"

/** What a deed changes of its resource: these fields of the API, or all of them, because it creates the resource. */
type Changes<R extends Resource> = R extends keyof Shown ? "all" | ReadonlyArray<Shown[R]> : never

/** What is known of a deed. */
interface Description<R extends Resource, A, I> {
  readonly resource: R
  readonly changes: Changes<R> | readonly []
  /** The details of an entry as they are stored. */
  readonly details: Schema.Schema<A, I>
}

const on = <R extends Resource, A, I>(
  resource: R,
  details: Schema.Schema<A, I>,
  changes: Changes<R> | readonly [] = []
): Description<R, A, I> => ({ resource, changes, details })

/** May be absent from the stored details, but is not null there. */
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** For a deed of which the entry says no more than its name. */
const nothing = Schema.Record({ key: Schema.String, value: Schema.Never })

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
const count = Schema.NonNegativeInt
const countOrNull = Schema.NullOr(count)
const allowedADay = Schema.Struct({ recipients: countOrNull, sms: countOrNull, invitations: countOrNull })

/** The names in TypeScript of the fields that a PATCH sets. */
const fields = { fields: Schema.Array(text) }

const outboxMessage = Schema.Struct({ channel: Channel, receivable_ids: Schema.Array(Id) })
const receivableStatuses = { from: ReceivableStatus, to: ReceivableStatus }
const ended = {
  cause: Schema.NullOr(Schema.Literal("paused", "promised", "disputed")),
  until: Schema.NullOr(CalendarDate)
}
const payableStatuses = { from: PayableStatus, to: PayableStatus }

const transactionStatuses = { from: BankTransactionStatusName, to: BankTransactionStatusName }

const status = ["status", "version"] as const
const standing = ["status", "customer_id", "version"] as const
const applied = ["status", "unapplied_minor", "customer_id", "version"] as const
const channelStatuses = ["email_status", "sms_status"] as const
/** `former_address`: by the link in an older message, at an address that is no longer the customer's. */
const ofAddress = Schema.Struct({
  channel: Channel,
  reason: optional(text),
  former_address: optional(Schema.Literal(true))
})

const note = { note_id: Id, receivable_ids: Schema.Array(Id), text }
const moneyOf = { amount_minor: count, currency: text }
const paidMoney = { receivable_ids: Schema.Array(Id), ...moneyOf, credit_minor: count }

const debtor = { customer_id: Id, new_customer: Schema.Boolean }

const plan = Schema.Struct({
  plan: Schema.Literal(...plans),
  allowance: count,
  starts_at: Timestamp,
  ends_at: Timestamp
})

/** Of a company; null clears a detail. */
const companyDetails = Schema.Record({ key: text, value: textOrNull })

/** An account of a company, by the names of its fields. */
const bankAccount = Schema.Record({ key: Schema.Literal(...bankAccountFields), value: textOrNull })

const account = Schema.Struct({ email: text, name: text })
const address = Schema.Struct({ email: text })
const invitation = Schema.Struct({ email: text, role: Role })
const sessionsEnded = Schema.Struct({ sessions_ended: count })
/** `count` of them are told at once; an entry without a person and a network counts what was too much to tell. */
const securityEvent = Schema.Struct({
  count,
  network: textOrNull,
  browser: textOrNull,
  what: optional(text)
})

/** Names are as the audit log stores them: they never change. */
export const deeds = {
  "receivable.create": on("receivable", Schema.Struct(debtor), "all"),
  "receivable.import": on("receivable", Schema.Struct({ ...debtor, import_id: Id, line: count }), "all"),
  "receivable.update": on("receivable", Schema.Struct({ ...fields, ...receivableStatuses }), [
    "customer_id",
    "amount_minor",
    "currency",
    "due_date",
    "status",
    "external_reference",
    "description",
    "version"
  ]),
  "receivable.pause": on(
    "receivable",
    Schema.Struct({ ...receivableStatuses, reason: text, until: optional(CalendarDate) }),
    status
  ),
  /** With a reason where somebody did it; with the cause of the pause and its last day where it ended by itself. */
  "receivable.resume": on(
    "receivable",
    Schema.Union(
      Schema.Struct({ ...receivableStatuses, reason: text }),
      Schema.Struct({ ...receivableStatuses, ...ended })
    ),
    status
  ),
  "receivable.cancel": on("receivable", Schema.Struct({ ...receivableStatuses, reason: text }), status),
  /** The debtor names the day on which the money will be there. */
  "receivable.promise": on(
    "receivable",
    Schema.Struct({ ...receivableStatuses, date: CalendarDate, until: Schema.NullOr(CalendarDate) }),
    status
  ),
  /** The debtor says what is wrong. */
  "receivable.dispute": on("receivable", Schema.Struct({ ...receivableStatuses, text: DisputeText }), status),
  /** Somebody answers what the customer wrote, by e-mail. */
  "receivable.reply": on("receivable", Schema.Struct({ reply_id: Id, text })),
  /** The original invoice is kept, in the place of any that was there. */
  "receivable.document": on("receivable", Schema.Struct({ bytes: count, sha256: text })),
  "receivable.document_remove": on("receivable", nothing),
  /** The next reminder of a receivable is sent before its time. */
  "reminder.send_now": on("receivable", Schema.Struct({ leaves_at: Timestamp })),
  /** Somebody lets a message leave that waits for approval. Of these debts it tells. */
  "reminder.approve": on("customer", outboxMessage),
  /** Somebody does not want a message sent. */
  "reminder.skip": on("customer", outboxMessage),
  /** Somebody gives one message texts of its own, or takes them back: then all three are null. */
  "reminder.edit": on(
    "customer",
    Schema.Struct({
      ...outboxMessage.fields,
      subject: textOrNull,
      opening: textOrNull,
      closing: textOrNull
    })
  ),
  /** Somebody has a message sent to their own address. */
  "reminder.test": on("customer", Schema.Struct({ channel: Channel })),
  /** A whole file, when its rows begin to be applied; each of them is an entry of its own besides. */
  "receivables.import": on("import", Schema.Struct({ rows: count })),
  "payables.import": on("import", Schema.Struct({ rows: count })),
  "customers.import": on("import", Schema.Struct({ rows: count })),

  "payment.record": on("payment", Schema.Struct({ receivable_id: Id, ...receivableStatuses }), "all"),
  "payment.reverse": on(
    "payment",
    Schema.Struct({ receivable_id: Id, ...receivableStatuses, reason: text }),
    ["status", "receivable"]
  ),

  /** Payments are recorded for it; each is a `payment.record` besides. */
  "bank_transaction.apply": on(
    "bank_transaction",
    Schema.Struct({ ...transactionStatuses, receivable_ids: Schema.Array(Id), amount_minor: count }),
    applied
  ),
  /** What was done with it is taken back; each payment that is reversed is a `payment.reverse` besides. */
  "bank_transaction.undo": on(
    "bank_transaction",
    Schema.Struct({ ...transactionStatuses, receivable_ids: Schema.Array(Id), reason: text }),
    applied
  ),
  "bank_transaction.ignore": on(
    "bank_transaction",
    Schema.Struct({ ...transactionStatuses, reason: text }),
    standing
  ),
  /** A person says that it does not pay a receivable. */
  "bank_transaction.refuse": on(
    "bank_transaction",
    Schema.Struct({ ...transactionStatuses, receivable_id: Id }),
    standing
  ),
  /** A later movement takes it back; each payment that is reversed is a `payment.reverse` besides. */
  "bank_transaction.return": on(
    "bank_transaction",
    Schema.Struct({
      ...transactionStatuses,
      returned_by: Id,
      receivable_ids: Schema.Array(Id),
      reason: textOrNull
    }),
    applied
  ),
  /** What was left of it was paid back. */
  "bank_transaction.repay": on(
    "bank_transaction",
    Schema.Struct({ ...transactionStatuses, amount_minor: count, reason: text }),
    applied
  ),
  /**
   * Money from a customer is recorded as payments on these receivables; `credit_minor` of it is left. It is the one entry
   * about all of these payments.
   */
  "customer.pay": on("customer", Schema.Struct({ deposit_id: Id, paid_on: CalendarDate, ...paidMoney })),
  /** What was left of such money is used for receivables. */
  "customer.use_credit": on("customer", Schema.Struct(paidMoney)),
  /** What was left of such money was paid back. */
  "customer.repay": on("customer", Schema.Struct({ deposit_id: Id, ...moneyOf })),
  /** Such money was recorded by mistake; each payment that is reversed is a `payment.reverse` besides. */
  "customer.unpay": on(
    "customer",
    Schema.Struct({ deposit_id: Id, receivable_ids: Schema.Array(Id), ...moneyOf })
  ),
  /** Somebody notes something about the customer, or about a receivable. */
  "customer.note": on("customer", Schema.Struct(note)),
  /** Nobody has to be reminded of a note any more. */
  "customer.note_done": on("customer", Schema.Struct(note)),
  /** Another customer is merged into this one: `receivables` counts what came, `filled` are fields that came with them. */
  "customer.merge": on(
    "customer",
    Schema.Struct({
      merge_id: Id,
      merged_id: Id,
      name: text,
      receivables: count,
      filled: Schema.Array(text),
      stopped: Schema.Array(Channel)
    }),
    ["email", "phone_e164", "preferred_locale", "timezone", "email_status", "sms_status", "version"]
  ),
  /** The other customer is one again. */
  "customer.unmerge": on(
    "customer",
    Schema.Struct({ merge_id: Id, merged_id: Id, name: text, receivables: count }),
    ["email", "phone_e164", "preferred_locale", "timezone", "email_status", "sms_status", "version"]
  ),
  /** It is forgotten that an account has paid debts of a customer. */
  "payer.forget": on("customer", Schema.Struct({ account: text })),

  "payable.create": on("payable", nothing, "all"),
  "payable.import": on("payable", Schema.Struct({ import_id: Id, line: count }), "all"),
  "payable.update": on("payable", Schema.Struct(fields), [
    "bill_label",
    "amount_minor",
    "currency",
    "due_date",
    "external_reference",
    "description",
    "version"
  ]),
  "payable.mark_paid": on("payable", Schema.Struct({ ...payableStatuses, reason: text }), status),

  "series.create": on(
    "series",
    Schema.Struct({
      bill_label: text,
      amount_minor: count,
      currency: text,
      anchor_date: CalendarDate,
      last_date: Schema.NullOr(CalendarDate)
    })
  ),
  "series.stop": on("series", Schema.Struct({ next_index: count })),
  /** The service writes the payable of a date that has come near. */
  "series.occurrence": on(
    "series",
    Schema.Struct({ payable_id: Id, occurrence_index: count, due_date: CalendarDate })
  ),

  "customer.import": on("customer", Schema.Struct({ import_id: Id, line: count }), "all"),
  "customer.update": on("customer", Schema.Struct(fields), [
    "display_name",
    "email",
    "phone_e164",
    "preferred_locale",
    "timezone",
    "email_status",
    "sms_status",
    "version"
  ]),
  "customer.opt_out": on("customer", ofAddress, channelStatuses),
  "customer.opt_in": on("customer", ofAddress, channelStatuses),
  /** A provider says that the address does not work, or that its owner has complained; `detail` is in its words. */
  "customer.suppress": on(
    "customer",
    Schema.Struct({ channel: Channel, reason: Schema.Literal("bounced", "complained"), detail: textOrNull }),
    channelStatuses
  ),
  /** The link to the debtor's page changes, so that those before it open nothing. */
  "customer.new_link": on("customer", Schema.Struct({ link_number: count })),
  /** The debtor opens the page of the debts that are open then; it counts once a day. */
  "debtor_page.open": on("customer", Schema.Struct({ receivable_ids: Schema.Array(Id) })),

  "key.create": on("key", Schema.Struct({ user_id: Id, name: text, scopes: Schema.Array(Scope) })),
  "key.rotate": on("key", Schema.Struct({ user_id: Id, name: text, new_key_id: Id })),
  "key.revoke": on("key", Schema.Struct({ user_id: Id, name: text })),

  /** `keys_deleted` counts the keys that the person had as a member before. */
  "member.add": on("member", Schema.Struct({ role: Role, keys_deleted: optional(count) })),
  "member.role": on("member", Schema.Struct({ role: Role, before: Role, keys_deleted: optional(count) })),
  "member.remove": on("member", nothing),

  "invitation.send": on("invitation", invitation),
  "invitation.send_again": on("invitation", invitation),
  "invitation.withdraw": on("invitation", invitation),
  "invitation.accept": on("invitation", Schema.Struct({ user_id: Id, ...invitation.fields })),

  "user.create": on(
    "user",
    Schema.Struct({ ...account.fields, emailVerified: Schema.Boolean, twoFactorConfirmed: Schema.Boolean })
  ),
  /** The link with which a user whom the operator created sets a password. */
  "user.first_link": on("user", nothing),
  /** An account that an invitation leads to. */
  "user.join": on("user", account),
  "user.sign_up": on("user", account),
  "user.verify_email": on("user", address),
  /** What has changed, and to what. */
  "user.update": on(
    "user",
    Schema.Struct({
      email: optional(text),
      name: optional(text),
      emailVerified: optional(Schema.Boolean),
      twoFactorConfirmed: optional(Schema.Boolean),
      locale: optional(textOrNull),
      timezone: optional(textOrNull),
      digest: optional(Schema.Boolean),
      morningMail: optional(Schema.Boolean)
    })
  ),
  "user.password": on("user", sessionsEnded),
  "user.sign_out": on("user", sessionsEnded),
  /** The address counts once it is verified. */
  "user.change_email": on("user", address),
  /** Takes a wish for another address back. */
  "user.keep_email": on("user", address),
  /** Gives the address back that the account had before; everybody is signed out, and the password is gone. */
  "user.undo_email": on("user", address),
  /** Whoever has the address takes the account from somebody who signed up with it and never verified it. */
  "user.reclaim": on("user", Schema.Struct({ two_factor_removed: Schema.Boolean })),

  /** The account opens nothing any more, and its address is free. */
  "user.close": on("user", nothing),

  /** A person's account is known by the subject of an identity provider from now on. */
  "user.link_sso": on("user", Schema.Struct({ issuer: text, email: text })),
  "user.unlink_sso": on("user", nothing),
  /** `second_factor`: the provider has asked for one; `again`: in a session, to confirm who that is. */
  "user.sign_in_sso": on(
    "user",
    Schema.Struct({ issuer: text, second_factor: Schema.Boolean, again: Schema.Boolean })
  ),

  /** `moved`: another app takes the place of one that was set up before. */
  "two_factor.set_up": on("user", Schema.Struct({ moved: Schema.Boolean })),
  "two_factor.turn_off": on("user", nothing),
  "two_factor.reset": on("user", sessionsEnded),
  /** Signs in by a recovery code; `left` counts those that are not used yet. */
  "two_factor.recovery_code": on("user", Schema.Struct({ left: count })),
  "two_factor.recovery_codes": on("user", nothing),

  /** The service noticed something that may be an attack on the account; without a subject, on the installation. */
  "security.wrong_password": on("user", securityEvent),
  "security.wrong_code": on("user", securityEvent),
  "security.wrong_token": on("user", securityEvent),
  "security.locked": on("user", securityEvent),
  "security.form_refused": on("user", securityEvent),
  "security.new_browser": on("user", securityEvent),
  "security.sensitive_action": on("user", securityEvent),
  "passkey.add": on("user", Schema.Struct({ name: text })),
  /** `last`: there is no second factor any more. */
  "passkey.remove": on("user", Schema.Struct({ name: text, last: Schema.Boolean })),
  /** A passkey that has counted less than before, as a copy of it would. */
  "passkey.refuse": on("user", Schema.Struct({ name: text })),

  "policy.set": on("policy", Schema.Struct({ version: count })),
  "texts.set": on(
    "texts",
    Schema.Struct({
      locale: Schema.Literal(...languages),
      tone: Tone,
      subject: textOrNull,
      opening: textOrNull,
      closing: textOrNull
    })
  ),

  "plan.start": on("plan", plan),
  /** A period that has not begun is removed; otherwise it ends earlier than before. */
  "plan.end": on(
    "plan",
    Schema.Union(Schema.Struct({ removed: plan }), Schema.Struct({ ends_at: Timestamp, before: Timestamp }))
  ),

  "company.create": on(
    "company",
    Schema.Struct({
      name: text,
      timezone: textOrNull,
      country: textOrNull,
      email: textOrNull,
      testClock: Schema.NullOr(Schema.Number),
      remindersMode: optional(RemindersMode)
    })
  ),
  /** Only the details that have changed. */
  "company.update": on("company", Schema.Struct({ from: companyDetails, to: companyDetails })),
  /** Whether its reminders leave. */
  "company.reminders": on("company", Schema.Struct({ from: RemindersMode, to: RemindersMode })),
  /** What a file of bank statements brought; `new` and `known` count its movements. */
  "bank_statement.import": on(
    "bank_statement",
    Schema.Struct({
      format: text,
      file_name: optional(text),
      statements: count,
      transactions: count,
      new: count,
      known: count
    })
  ),
  "bank_account.add": on("bank_account", bankAccount),
  "bank_account.remove": on("bank_account", bankAccount),
  /** What the operator allows a company that signed itself up a day; null for what its plan and age allow. */
  "company.trust": on("company", Schema.Struct({ from: allowedADay, to: allowedADay })),
  /** An archive of all that it has was asked for. */
  "company.export": on("company", nothing),
  /** Its people have closed it; `delete_at` is when all of it is deleted. */
  "company.close": on("company", Schema.Struct({ delete_at: Timestamp })),
  "company.reopen": on("company", nothing),
  /** All of it was deleted, its own audit log included; this entry is the installation's. */
  "company.delete": on("company", Schema.Struct({ name: text, rows: count })),
  "company.activate": on("company", nothing),
  "company.deactivate": on("company", nothing),
  /** `decided` counts the reminders that were decided on the way. */
  "clock.advance": on(
    "company",
    Schema.Struct({ from: Timestamp, to: Timestamp, jump: Schema.Boolean, decided: count })
  ),

  "gate.open": on("installation", nothing),
  "gate.close": on("installation", nothing),
  /** The addresses at which providers report change. */
  "hooks.rotate": on("installation", nothing),
  /** Secrets are sealed by another key; `plain` counts those among the values that were not sealed before. */
  "secrets.rewrap": on("installation", Schema.Struct({ values: count, plain: count })),
  /** A database that was restored from a backup is made safe to serve. */
  "installation.restore": on(
    "installation",
    Schema.Struct({
      reminders: Schema.Literal("unknown", "send"),
      skipped_ids: count,
      sequences: count,
      sessionsEnded: count,
      mailsDropped: count,
      remindersGivenUp: count
    })
  )
}

/** What somebody did, by the name that the audit log stores. */
export type Deed = keyof typeof deeds

/** The details that an entry of a deed has, as they are stored. */
export type DetailsOf<D extends Deed> = Schema.Schema.Encoded<(typeof deeds)[D]["details"]>

/** A deed that was done: to what, and the details. */
export type Done = {
  readonly [D in Deed]: {
    readonly deed: D
    /** Null for the installation. */
    readonly subjectId: number | null
    readonly details: DetailsOf<D>
  }
}[Deed]

/** Whether a stored name is one of the table. A later version may have stored others before this one came back. */
export const isDeed = (name: string): name is Deed => Object.hasOwn(deeds, name)

const names = Object.keys(deeds) as ReadonlyArray<Deed>

/** The deeds on a resource. */
export const deedsOn = (resource: Resource): ReadonlyArray<Deed> =>
  names.filter((deed) => deeds[deed].resource === resource)
