/** The place of a message of the outbox in an address: by the attempt that stands for it, and how many come before it. */
import { Effect } from "effect"
import { NotFound } from "../../../domain/Errors.ts"
import { Channel } from "../../../domain/ReminderAttempt.ts"
import type { OutboxCard } from "../../../reminders/outbox/Cards.ts"
import { Outbox } from "../../../reminders/outbox/Outbox.ts"
import type { MessageEntry } from "../../../services/reminders/MessageHistory.ts"
import { reminderPath } from "../../parts/MessageView.tsx"
import type { CompanyVisit } from "../../Page.ts"
import { filterOf, idIn } from "../../Query.ts"

/** Where a message is read. `base` is the company's address; `below` is a page of it. */
export const outboxPath = (
  base: string,
  { attemptId, channel, number }: Pick<OutboxCard, "attemptId" | "channel" | "number">,
  below = ""
): string => {
  const path = `${base}/outbox/${attemptId}${below}`
  return number === 1 ? path : `${path}?channel=${channel}&number=${number}`
}

/** Where a message of the record is read: one that is planned in the outbox, before it leaves. */
export const entryPath = (
  base: string,
  { attemptId, status }: Pick<MessageEntry, "attemptId" | "status">
): string => (status === "scheduled" ? `${base}/outbox/${attemptId}` : reminderPath(base, attemptId))

const numberRegExp = /^[1-9][0-9]{0,2}$/

/** The message that an address names; null if its attempt has a record already. */
export const placeOrRecord = ({ facts, query }: CompanyVisit) =>
  Effect.gen(function* () {
    const outbox = yield* Outbox
    const place = yield* outbox.placeOf(yield* idIn(facts, "attempt"))
    const number = query.get("number") ?? "1"
    if (place === null || !numberRegExp.test(number)) return place
    const channel = filterOf(query, "channel", Channel) ?? place.channel
    return { ...place, channel, number: Number(number) }
  })

/** The message that an address names. */
export const placeIn = (visit: CompanyVisit) =>
  Effect.filterOrFail(
    placeOrRecord(visit),
    (place) => place !== null,
    () => new NotFound()
  )
