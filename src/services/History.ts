/** What was done to one thing of a company, from the audit log, for the timelines of pages. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type HistoryEntry, HistoryRepo, type NewEntry, type Topic } from "../repos/History.ts"

export type { HistoryEntry, NewEntry, Topic } from "../repos/History.ts"

export class History extends Context.Tag("duebook/History")<
  History,
  {
    /** The newest entries of the topics, newest first; at most `MAX_HISTORY` of the repository. */
    readonly of: (
      topics: ReadonlyArray<Topic>
    ) => Effect.Effect<ReadonlyArray<HistoryEntry>, ServiceUnavailable, CurrentRequest>
    /** The newest entries of the company, newest first, with the names and amounts of what they are about. */
    readonly newest: (
      limit: number
    ) => Effect.Effect<ReadonlyArray<NewEntry>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    History,
    Effect.map(HistoryRepo, (repo) =>
      History.of({
        of: (topics) => Effect.flatMap(CurrentRequest, ({ caller }) => repo.of(caller.companyId, topics)),
        newest: (limit) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => repo.newest(caller.companyId, limit))
      })
    )
  )
}
