/** A company's reminder policy: its steps, and the limits that every message respects (contract §13.1). */
import { Either, ParseResult, Schema } from "effect"
import { type FieldIssue, fieldIssue, ValidationFailed } from "../Errors.ts"
import { issuesOf } from "../FieldIssues.ts"
import { isActiveCurrency } from "../Currency.ts"
import { parseAmount } from "../Money.ts"
import { Channel, Tone } from "../ReminderAttempt.ts"
import { named, optionalField, strict } from "../JsonFields.ts"

export { Tone } from "../ReminderAttempt.ts"

/** Days of the week, as policies name them. */
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun"

/** A step for receivables: so many days from the due date (negative before it), on these channels. */
export interface ReceivableStep {
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
  /** Without one, `toneOfStep` decides. */
  readonly tone?: Tone
}

/** A step for bills. Their reminders are e-mails to the company's own members. */
export interface PayableStep {
  readonly offsetDays: number
}

/** From which tone on e-mails bring the original invoices along. */
export type AttachDocument = "never" | "final" | "firm"

/** The policy for receivables. Steps are in order of their offsets, each offset once. */
export interface ReceivablesPolicy {
  readonly steps: ReadonlyArray<ReceivableStep>
  /** Local times `HH:MM` between which messages are sent. Planning cuts off what is outside 08:00 to 21:00. */
  readonly window: { readonly from: string; readonly to: string }
  /** Days on which messages are sent. */
  readonly days: ReadonlyArray<Weekday>
  /** Whether nothing is sent on public holidays of the company's country. */
  readonly holidays: boolean
  /**
   * Local days between two reminders to one customer, at least. The next step of the receivable that led the last one keeps
   * two days only.
   */
  readonly customerGapDays: number
  /**
   * A notice names the receivables that are due within so many days; what it named gets no other one for as many. Counted
   * to the effective due date.
   */
  readonly noticeDays: number
  /** Reminders that name one receivable, at most. */
  readonly maxMessages: number
  /** Messages of the company in any 60 seconds, at most. */
  readonly maxPerMinute: number
  /** How many open days after its own day a missed step may still be sent. */
  readonly catchUpDays: number
  /** After its last step a receivable is named again every so many days until it is paid; null for never. */
  readonly repeatDays: number | null
  /** Open days for which a message waits while a payment that may be for it is looked at; 0 for none. */
  readonly reviewDays: number
  /** Without a newer bank statement for so many days the company is told, and with `hold` nothing is sent. */
  readonly statementDays: { readonly days: number; readonly hold: boolean } | null
  /** Which e-mails bring the original invoices of what they name along: none, final ones, or firm and final ones. */
  readonly attachDocument: AttachDocument
  /** By currency, as decimal strings: a receivable that owes less than this is not reminded of. */
  readonly minBalance: Readonly<Record<string, string>>
}

/** A company's policy. */
export interface ReminderPolicy {
  readonly receivables: ReceivablesPolicy
  readonly payables: { readonly steps: ReadonlyArray<PayableStep> }
}

/** No message is sent before or after these local times, whatever a policy says. */
export const EARLIEST_TIME = "08:00"
export const LATEST_TIME = "21:00"
/** Limits of a policy. */
export const MAX_STEPS = 20
export const MAX_OFFSET_DAYS = 365
export const MAX_CUSTOMER_GAP_DAYS = 30
/** From so many days after the due date on, the last step is final unless the policy says otherwise. */
export const FINAL_FROM_DAYS = 21
export const MAX_MESSAGES = 100
export const MAX_PER_MINUTE = 1_000_000
export const MAX_CATCH_UP_DAYS = 30
export const MAX_NOTICE_DAYS = 30
export const MIN_REPEAT_DAYS = 7
export const MAX_REPEAT_DAYS = 365
export const MAX_REVIEW_DAYS = 30
export const MAX_STATEMENT_DAYS = 60

const withMessage = (message: string) => ({ message: () => ({ message, override: true }) })

const whole = (lowest: number, highest: number) =>
  Schema.Number.pipe(
    Schema.filter((n) => Number.isInteger(n) && n >= lowest && n <= highest, {
      ...withMessage(`must be a whole number from ${lowest} to ${highest}`),
      jsonSchema: { type: "integer", minimum: lowest, maximum: highest }
    })
  )

/** One or more of a few words, none twice. */
const someOf = <const W extends string>(word: Schema.Schema<W>, words: ReadonlyArray<W>) =>
  Schema.Array(word).pipe(
    Schema.filter((list) => list.length > 0 && new Set(list).size === list.length, {
      ...withMessage(`must be a list of one or more of ${words.join(", ")}, none twice`),
      jsonSchema: { minItems: 1, uniqueItems: true }
    })
  )

const withDefault = <K extends string, A, I>(key: K, schema: Schema.Schema<A, I>, value: A) =>
  Schema.optionalWith(schema, { exact: true, default: () => value }).pipe(Schema.fromKey(key))

const Weekday = Schema.Literal("mon", "tue", "wed", "thu", "fri", "sat", "sun")

