/**
 * Writes docs/dunning-calendar.md: what a debtor gets under the default policy, for each weekday of the due date, with a
 * holiday on it, and for ten invoices in three weeks. Run it after a change of the calendar; a test compares the page.
 */
import { addDays, daysBetween } from "../src/domain/CalendarDate.ts"
import { toLocal } from "../src/domain/LocalTime.ts"
import { formatMinor } from "../src/domain/Money.ts"
import { dateOf } from "../src/domain/dunning/Calendar.ts"
import { caseRules } from "../src/domain/dunning/case/CaseRules.ts"
import { newCase, beginLadder } from "../src/domain/dunning/case/Changes.ts"
import { type ForetoldMessage, simulateCase } from "../src/domain/dunning/case/SimulateCase.ts"
import { standardCasePolicy } from "../src/domain/dunning/case/CaseRules.ts"

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

const weekdayOf = (date: string): string => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ""

const days = (n: number): string => (n === 1 ? "1 day" : `${n} days`)

const DAY_MILLIS = 86_400_000

/** A debt of the page: when it is due, and what is owed. */
interface Owed {
  readonly dueDate: string
  readonly amountMinor: number
}

/** What becomes of some debts of one customer that nobody pays. */
const courseOf = (
  owed: ReadonlyArray<Owed>,
  { arrives, holiday }: { readonly arrives: string; readonly holiday: string | null }
): ReadonlyArray<ForetoldMessage> => {
  const rules = caseRules({
    policy: standardCasePolicy,
    timezone: "UTC",
    isHoliday: (date) => date === holiday,
    since: 0
  })
  const now = Date.parse(`${arrives}T12:00:00Z`)
  const debts = owed.map(({ amountMinor, dueDate }, index) =>
    beginLadder(
      { id: index + 1, dueDate, status: "open", amountMinor, balanceMinor: amountMinor, currency: "EUR" },
      now
    )
  )
  const input = { debtor: newCase(debts), refusal: () => null, agreedOn: () => null }
  return simulateCase(rules, input, now, now + 120 * DAY_MILLIS)
}

const dateOfMessage = ({ at }: ForetoldMessage): string => toLocal(at, "UTC").slice(0, 10)

/** A day as seen from the due date: `Friday, 3 days before`. */
const told = (date: string, dueDate: string): string => {
  const distance = daysBetween(dueDate, date)
  if (distance === 0) return `${weekdayOf(date)}, the due date`
  return `${weekdayOf(date)}, ${days(Math.abs(distance))} ${distance < 0 ? "before" : "after"}`
}

const row = (dueDate: string, isHoliday: boolean): string => {
  const holiday = isHoliday ? dueDate : null
  const course = courseOf([{ dueDate, amountMinor: 10_000 }], { arrives: addDays(dueDate, -20), holiday })
  const rules = caseRules({
    policy: standardCasePolicy,
    timezone: "UTC",
    isHoliday: (date) => date === holiday,
    since: 0
  })
  const effective = dateOf(rules.effectiveDue(dueDate).day)
  const on = (offset: number) => {
    const found = course.find(({ message }) => message.offsetDays === offset)
    return found === undefined ? "" : dateOfMessage(found)
  }
  const cells = [
    weekdayOf(dueDate),
    isHoliday ? "yes" : "no",
    told(on(-3), dueDate),
    told(effective, dueDate),
    told(on(0), dueDate),
    `${told(on(3), dueDate)}, ${days(daysBetween(effective, on(3)))} overdue`
  ]
  return `| ${cells.join(" | ")} |`
}

/** A Monday in a month without a change of clocks nearby. */
const MONDAY = "2026-05-11"

/** Ten invoices of €100 to €190, one every second day. */
export const tenInvoices: ReadonlyArray<Owed> = Array.from({ length: 10 }, (_, index) => ({
  dueDate: addDays("2026-03-06", 2 * index),
  amountMinor: 10_000 + index * 1_000
}))

/** The messages of the ten invoices. */
export const courseOfTen = (): ReadonlyArray<ForetoldMessage> =>
  courseOf(tenInvoices, { arrives: "2026-02-20", holiday: null })

const references = (ids: ReadonlyArray<number>): string =>
  ids.length === 0 ? "–" : ids.map((id) => `RE-${id}`).join(", ")

const rowOfTen = (foretold: ForetoldMessage): string => {
  const { contents, message } = foretold
  const date = dateOfMessage(foretold)
  const named = contents.named
  const byTone = (tone: string) => references(named.flatMap((debt) => (debt.tone === tone ? [debt.id] : [])))
  const cells = [
    `${weekdayOf(date).slice(0, 3)} ${date}`,
    message.kind === "notice" ? "notice" : `${message.tone} reminder`,
    byTone("friendly"),
    byTone("firm"),
    byTone("final"),
    message.kind === "notice" ? "–" : references(contents.coming),
    formatMinor(contents?.sums["EUR"] ?? 0, "EUR")
  ]
  return `| ${cells.join(" | ")} |`
}

/** The page. */
export const dunningCalendar = (): string => {
  const dueDates = weekdays.map((_, day) => addDays(MONDAY, day))
  const rows = dueDates.flatMap((dueDate) => [row(dueDate, false), row(dueDate, true)])
  return `# When a debtor hears of a debt

This is what the default policy does. \`bun scripts/dunning-calendar.ts\` writes the page from the functions that plan reminders, and a test compares it.

## One debt, by the weekday of its due date

A debt that is due on a Saturday, a Sunday or a holiday is paid in time on the next open day. That day is the effective due date. No message calls the debt overdue before it is over, and the steps after the due date count from it. The step before the due date moves back if its day is closed, so that it comes no later than the policy says.

| Due on | Holiday | Reminder before | Paid in time until | "Due today" | First "overdue" |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

## Ten invoices in three weeks

One customer owes ten invoices, RE-1 to RE-10, of €100 to €190. They are due every second day from 6 March 2026, and nobody pays. A reminder lists everything that is overdue, each debt in the tone that it has earned, and what is coming. The sum is that of all that is overdue; in a notice, of all that is due soon.

| Day | Message | Friendly for | Firm for | Final for | Coming | Sum in EUR |
| --- | --- | --- | --- | --- | --- | --- |
${courseOfTen().map(rowOfTen).join("\n")}
`
}

export const PAGE = new URL("../docs/dunning-calendar.md", import.meta.url)

if (import.meta.main) await Bun.write(PAGE, dunningCalendar())
