/** Reminders as people look for them: by state, channel, reason, day and customer; and whether they leave at the moment. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel, ReminderAttempt, ShiftReason } from "../../domain/ReminderAttempt.ts"
import {
  AttemptSearch,
  type AttemptSearchFilter,
  type FoundAttempt
} from "../../repos/reminders/AttemptSearch.ts"
import { ChannelStates } from "../../repos/reminders/ChannelStates.ts"
import { orNotFound } from "../Lookup.ts"
import { toReminderAttempt } from "./ReminderAttempts.ts"

/** Attempts that a file looks at. */
export const MAX_WALKED_FOR_FILE = 200_000

/** An attempt with what the API does not tell of it; addresses are masked. */
export interface SeenAttempt extends ReminderAttempt {
  /** What moved it to another time than the step's. */
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  /** When the provider said that it had arrived, epoch milliseconds. */
  readonly deliveredAt: number | null
  /** Whether a message was written for it. */
  readonly hasMessage: boolean
}

/** A piece of a list, newest first. */
export interface SeenAttempts {
  readonly items: ReadonlyArray<SeenAttempt>
  /** Older attempts follow below this id; null at the end. */
  readonly next: number | null
  /** Whether older attempts were not looked at yet, although the piece has room. */
  readonly isCut: boolean
}

/** A channel whose provider does not work. */
export interface ChannelDown {
  readonly channel: Channel
  /** Epoch milliseconds of real time. */
  readonly since: number
}

export class ReminderSearch extends Context.Tag("duebook/ReminderSearch")<
  ReminderSearch,
  {
    /** Up to `rows` attempts about receivables older than `before`, among the next `walked` ones. */
    readonly search: (
      filter: AttemptSearchFilter,
      piece: { readonly before: number | null; readonly rows: number; readonly walked: number }
    ) => Effect.Effect<SeenAttempts, ServiceUnavailable, CurrentRequest>
    readonly read: (id: number) => Effect.Effect<SeenAttempt, NotFound | ServiceUnavailable, CurrentRequest>
    /** Channels that no process can use at the moment, although one is set up for them. */
    readonly channelsDown: Effect.Effect<ReadonlyArray<ChannelDown>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderSearch,
    Effect.map(Effect.all([AttemptSearch, ChannelStates]), ([attempts, channels]) =>
      ReminderSearch.of({
        search: (filter, piece) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(attempts.search(caller.companyId, filter, piece), ({ items, ...where }) => ({
              items: items.map(toSeen),
              ...where
            }))
          ),
        read: (id) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(orNotFound("reminder", attempts.find(caller.companyId, id)), toSeen)
          ),
        channelsDown: channels.down
      })
    )
  )
}

const toSeen = (attempt: FoundAttempt): SeenAttempt => ({
  ...toReminderAttempt(attempt),
  shiftedBy: attempt.shiftedBy,
  deliveredAt: attempt.deliveredAt,
  hasMessage: attempt.messageId !== null
})
