/** What the debtor's page says beside the labels that it shares with messages, in one language. */
import type { Channel } from "../../../domain/ReminderAttempt.ts"

/** A page without a form: what it is called and what it says. */
export interface Notice {
  readonly title: string
  readonly text: string
}

/** What is said of reminders on one channel, and its buttons. */
export interface ChannelTexts {
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

/** The texts of one language. Those who write are the company. Dates and numbers come written out. */
export interface Texts {
  /** Of the document. */
  readonly title: (company: string) => string
  readonly addressee: (name: string) => string
  /** The heading while something is open. */
  readonly open: string
  /** In the place of all else. */
  readonly nothingOpen: Notice
  readonly inactive: (company: string) => Notice
  readonly listed: (shown: string, all: string) => string
  readonly overdue: (days: number, written: string) => string
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
  readonly reminders: { readonly heading: string; readonly note: string; readonly done: string } & Readonly<
    Record<Channel, ChannelTexts>
  >
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
  readonly unavailable: Notice
  /** A form that was not sent from the page. */
  readonly refused: Notice
}
