/** What messages follow from an import, and when debts are reminded of that are overdue. */
import type { ReminderStart } from "../../../domain/dunning/case/ReminderStart.ts"
import { Card } from "../../parts/Text.tsx"
import { Radios, type ShownPreview } from "./parts.tsx"

const weekday = (at: number, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: zone }).format(at)

/** What follows from one way in which overdue debts begin: `12 messages in the next seven days, the first on Tuesday.` */
const followsIn = ({ preview, visit }: ShownPreview, start: ReminderStart): string => {
  const following = preview.following?.[start]
  if (following === undefined) return ""
  const { firstAt, messages, pastLastStep } = following
  const { reader } = visit
  const count = `${preview.isAtLeast ? "More than " : ""}${reader.number(messages)}`
  const what =
    firstAt === null
      ? "No message in the next seven days."
      : `${messages === 1 && !preview.isAtLeast ? "1 message" : `${count} messages`} in the next seven days, the first on ${weekday(firstAt, reader.dayZone)}.`
  if (start !== "next" || pastLastStep === 0) return what
  const past =
    pastLastStep === 1
      ? "1 of them has its last step behind it and is paused, so that you decide about it."
      : `${reader.number(pastLastStep)} of them have their last step behind them and are paused, so that you decide about them.`
  return `${what} ${past}`
}

const modes = {
  on: "",
  hold: "Reminders are on hold, so nothing leaves before you go live.",
  approve: "Each message waits until somebody approves it."
} as const

/** What follows, and the question that is asked whenever a new debt is overdue. */
export const WhatFollows = (shown: ShownPreview) => {
  const { file, preview, visit } = shown
  if (preview.following === null || preview.counts.new + preview.counts.changed === 0) return null
  const mode = modes[visit.membership.settings.remindersMode]
  return (
    <Card title="What follows">
      {preview.overdue === 0 ? (
        <p>{followsIn(shown, "next")}</p>
      ) : (
        <>
          <p>
            {preview.overdue === 1
              ? "1 new debt is overdue."
              : `${visit.reader.number(preview.overdue)} new debts are overdue.`}
          </p>
          <Radios
            legend="When are they reminded?"
            name="start"
            value={file.settings.start}
            options={[
              ["next", "From the next step", followsIn(shown, "next")],
              ["now", "At once", followsIn(shown, "now")],
              ["never", "Never", `They are paused. ${followsIn(shown, "never")}`]
            ]}
          />
        </>
      )}
      {mode === "" ? null : <p class="notice warn">{mode}</p>}
    </Card>
  )
}