const offsetDays = named("offset_days")(
  whole(-MAX_OFFSET_DAYS, MAX_OFFSET_DAYS).annotations({
    description: "Days from the due date; negative before it."
  })
)

const ascending = "must be more than that of the step before, as steps ascend and come once"

/** Positions of offsets that are not more than the one before. Values that are not numbers are left to the schema. */
const outOfOrder = (offsets: ReadonlyArray<unknown>): ReadonlyArray<number> =>
  offsets.flatMap((offset, index) => {
    const before = offsets[index - 1]
    return typeof offset === "number" && typeof before === "number" && offset <= before ? [index] : []
  })

const stepsOf = <A extends { readonly offsetDays: number }, I>(step: Schema.Schema<A, I>) =>
  Schema.Array(step)
    .annotations({ message: () => "must be a list of steps" })
    .pipe(
      Schema.filter(
        (steps) =>
          steps.length > MAX_STEPS
            ? `must be at most ${MAX_STEPS} steps`
            : outOfOrder(steps.map((step) => step.offsetDays)).map((index) => ({
                path: [index, "offset_days"],
                message: ascending
              })),
        { jsonSchema: { maxItems: MAX_STEPS } }
      )
    )

const TimeOfDay = Schema.String.pipe(
  Schema.pattern(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, withMessage("must be a time HH:MM from 00:00 to 23:59"))
)

const Window = Schema.Struct({ from: TimeOfDay, to: TimeOfDay }).pipe(
  Schema.filter(({ from, to }) => {
    if (from >= to) return "must begin before it ends"
    return from < LATEST_TIME && to > EARLIEST_TIME
      ? true
      : `must leave some time between ${EARLIEST_TIME} and ${LATEST_TIME}, outside of which nothing is sent`
  })
)

/** The policy of a company that has not set its own. */
export const defaultPolicy: ReminderPolicy = {
  receivables: {
    steps: [
      { offsetDays: -3, channels: ["email"] },
      { offsetDays: 0, channels: ["email"] },
      { offsetDays: 3, channels: ["email"] },
      { offsetDays: 7, channels: ["email"] },
      { offsetDays: 14, channels: ["email"] },
      { offsetDays: 30, channels: ["email"] }
    ],
    window: { from: "09:00", to: "17:00" },
    days: ["mon", "tue", "wed", "thu", "fri"],
    holidays: true,
    customerGapDays: 7,
    noticeDays: 7,
    maxMessages: 8,
    maxPerMinute: 60,
    catchUpDays: 3,
    repeatDays: null,
    reviewDays: 5,
    statementDays: null,
    attachDocument: "never",
    minBalance: {}
  },
  payables: { steps: [{ offsetDays: -3 }, { offsetDays: 0 }] }
}

const YesOrNo = Schema.Boolean.annotations(withMessage("must be true or false"))

const standard = defaultPolicy.receivables

const stepTone = optionalField(Tone.annotations(withMessage(`must be one of ${Tone.literals.join(", ")}`)))

const MinBalance = Schema.Record({
  key: Schema.String,
  value: Schema.String.annotations(withMessage('must be an amount as text, such as "5.00"'))
}).pipe(
  Schema.filter((amounts) =>
    Object.entries(amounts).flatMap(([currency, amount]) => {
      const read = isActiveCurrency(currency) ? parseAmount(amount, currency) : undefined
      if (read === undefined) return { path: [currency], message: "must be named by an ISO 4217 currency" }
      return Either.isRight(read) ? [] : { path: [currency], message: read.left.message }
    })
  )
)

const StatementDays = Schema.Struct({ days: whole(1, MAX_STATEMENT_DAYS), hold: YesOrNo })

const Attaching = Schema.Literal("never", "final", "firm").annotations(
  withMessage("must be one of never, final, firm")
)

const ReceivablesPolicy = Schema.Struct({
  steps: stepsOf(Schema.Struct({ offsetDays, channels: someOf(Channel, Channel.literals), tone: stepTone })),
  window: withDefault("window", Window, standard.window),
  days: withDefault("days", someOf(Weekday, Weekday.literals), standard.days),
  holidays: withDefault("holidays", YesOrNo, standard.holidays),
  customerGapDays: withDefault(
    "customer_gap_days",
    whole(0, MAX_CUSTOMER_GAP_DAYS),
    standard.customerGapDays
  ),
  noticeDays: withDefault("notice_days", whole(0, MAX_NOTICE_DAYS), standard.noticeDays),
  maxMessages: withDefault("max_messages", whole(1, MAX_MESSAGES), standard.maxMessages),
  maxPerMinute: withDefault("max_per_minute", whole(1, MAX_PER_MINUTE), standard.maxPerMinute),
  catchUpDays: withDefault("catch_up_days", whole(0, MAX_CATCH_UP_DAYS), standard.catchUpDays),
  repeatDays: withDefault(
    "repeat_days",
    Schema.NullOr(whole(MIN_REPEAT_DAYS, MAX_REPEAT_DAYS)),
    standard.repeatDays
  ),
  reviewDays: withDefault("review_days", whole(0, MAX_REVIEW_DAYS), standard.reviewDays),
  statementDays: withDefault("statement_days", Schema.NullOr(StatementDays), standard.statementDays),
  attachDocument: withDefault("attach_document", Attaching, standard.attachDocument),
  minBalance: withDefault("min_balance", MinBalance, standard.minBalance)
})

