/** Every built-in message in every language, tone and situation, for people to read. */
import { Effect } from "effect"
import { type Language, languages, tones } from "../../src/domain/MessageLanguage.ts"
import type { Tone } from "../../src/domain/ReminderAttempt.ts"
import { smsSegments } from "../../src/reminders/message/Gsm.ts"
import type { RenderedMessage, MessageFacts } from "../../src/reminders/message/Message.ts"
import { renderBill, renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleCompany, sampleReminder, situations } from "../../src/reminders/message/Samples.ts"
import { billFacts } from "./facts.ts"

export interface Sample {
  readonly language: Language
  readonly title: string
  readonly rendered: RenderedMessage
  /** Null for e-mails. */
  readonly segments: number | null
}

/** A company that has given its name alone. */
export const nameOnly = {
  creditor: {
    ...sampleCompany,
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
  }
} satisfies Partial<MessageFacts>

/** A debtor that is greeted as a company. */
const aCompany = { debtor: "Babbage GmbH" }

const countries: Readonly<Record<Language, string>> = {
  en: "GB",
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  nl: "NL",
  "pt-PT": "PT",
  "pt-BR": "BR"
}

/** A debt that was to be paid by a day that has passed. */
const agreed = (language: Language, tone: Tone, cause: "promised" | "paused"): MessageFacts => {
  const facts = sampleReminder(language, tone, "one", {}, 20)
  const debts = facts.debts.map((debt) => ({ ...debt, agreed: { cause, date: "2026-03-18" } }))
  return { ...facts, debts }
}

/** Everything that a message may list. */
const everything = (language: Language, tone: Tone): MessageFacts => {
  const facts = sampleReminder(language, tone, "several", {}, 9)
  const [first] = facts.debts
  if (first === undefined) return facts
  const told = { ...first, reference: "INV-2026-0011", tone: null, daysOverdue: 40, finalOn: "2026-03-02" }
  const deferred = { ...first, agreed: { cause: "paused", date: "2026-03-09" } } as const
  const rests = [
    { cause: "disputed" },
    { cause: "promised", date: "2026-03-20" },
    { cause: "paused" }
  ] as const
  const resting = rests.map((rest, index) => ({
    ...first,
    tone: null,
    reference: `INV-2026-007${index}`,
    rest
  }))
  return {
    ...facts,
    debts: [told, deferred, ...facts.debts.slice(1), ...resting],
    more: { overdue: 0, coming: 1, resting: 2 },
    credit: [{ currency: "EUR", minor: 2_500n }]
  }
}

const remindersIn = (language: Language): ReadonlyArray<readonly [string, MessageFacts]> => [
  ...tones.flatMap((tone) =>
    situations.map(
      (situation) => [`${tone}, ${situation}`, sampleReminder(language, tone, situation)] as const
    )
  ),
  ["friendly, due today", sampleReminder(language, "friendly", "one", {}, 0)],
  ["friendly, due tomorrow, name only", sampleReminder(language, "friendly", "one", nameOnly, -1)],
  ["friendly, overdue", sampleReminder(language, "friendly", "one", {}, 1)],
  ["friendly, all overdue", sampleReminder(language, "friendly", "several", {}, 40)],
  ["friendly, some overdue", sampleReminder(language, "friendly", "several", {}, 9)],
  ["firm, not overdue", sampleReminder(language, "firm", "one", nameOnly, -3)],
  ["firm, part paid, not overdue", sampleReminder(language, "firm", "partPaid", nameOnly, -3)],
  ["firm, all overdue", sampleReminder(language, "firm", "several", nameOnly, 40)],
  ["firm, several, not overdue", sampleReminder(language, "firm", "several", nameOnly, -3)],
  ["final, not overdue", sampleReminder(language, "final", "one", {}, -3)],
  ["final, all overdue, name only", sampleReminder(language, "final", "several", nameOnly, 40)],
  ["final, several, not overdue", sampleReminder(language, "final", "several", nameOnly, -3)],
  ...tones.flatMap((tone) => [
    [`${tone}, to a company`, sampleReminder(language, tone, "one", aCompany, 30)] as const,
    [`${tone}, several, to a company`, sampleReminder(language, tone, "several", aCompany, 40)] as const
  ]),
  ["firm, promised", agreed(language, "firm", "promised")],
  ["friendly, deferred", agreed(language, "friendly", "paused")],
  ["firm, everything", everything(language, "firm")]
]

const samplesIn = (language: Language): Effect.Effect<ReadonlyArray<Sample>> =>
  Effect.gen(function* () {
    const samples: Array<Sample> = []
    for (const [title, facts] of remindersIn(language)) {
      const email = yield* renderReminder(facts)
      samples.push({ language, title: `${language}, ${title}, e-mail`, rendered: email, segments: null })
      const sms = yield* renderReminder({ ...facts, channel: "sms" })
      samples.push({
        language,
        title: `${language}, ${title}, SMS`,
        rendered: sms,
        segments: smsSegments(sms.text)
      })
    }
    for (const offsetDays of [-3, 0, 1, 7]) {
      const bill = renderBill({ ...billFacts, country: countries[language], offsetDays })
      samples.push({ language, title: `${language}, bill ${offsetDays}`, rendered: bill, segments: null })
    }
    return samples
  })

/** All of them. */
export const allSamples: Effect.Effect<ReadonlyArray<Sample>> = Effect.map(
  Effect.forEach(languages, samplesIn),
  (lists) => lists.flat()
)
