/** The tables of the in-memory repositories, and the rows of one company in them. */
import type { RemindersMode } from "../domain/Company.ts"
import type { Customer } from "../domain/Customer.ts"
import type { DigestEvent } from "../domain/Digest.ts"
import type { CaseReceivable, CaseState } from "../domain/dunning/case/StoredCase.ts"
import type { Pace, PutOff } from "../domain/dunning/Pace.ts"
import type { KnownAddresses } from "../domain/LinkAddress.ts"
import type { Payable } from "../domain/Payable.ts"
import type { StoredReceivable } from "../domain/Pause.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { HeldCredit } from "../repos/reminders/Cases.ts"
import type { CompanyChange } from "../repos/reminders/CompanyChanges.ts"
import type { CustomerChange } from "../repos/reminders/CustomerChanges.ts"
import type { AuditEntry } from "../repos/AuditLog.ts"
import type { Sender } from "../repos/reminders/ReminderFacts.ts"
import type { KeptMessage } from "../repos/reminders/ReminderMessages.ts"
import type { PaymentRecord } from "../repos/Rows.ts"
import type { StoredReply } from "../repos/StoredReplies.ts"

/** A stored reply with the fingerprint of its request. */
export interface MemoryReply extends StoredReply {
  readonly fingerprint: Uint8Array
  /** Epoch milliseconds. */
  readonly at: number
}

/** An address that reminders must not go to; epoch milliseconds. */
export interface BlockedAddress {
  readonly optedOutAt: number | null
  readonly suppressedAt: number | null
}

/** Facts of a company that reminders need. */
export interface MemoryCompanyFacts extends Sender {
  readonly country: string | null
  readonly policyVersion: number
  readonly remindersMode: RemindersMode
  /** Epoch milliseconds; null for never. */
  readonly remindersSince: number | null
  /** Epoch milliseconds; null for real time. */
  readonly testClock: number | null
}

/** What is stored of a case beside its debts. */
export interface MemoryCase {
  readonly version: number
  readonly state: CaseState
  /** Whether its attempts are from before there were cases. */
  readonly isOld: boolean
  /** When it is planned again because it could not be planned, in epoch milliseconds. */
  readonly retryAt?: number
}

/** What is stored of a receivable for its reminders. */
export type MemoryLadder = Omit<CaseReceivable, "receivable">

/** Something that is to be planned again in the background. */
export interface PlannedAgain {
  readonly onTestClock: boolean
  /** Epoch milliseconds, by the company's own time. */
  readonly changedAt: number
}

/** What is left of a movement that may be for debts of a customer. */
export interface MemoryMoney {
  readonly customerId: number
  /** The debt that it may be for; null for any of the customer's. */
  readonly receivableId: number | null
  /** When it was imported, in epoch milliseconds. */
  readonly since: number
  /** What of it is known to be the customer's. */
  readonly credit: HeldCredit | null
}

/** All rows of one company. A transaction writes to a copy. */
export interface CompanyRows {
  timezone: string | null
  facts: MemoryCompanyFacts
  pace: Pace
  putOff: PutOff | null
  /** `since` in epoch milliseconds. */
  readonly policies: Map<number, { readonly json: unknown; readonly since: number }>
  readonly messages: Map<number, KeptMessage>
  readonly customers: Map<number, Customer>
  /** Of customers whose addresses have changed. */
  readonly formerAddresses: Map<number, KnownAddresses["former"]>
  /** Of customers whose links were made void. */
  readonly linkNumbers: Map<number, number>
  readonly customerChanges: Map<number, CustomerChange & PlannedAgain>
  /** That every open debt and bill is to be planned anew, and how far that has come; null if it is not. */
  companyChange: (PlannedAgain & CompanyChange) | null
  readonly cases: Map<number, MemoryCase>
  /** Of every receivable. */
  readonly ladders: Map<number, MemoryLadder>
  /** Addresses that reminders must not go to, by channel and address with a blank between. */
  readonly blockedAddresses: Map<string, BlockedAddress>
  readonly receivables: Map<number, StoredReceivable>
  readonly payments: Map<number, PaymentRecord>
  readonly payables: Map<number, Payable>
  readonly attempts: Map<number, AttemptRecord>
  /** Money that has arrived and is for no debt yet. */
  readonly money: Array<MemoryMoney>
  readonly series: Set<number>
  readonly digestEvents: Array<DigestEvent>
  /** Epoch milliseconds; null while there are no events. */
  digestDueAt: number | null
  readonly replies: Map<string, MemoryReply>
  readonly audit: Array<AuditEntry>
}

/** The default name of a company in memory. */
const COMPANY_NAME = "Company"

/** The rows of a company that nothing was written of. */
export const noRows = (): CompanyRows => ({
  timezone: null,
  facts: {
    name: COMPANY_NAME,
    facts: {
      name: COMPANY_NAME,
      address: null,
      email: null,
      phone: null,
      website: null,
      accountHolder: null,
      iban: null,
      bic: null,
      paymentUrl: null,
      legalNotice: null,
      accounts: []
    },
    active: true,
    planActive: true,
    limits: null,
    replyTo: null,
    statementsTo: null,
    isMatching: false,
    moneySeenTo: null,
    members: ["owner@example.com"],
    country: null,
    policyVersion: 0,
    remindersMode: "on",
    remindersSince: null,
    testClock: null
  },
  pace: [],
  putOff: null,
  policies: new Map(),
  messages: new Map(),
  customers: new Map(),
  formerAddresses: new Map(),
  linkNumbers: new Map(),
  customerChanges: new Map(),
  companyChange: null,
  cases: new Map(),
  ladders: new Map(),
  blockedAddresses: new Map(),
  receivables: new Map(),
  payments: new Map(),
  payables: new Map(),
  attempts: new Map(),
  money: [],
  series: new Set(),
  digestEvents: [],
  digestDueAt: null,
  replies: new Map(),
  audit: []
})

/** A copy, as a transaction writes to. */
export const copyOf = (rows: CompanyRows): CompanyRows => ({
  timezone: rows.timezone,
  facts: rows.facts,
  pace: rows.pace,
  putOff: rows.putOff,
  policies: new Map(rows.policies),
  messages: new Map(rows.messages),
  customers: new Map(rows.customers),
  formerAddresses: new Map(rows.formerAddresses),
  linkNumbers: new Map(rows.linkNumbers),
  customerChanges: new Map(rows.customerChanges),
  companyChange: rows.companyChange,
  cases: new Map(rows.cases),
  ladders: new Map(rows.ladders),
  blockedAddresses: new Map(rows.blockedAddresses),
  receivables: new Map(rows.receivables),
  payments: new Map(rows.payments),
  payables: new Map(rows.payables),
  attempts: new Map(rows.attempts),
  money: [...rows.money],
  series: new Set(rows.series),
  digestEvents: [...rows.digestEvents],
  digestDueAt: rows.digestDueAt,
  replies: new Map(rows.replies),
  audit: [...rows.audit]
})
