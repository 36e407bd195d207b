/** What one policy has that another has not, in sentences, for whoever changed the same one at the same time. */
import { type ReceivablesPolicy, type ReminderPolicy, writePolicy } from "../../../domain/dunning/Policy.ts"
import { channelInSentence } from "../../parts/Reasons.ts"
import { days, listed } from "../../parts/Text.tsx"
import { numberFields } from "./fields.ts"
import { labelOf } from "./labels.ts"
import { attachNames, stepName, toneNames, weekdayNames } from "./words.ts"
import { say } from "../../../words/Say.ts"

const stepsIn = ({ payables, receivables }: ReminderPolicy): ReadonlyArray<string> => [
  ...receivables.steps.map(({ channels, offsetDays, tone }) =>
    say("{step}, by {channels}", {
      step: stepName(offsetDays),
      channels: [
        listed(channels.toSorted().map((channel) => say(channelInSentence[channel]))),
        ...(tone === undefined ? [] : [say(toneNames[tone]).toLowerCase()])
      ].join(", ")
    })
  ),
  ...payables.steps.map(({ offsetDays }) => say("a bill's reminder {step}", { step: stepName(offsetDays) }))
]

const onOff = (is: boolean): string => (is ? say("yes") : say("no"))

const statementRule = ({ statementDays }: ReceivablesPolicy): string =>
  statementDays === null
    ? say("none")
    : statementDays.hold
      ? say("{days}, then nothing is sent", { days: days(statementDays.days) })
      : days(statementDays.days)

/** Everything but the steps, by its label. */
const valuesIn = (policy: ReminderPolicy): ReadonlyArray<readonly [label: string, value: string]> => {
  const limits: Readonly<Record<string, unknown>> = { ...writePolicy(policy).receivables }
  const { days: openDays, holidays, minBalance, window } = policy.receivables
  return [
    [say("Hours"), say("{from} to {to}", { from: window.from, to: window.to })],
    [
      say("Days"),
      Object.entries(weekdayNames)
        .flatMap(([day, name]) => (openDays.some((each) => each === day) ? [say(name)] : []))
        .join(", ")
    ],
    [say("Not on public holidays"), onOff(holidays)],
    ...numberFields.map(
      (name) => [labelOf(`receivables.${name}`), String(limits[name] ?? say("none"))] as const
    ),
    [labelOf("receivables.statement_days.days"), statementRule(policy.receivables)],
    [labelOf("receivables.attach_document"), say(attachNames[policy.receivables.attachDocument])],
    [
      say("Minimum balances"),
      Object.entries(minBalance)
        .toSorted()
        .map(([currency, amount]) => `${amount} ${currency}`)
        .join(", ") || say("none")
    ]
  ]
}

/** What has changed from one policy to another, a sentence each. */
export const differences = (before: ReminderPolicy, after: ReminderPolicy): ReadonlyArray<string> => {
  const [stepsBefore, stepsAfter] = [stepsIn(before), stepsIn(after)]
  const values = new Map(valuesIn(before))
  return [
    ...stepsAfter
      .filter((step) => !stepsBefore.includes(step))
      .map((step) => say("Step added: {step}.", { step })),
    ...stepsBefore
      .filter((step) => !stepsAfter.includes(step))
      .map((step) => say("Step removed: {step}.", { step })),
    ...valuesIn(after).flatMap(([label, value]) =>
      values.get(label) === value
        ? []
        : [
            say("{label}: {value}, before it was {before}.", {
              label,
              value,
              before: values.get(label) ?? say("none")
            })
          ]
    )
  ]
}
