/** What one policy has that another has not, in sentences, for whoever changed the same one at the same time. */
import { type ReceivablesPolicy, type ReminderPolicy, writePolicy } from "../../../domain/dunning/Policy.ts"
import { channelWords } from "../../parts/Reasons.ts"
import { days } from "../../parts/Text.tsx"
import { labels, numberFields } from "./fields.ts"
import { attachNames, stepName, toneNames, weekdayNames } from "./words.ts"

const stepsIn = ({ payables, receivables }: ReminderPolicy): ReadonlyArray<string> => [
  ...receivables.steps.map(
    ({ channels, offsetDays, tone }) =>
      `${stepName(offsetDays)}, by ${channels
        .toSorted()
        .map((channel) => channelWords[channel])
        .join(" and ")}${tone === undefined ? "" : `, ${toneNames[tone].toLowerCase()}`}`
  ),
  ...payables.steps.map(({ offsetDays }) => `a bill's reminder ${stepName(offsetDays)}`)
]

const onOff = (is: boolean): string => (is ? "yes" : "no")

const statementRule = ({ statementDays }: ReceivablesPolicy): string =>
  statementDays === null
    ? "none"
    : `${days(statementDays.days)}${statementDays.hold ? ", then nothing is sent" : ""}`

/** Everything but the steps, by its label. */
const valuesIn = (policy: ReminderPolicy): ReadonlyArray<readonly [label: string, value: string]> => {
  const limits: Readonly<Record<string, unknown>> = { ...writePolicy(policy).receivables }
  const { days: openDays, holidays, minBalance, window } = policy.receivables
  return [
    ["Hours", `${window.from} to ${window.to}`],
    [
      "Days",
      Object.entries(weekdayNames)
        .flatMap(([day, name]) => (openDays.some((each) => each === day) ? [name] : []))
        .join(", ")
    ],
    ["Not on public holidays", onOff(holidays)],
    ...numberFields.map(
      (name) => [labels[`receivables.${name}`] ?? name, String(limits[name] ?? "none")] as const
    ),
    [labels["receivables.statement_days.days"] ?? "", statementRule(policy.receivables)],
    [labels["receivables.attach_document"] ?? "", attachNames[policy.receivables.attachDocument]],
    [
      "Minimum balances",
      Object.entries(minBalance)
        .toSorted()
        .map(([currency, amount]) => `${amount} ${currency}`)
        .join(", ") || "none"
    ]
  ]
}

/** What has changed from one policy to another, a sentence each. */
export const differences = (before: ReminderPolicy, after: ReminderPolicy): ReadonlyArray<string> => {
  const [stepsBefore, stepsAfter] = [stepsIn(before), stepsIn(after)]
  const values = new Map(valuesIn(before))
  return [
    ...stepsAfter.filter((step) => !stepsBefore.includes(step)).map((step) => `Step added: ${step}.`),
    ...stepsBefore.filter((step) => !stepsAfter.includes(step)).map((step) => `Step removed: ${step}.`),
    ...valuesIn(after).flatMap(([label, value]) =>
      values.get(label) === value ? [] : [`${label}: ${value}, before it was ${values.get(label) ?? "none"}.`]
    )
  ]
}
