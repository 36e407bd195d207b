/** What the text of a message says of debts, read as a debtor reads it. */
import { Data } from "effect"
import type { CaseRules } from "../../../src/domain/dunning/case/CaseRules.ts"
import { contentsOf } from "../../../src/domain/dunning/case/Contents.ts"
import type { CaseReceivable, DecidedReminder } from "../../../src/domain/dunning/case/StoredCase.ts"
import type { DebtorCase, MessageContents } from "../../../src/domain/dunning/case/Types.ts"
import { formatSum } from "../../../src/reminders/message/Format.ts"
import { textsIn } from "../../../src/texts/Languages.ts"
import { demand } from "../../domain/dunning/case/simulation/Checks.ts"

/** An invariant is broken. */
export class Violation extends Data.TaggedError("Violation")<{
  readonly invariant: string
  readonly message: string
}> {}

/** What a letter is compared with. */
export interface LetterFacts {
  readonly text: string
  readonly locale: string
  readonly decided: DecidedReminder
  readonly rules: CaseRules
  readonly debtor: DebtorCase
  readonly receivables: ReadonlyMap<number, CaseReceivable>
}

type Section = "named" | "also" | "coming" | "resting"

/** The references of debts below each heading, in order. */
const sectionsOf = ({ locale, receivables, text }: LetterFacts): Record<Section, ReadonlyArray<number>> => {
  const { labels } = textsIn[locale.slice(0, 2) as keyof typeof textsIn]
  const headings = new Map<string, Section>([
    [labels.alsoOverdue, "also"],
    [labels.coming, "coming"],
    [labels.resting, "resting"]
  ])
  const ids = new Map(
    [...receivables.values()].map(({ receivable }) => [receivable.externalReference, receivable.id] as const)
  )
  const found: Record<Section, Array<number>> = { named: [], also: [], coming: [], resting: [] }
  const alone = `${labels.reference}${labels.colon} `
  let section: Section = "named"
  // The first line is the subject.
  for (const line of text.split("\n").slice(1)) {
    section = headings.get(line) ?? section
    const [reference = ""] = (line.startsWith(alone) ? line.slice(alone.length) : line).split(" ")
    if (!/^RE-\d{5}$/.test(reference)) continue
    const id = ids.get(reference)
    demand("a message names only debts of its debtor", id !== undefined, () => `${reference}: ${text}`)
    found[section].push(id ?? 0)
  }
  return found
}

/** Ids in order of their due dates, as `byAge` has them. */
const inOrder = (
  ids: ReadonlyArray<number>,
  receivables: LetterFacts["receivables"]
): ReadonlyArray<number> => {
  const dueDateOf = (id: number) => receivables.get(id)?.receivable.dueDate ?? ""
  return ids.toSorted((a, b) => dueDateOf(a).localeCompare(dueDateOf(b)) || a - b)
}

const sumsOf = (ids: ReadonlyArray<number>, { debtor }: LetterFacts): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { balanceMinor, currency, id } of debtor.debts) {
    if (ids.includes(id)) sums[currency] = (sums[currency] ?? 0) + balanceMinor
  }
  return sums
}

/** The contents of an e-mail as its text has them, each amount compared with the balances of the debts. */
const fromText = (facts: LetterFacts): MessageContents => {
  const { debtor, decided, locale, receivables, text } = facts
  const { also, coming, named, resting } = sectionsOf(facts)
  const says = (minor: number, currency: string) => {
    const amount = formatSum(BigInt(minor), currency, locale)
    demand("a message tells each balance and each sum", text.includes(amount), () => `${amount}: ${text}`)
  }
  for (const section of [named, also, coming, resting]) {
    demand(
      "a message lists the oldest first",
      section.join() === inOrder(section, receivables).join(),
      () => text
    )
    for (const { balanceMinor, currency, id } of debtor.debts) {
      if (section.includes(id)) says(balanceMinor, currency)
    }
  }
  const isNotice = decided.message.kind === "notice"
  const overdue = isNotice ? [] : inOrder([...named, ...also], receivables)
  const summed = isNotice ? inOrder([...named, ...coming], receivables) : overdue
  const sums = sumsOf(summed, facts)
  for (const [currency, minor] of Object.entries(sums)) says(minor, currency)
  const debts = new Map(debtor.debts.map((debt) => [debt.id, debt]))
  return {
    named: decided.named,
    overdue,
    alsoOverdue: decided.message.tone === "final" ? also : [],
    coming: isNotice ? summed : coming,
    resting: resting.map((id) => ({ id, reason: debts.get(id)?.pauseCause ?? "paused" })),
    more: { overdue: 0, coming: 0, resting: 0 },
    sums
  }
}

/** What a message says: an e-mail by its text; an SMS has no room for more than the sum, and says what was decided. */
export const readLetter = (facts: LetterFacts): MessageContents => {
  const { debtor, decided, rules, text } = facts
  if (decided.message.channel === "email") return fromText(facts)
  demand("an SMS leads to the debtor's page", text.includes("https://duebook.example/p/"), () => text)
  const { named } = decided
  const contents = contentsOf(rules, debtor, decided.message)
  const isFinal = (id: number) => named.some((each) => each.id === id && each.tone === "final")
  const alsoOverdue = decided.message.tone === "final" ? contents.overdue.filter((id) => !isFinal(id)) : []
  return { ...contents, named, alsoOverdue }
}

/** Every debt that rests is shown, unless so little is left that nobody asks for it. */
export const showsWhatRests = ({ debtor, decided, rules }: LetterFacts, contents: MessageContents): void => {
  const soon = decided.message.day + rules.policy.noticeDays
  const rests = debtor.debts
    .filter(({ dueDate, status }) => status === "paused" && rules.effectiveDue(dueDate).day <= soon)
    .map(({ id }) => id)
  const shown = contents.resting.filter(({ reason }) => reason !== "below_minimum").map(({ id }) => id)
  demand(
    "what rests is shown",
    rests.toSorted((a, b) => a - b).join() === shown.toSorted((a, b) => a - b).join(),
    () => `${shown.join()} and not ${rests.join()}`
  )
}
