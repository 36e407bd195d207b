/**
 * Everything that debtors read, in one language: reminders, the debtor's page, the opt-out page; and reminders of bills,
 * which the company's own members read. A language without one of the sentences does not compile. Texts hold no markup;
 * whoever shows them as HTML escapes them. Those who write are the company.
 */
import type { BankCodeKind } from "../domain/BankAccount.ts"
import type { Channel, Tone } from "../domain/ReminderAttempt.ts"
import type { AskedPayment, DueDate, OneBill, OneDebt, SeveralDebts, WrittenDate } from "./Debts.ts"
import type { Markup } from "./Html.ts"

/** Wording for what is overdue, and for what is due today or later. */
type ByLateness<A> = Readonly<Record<"overdue" | "due", A>>

/** What differs between tones. */
export interface ToneTexts {
  /** Begins subjects and SMS. */
  readonly lead: (isMany: boolean) => string
  /** The first sentence about one debt. */
  readonly one: (debt: OneDebt) => string
  /** The first sentence about several. */
  readonly several: (debts: SeveralDebts) => string
  /** What the debtor is asked to do. A sentence is left out if the company can't be reached. */
  readonly request: (asked: AskedPayment) => string
  /** The same in an SMS, in a few words; may be empty. */
  readonly sms: (asked: AskedPayment) => string
}

/** A page without a form: what it is called and what it says. */
export interface Notice {
  readonly title: string
  readonly text: string
}

/** What is said of reminders on one channel, and its buttons. */
interface ChannelTexts {
  readonly on: string
  readonly off: string
  readonly stop: string
  readonly allow: string
}

/** A button that opens a form, and the form. */
export interface FormTexts {
  /** Opens it. */
  readonly button: string
  /** The label of its field. */
  readonly field: string
  /** Sends it. */
  readonly submit: string
  /** Said when it is done. */
  readonly done: string
}

/** A sentence that names the company, with the markup around the name. */
type Naming = Readonly<Record<Channel, (company: Markup) => Markup>>

