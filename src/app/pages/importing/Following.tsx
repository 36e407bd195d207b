/** What messages follow from an import, and when debts are reminded of that are overdue. */
import type { ReminderStart } from "../../../domain/dunning/case/ReminderStart.ts"
import type { Reader } from "../../Reader.ts"
import { Card } from "../../parts/Text.tsx"
import { Radios, type ShownPreview } from "./parts.tsx"
import { phrase, say } from "../../../words/Say.ts"

const weekday = (at: number, { dayZone, locale }: Reader): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: dayZone }).format(at)

/** What follows from one way in which overdue debts begin: `12 messages in the next seven days, the first on Tuesday.` */
const followsIn = ({ preview, visit }: ShownPreview, start: ReminderStart): string => {
  const following = preview.following?.[start]
  if (following === undefined) return ""
  const { firstAt, messages, pastLastStep } = following
  const { reader } = visit
  const what =
    firstAt === null
      ? say("No message in the next seven days.")
      : preview.isAtLeast
        ? say("More than {count} messages in the next seven days, the first on {weekday}.", {
            count: reader.number(messages),
            weekday: weekday(firstAt, reader)
          })
        : say(
            "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.",
            { messages, weekday: weekday(firstAt, reader) }
          )
  if (start !== "next" || pastLastStep === 0) return what
  const past = say(
    "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}",
    { pastLastStep }
  )
  return `${what} ${past}`
}

const modes = {
  on: null,
  hold: phrase("Reminders are on hold, so nothing leaves before you go live."),
  approve: phrase("Each message waits until somebody approves it.")
} as const

/** What follows, and the question that is asked whenever a new debt is overdue. */
export const WhatFollows = (shown: ShownPreview) => {
  const { file, preview, visit } = shown
  if (preview.following === null || preview.counts.new + preview.counts.changed === 0) return null
  const mode = modes[visit.membership.settings.remindersMode]
  return (
    <Card title={say("What follows")}>
      {preview.overdue === 0 ? (
        <p>{followsIn(shown, "next")}</p>
      ) : (
        <>
          <p>
            {say("{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}", {
              overdue: preview.overdue
            })}
          </p>
          <Radios
            legend={say("When are they reminded?")}
            name="start"
            value={file.settings.start}
            options={[
              ["next", say("From the next step"), followsIn(shown, "next")],
              ["now", say("At once"), followsIn(shown, "now")],
              [
                "never",
                say("Never"),
                say("They are paused. {followsIn}", { followsIn: followsIn(shown, "never") })
              ]
            ]}
          />
        </>
      )}
      {mode === null ? null : <p class="notice warn">{say(mode)}</p>}
    </Card>
  )
}