const PayablesPolicy = Schema.Struct({ steps: stepsOf(Schema.Struct({ offsetDays })) })

/** A policy as `policy show` writes it and `policy set` reads it. Sections and limits that are left out get the default. */
export const ReminderPolicy = Schema.Struct({
  receivables: withDefault("receivables", ReceivablesPolicy, standard),
  payables: withDefault("payables", PayablesPolicy, defaultPolicy.payables)
}).annotations({ ...strict, identifier: "ReminderPolicy" })

const decode = ParseResult.decodeUnknownEither(ReminderPolicy, strict.parseOptions)
const encode = Schema.encodeSync(ReminderPolicy)

/** Fields that policies had once, and what took their place. */
const gone: Readonly<Record<string, string>> = {
  combine: "is gone: all that a customer owes is always one message",
  min_gap_days:
    "is gone: customer_gap_days keeps the reminders to a customer apart, and the next step of the same receivable keeps two days"
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

/** Steps out of order. The schema does not check the order of a list that has other faults. */
const orderIssues = (json: unknown): ReadonlyArray<FieldIssue> =>
  ["receivables", "payables"].flatMap((section) => {
    const steps = fieldOf(fieldOf(json, section), "steps")
    if (!Array.isArray(steps)) return []
    return outOfOrder(steps.slice(0, MAX_STEPS).map((step) => fieldOf(step, "offset_days"))).map((index) =>
      fieldIssue(`${section}.steps.${index}.offset_days`, "invalid", ascending)
    )
  })

const goneIssues = (json: unknown): ReadonlyArray<FieldIssue> =>
  Object.entries(gone).flatMap(([name, sentence]) =>
    fieldOf(fieldOf(json, "receivables"), name) === undefined
      ? []
      : fieldIssue(`receivables.${name}`, "invalid", sentence)
  )

/** Reads a policy from JSON. The error lists every fault by its field, such as `receivables.steps.1.channels`. */
export const readPolicy = (json: unknown): Either.Either<ReminderPolicy, ValidationFailed> => {
  const told = goneIssues(json)
  const decoded = decode(json)
  if (Either.isRight(decoded)) return Either.right(decoded.right)
  const isTold = (field: string) => told.some((issue) => issue.field === field)
  const issues = issuesOf(decoded.left, "policy").filter(({ field }) => !isTold(field))
  const others = orderIssues(json).filter(({ field }) => issues.every((known) => known.field !== field))
  return Either.left(ValidationFailed.all([...told, ...issues, ...others]))
}

/** The fields of a policy for receivables. */
const limits = new Set(Object.keys(encode(defaultPolicy).receivables ?? {}))

/**
 * Reads a policy that was stored: one from before may have fields that are gone, and one that a later version has stored
 * beside this one may have fields that this one does not know. They mean nothing here.
 */
export const readStoredPolicy = (json: unknown): Either.Either<ReminderPolicy, ValidationFailed> => {
  const receivables = fieldOf(json, "receivables")
  if (typeof json !== "object" || typeof receivables !== "object") return readPolicy(json)
  const kept = Object.entries(receivables ?? {}).filter(([name]) => limits.has(name))
  return readPolicy({ ...json, receivables: Object.fromEntries(kept) })
}

/**
 * The tone of a step: its own; else friendly up to the due date, firm after it, and final for the last step if that is
 * late enough.
 */
export const toneOfStep = (steps: ReadonlyArray<ReceivableStep>, index: number): Tone => {
  const step = steps[index]
  if (step?.tone !== undefined) return step.tone
  if (step === undefined || step.offsetDays <= 0) return "friendly"
  return index === steps.length - 1 && step.offsetDays >= FINAL_FROM_DAYS ? "final" : "firm"
}

/** A policy as JSON, with every limit written out. */
export const writePolicy = (policy: ReminderPolicy): typeof ReminderPolicy.Encoded => encode(policy)

/**
 * A policy as JSON that is stored. What the version before this one does not know is written only where somebody has chosen
 * it: that version refuses to read it, and may run beside this one during an upgrade.
 */
export const writeStoredPolicy = (policy: ReminderPolicy): typeof ReminderPolicy.Encoded => {
  const { receivables, ...others } = encode(policy)
  const { attach_document: attachDocument, ...known } = receivables ?? { steps: [] }
  const isChosen = attachDocument !== undefined && attachDocument !== defaultPolicy.receivables.attachDocument
  return { ...others, receivables: isChosen ? { ...known, attach_document: attachDocument } : known }
}

/** Whether an e-mail of a tone brings the original invoices along. */
export const attachesAt = (
  { attachDocument }: Pick<ReceivablesPolicy, "attachDocument">,
  tone: Tone
): boolean => (tone === "final" ? attachDocument !== "never" : tone === "firm" && attachDocument === "firm")