/** The texts of one language. */
export interface Texts {
  /** In messages and on the debtor's page. */
  readonly labels: {
    /** Stands between a label and its value. */
    readonly colon: string
    readonly dueDate: string
    readonly reference: string
    readonly daysOverdue: (days: number, written: string) => string
    readonly description: string
    readonly amount: string
    readonly paid: string
    readonly balance: string
    /** Of what is not overdue yet, where nothing is. */
    readonly total: string
    readonly totalOverdue: string
    /** Heads what is overdue in a final message that is not final for it. */
    readonly alsoOverdue: string
    /** Heads what is due soon. */
    readonly coming: string
    /** Heads what nobody is asked for at the moment, because it is disputed, promised or paused. */
    readonly resting: string
    readonly disputed: string
    readonly promised: (until: WrittenDate) => string
    readonly paused: string
    /** Behind a debt that was promised or deferred until a day that has passed. */
    readonly agreed: Readonly<Record<"promised" | "paused", (until: WrittenDate) => string>>
    /** Behind a debt of which a final reminder has told already. */
    readonly finalOf: (sent: WrittenDate) => string
    /** How many debts are not listed. */
    readonly more: (count: string) => string
    /** What the company holds for the debtor. */
    readonly credit: string
    readonly howToPay: string
    /** Heads an account where there is more than one. */
    readonly payIn: (currencies: string) => string
    readonly accountHolder: string
    readonly accountNumber: string
    readonly bankCode: Readonly<Record<BankCodeKind, string>>
    readonly paymentReference: string
    /** Says what the payment link does. */
    readonly payOnline: string
  }
  /** To a debtor. An SMS writes letters outside GSM 03.38 without their accents. */
  readonly reminder: {
    readonly greeting: (debtor: string, isCompany: boolean) => string
    /** What a reminder is about, in a few words. */
    readonly about: {
      readonly one: ByLateness<(debt: OneDebt) => string>
      readonly several: ByLateness<(debts: SeveralDebts) => string>
    }
    /** A sentence about the only debt that was promised or deferred until a day that has passed. */
    readonly agreed: Readonly<Record<"promised" | "paused", (until: WrittenDate) => string>>
    /** The button to the debtor's page: where one can pay there, and where not. */
    readonly page: {
      readonly pay: string
      readonly view: string
      /** What else can be done there. */ readonly note: string
    }
    /** How to reach a person, by both ways or by the one that is known. */
    readonly contact: {
      readonly both: (phone: string, email: string) => string
      readonly phone: (phone: string) => string
      readonly email: (email: string) => string
    }
    readonly regards: (region: string | null) => string
    /** Says what the opt-out link does. */
    readonly optOut: string
    /** Before the payment reference in an SMS, short. */
    readonly smsReference: string
    /** Before the link of an SMS. */
    readonly smsPage: string
    /** About what is due today or later. */
    readonly notice: Readonly<Record<Exclude<Tone, "final">, ToneTexts>>
    /** About what is overdue. */
    readonly overdue: Readonly<Record<Tone, ToneTexts>>
  }
  /** A person's answer to what a debtor wrote. */
  readonly reply: {
    readonly subject: (reference: string | null) => string
    /** Heads what the debtor wrote. */
    readonly quoted: string
  }
  /** Of a bill, to the company's own members. */
  readonly bill: {
    readonly subject: ByLateness<(dueDate: DueDate) => string>
    readonly greeting: string
    readonly opening: (bill: OneBill) => string
    readonly request: string
    readonly company: string
    readonly bill: string
    readonly amount: string
    readonly reference: string
    /** Says why the recipient gets this. */
    readonly footer: (company: string) => string
  }
  /** Dates and numbers come written out. */
  readonly debtorPage: {
    /** Opens the original invoice of a payment. */
    readonly invoice: string
    /** Of the document. */
    readonly title: (company: string) => string
    readonly addressee: (name: string) => string
    /** The heading while something is open. */
    readonly open: string
    /** In the place of all else. */
    readonly nothingOpen: Notice
    readonly inactive: (company: string) => Notice
    readonly listed: (shown: string, all: string) => string
    readonly dueToday: string
    readonly promised: (date: string) => string
    readonly disputed: string
    readonly paused: string
    readonly payOnly: string
    readonly payAll: string
    readonly amount: string
    readonly bankApp: string
    /** What the code is, for those who don't see it. */
    readonly code: (amount: string) => string
    /** Where one transfer for all would not say what it is for. */
    readonly separately: string
    readonly copyIban: string
    readonly copyReference: string
    readonly copied: string
    readonly promise: FormTexts & { readonly help: (first: string, last: string) => string }
    readonly dispute: FormTexts & { readonly help: (max: string) => string }
    readonly reminders: {
      readonly heading: string
      readonly note: string
      readonly done: string
    } & Readonly<Record<Channel, ChannelTexts>>
    readonly questions: string
    readonly problems: {
      readonly heading: string
      readonly date: string
      readonly range: (first: string, last: string) => string
      readonly text: (max: string) => string
      /** The debt is not as it was when the page was loaded. */
      readonly state: string
      /** The form did not arrive whole. */
      readonly form: string
    }
    readonly unknown: Notice
    /** The link was sent to an address that is no longer the customer's; how to reach the company follows. */
    readonly moved: Notice
    readonly unavailable: Notice
    /** The link has taken as many forms as it may within an hour; also on the opt-out page. */
    readonly tooMany: Notice
    /** A form that was not sent from the page. */
    readonly refused: Notice
  }
  readonly optOutPage: {
    readonly title: string
    /** Before anything is changed. */
    readonly ask: Naming
    readonly leave: string
    readonly left: Naming
    readonly mistake: string
    readonly comeBack: string
    readonly back: Naming
    /** What is owed is still owed. */
    readonly note: string
    readonly unknown: Notice
    readonly unavailable: Notice
  }
}
