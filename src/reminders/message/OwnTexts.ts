/** The texts of a company's own, rendered for one reminder. */
import { Effect } from "effect"
import { type MessageTexts, textTemplates, type TextValues } from "../../domain/MessageTexts.ts"
import { builtIn } from "../../services/reminders/ReminderTexts.ts"
import type { TextLocale } from "../../texts/Locale.ts"
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, name, optionalName } from "./CompanyValues.ts"
import { namedInAll, namedOf, sumsOf } from "./NamedDebts.ts"
import { formatDate, formatSum } from "./Format.ts"
import type { CurrencySum, MessageFacts } from "./Message.ts"
import { flattened, severalLines } from "./PlainText.ts"

/** Longest subject of a company's own, in code points. */
const MAX_SUBJECT_LENGTH = 200

/** The values of what a message is about; what it lists beside is not in them. */
const valuesOf = (facts: MessageFacts, { tag }: TextLocale): TextValues => {
  const { creditor, deadline, debtor } = facts
  const debts = namedOf(facts)
  const { count, sums } = namedInAll(facts)
  const only = count === 1 ? debts[0] : undefined
  const earliest = debts.map(({ dueDate }) => dueDate).toSorted()[0]
  const written = (all: ReadonlyArray<CurrencySum>): string =>
    all.map(({ currency, minor }) => formatSum(minor, currency, tag)).join(", ")
  return {
    creditor: name(creditor.name, MAX_NAME_LENGTH),
    debtor: name(debtor, MAX_NAME_LENGTH),
    count,
    reference: optionalName(only?.reference ?? null, MAX_NAME_LENGTH),
    description: only?.description == null ? null : severalLines(only.description, MAX_DESCRIPTION_LENGTH),
    due_date: earliest === undefined ? null : formatDate(earliest, tag),
    days_overdue: Math.max(0, ...debts.map(({ daysOverdue }) => daysOverdue)),
    deadline: formatDate(deadline, tag),
    balance: written(sums),
    total: written(sumsOf(debts, ({ amountMinor }) => amountMinor)),
    part_paid: debts.some(({ amountMinor, balanceMinor }) => balanceMinor < amountMinor)
  }
}

/** The company's own texts for a reminder. One that comes out blank is null, too. Without any, Liquid is not loaded. */
export const ownTexts = (facts: MessageFacts, locale: TextLocale): Effect.Effect<MessageTexts> => {
  const { texts } = facts
  if (texts === null) return Effect.succeed(builtIn)
  return Effect.map(textTemplates, (engine) => {
    const values = valuesOf(facts, locale)
    const render = (source: string | null): string | null =>
      source === null ? null : engine.render(source, values).trim() || null
    const subject = render(texts.subject)
    return {
      subject: subject === null ? null : flattened(subject, MAX_SUBJECT_LENGTH),
      opening: render(texts.opening),
      closing: render(texts.closing)
    }
  })
}
