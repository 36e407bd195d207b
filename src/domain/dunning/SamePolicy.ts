/** Whether two reminder policies mean the same, whatever the order in which they name channels, days and currencies. Pure. */
import { type ReceivablesPolicy, type ReminderPolicy, toneOfStep, writePolicy } from "./Policy.ts"

const inOrder = (policy: ReminderPolicy): ReminderPolicy => {
  const { days, minBalance, steps, ...limits } = policy.receivables
  return {
    ...policy,
    receivables: {
      ...limits,
      days: days.toSorted(),
      minBalance: Object.fromEntries(Object.entries(minBalance).toSorted()),
      steps: steps.map((step) => ({ ...step, channels: step.channels.toSorted() }))
    }
  }
}

const textOf = (policy: ReminderPolicy): string => JSON.stringify(writePolicy(inOrder(policy)))

/** Whether two policies are equal. */
export const isSamePolicy = (a: ReminderPolicy, b: ReminderPolicy): boolean => textOf(a) === textOf(b)

const remindersText = ({ maxMessages, minBalance, repeatDays, steps }: ReceivablesPolicy): string =>
  JSON.stringify([
    steps.map(({ channels, offsetDays }, index) => [
      offsetDays,
      channels.toSorted(),
      toneOfStep(steps, index)
    ]),
    Object.entries(minBalance).toSorted(),
    maxMessages,
    repeatDays
  ])

/**
 * Whether two policies remind customers of the same debts, as often, on the same days, by the same channels, in the same
 * tones. If not, what one of them has left out until now was not missed under the other.
 */
export const hasSameReminders = (a: ReminderPolicy, b: ReminderPolicy): boolean =>
  remindersText(a.receivables) === remindersText(b.receivables)
