/** Changes several receivables at once: each by itself, so that what is refused of one holds up none of the others. */
import { Context, Effect, Either, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  type IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  isRefusal,
  type Refusal,
  type ServiceUnavailable
} from "../../domain/Errors.ts"
import { WriteRequest } from "../../domain/WriteRequest.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { SendNow } from "../reminders/SendNow.ts"
import { valueOf, type WriteEffect } from "../Write.ts"
import { Receivables } from "./Receivables.ts"

/** Receivables that are changed at once. */
export const MAX_CHOSEN = 100
/** Changes that run at the same time: they share transactions. */
const TOGETHER = 10

/** What is done with each. */
export type ManyMove =
  | { readonly _tag: "pause"; readonly until: string | undefined; readonly reason: string }
  | { readonly _tag: "resume" | "cancel"; readonly reason: string }
  | { readonly _tag: "send" }

/** What came of it. */
export interface ManyOutcome {
  readonly done: ReadonlyArray<MovedOne>
  readonly refused: ReadonlyArray<RefusedOne>
}

/** A receivable that was changed, and what it was before as far as that can be undone. */
export interface MovedOne {
  readonly id: number
  /** The company itself had paused it: it can be paused again, until this date if there was one. */
  readonly wasPaused: { readonly until: string | null } | null
}

/** A receivable that stays as it is, and why. */
interface RefusedOne {
  readonly id: number
  readonly externalReference: string | null
  readonly message: string
}

export class ManyReceivables extends Context.Tag("duebook/ManyReceivables")<
  ManyReceivables,
  {
    /**
     * Does the same with each receivable, the first `MAX_CHOSEN` of them, each in a write of its own under the form's key:
     * sent twice, each is done once.
     */
    readonly move: (
      ids: ReadonlyArray<number>,
      move: ManyMove
    ) => Effect.Effect<
      ManyOutcome,
      IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
      CurrentRequest | WriteRequest
    >
    /** The same with one, which fails where it is refused. */
    readonly one: (
      id: number,
      move: ManyMove
    ) => Effect.Effect<
      MovedOne,
      Refusal | IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
      CurrentRequest | WriteRequest
    >
  }
>() {
  static readonly layer = Layer.effect(
    ManyReceivables,
    Effect.gen(function* () {
      const receivables = yield* Receivables
      const repo = yield* ReceivablesRepo
      const sendNow = yield* SendNow

      const moveOne = (id: number, move: ManyMove): WriteEffect<unknown, Refusal> => {
        switch (move._tag) {
          case "pause":
            return receivables.changeStatus(id, "pause", move.reason, move.until)
          case "send":
            return sendNow.ask(id)
          default:
            return receivables.changeStatus(id, move._tag, move.reason)
        }
      }

      const one = Effect.fnUntraced(function* (id: number, move: ManyMove) {
        const { companyId } = (yield* CurrentRequest).caller
        const before = yield* repo.find(companyId, id)
        yield* valueOf(moveOne(id, move))
        const wasPaused = before?.pauseCause === "paused" ? { until: before.pausedUntil } : null
        return { id, wasPaused }
      })

      /** Under a key of its own. */
      const oneOfMany = Effect.fnUntraced(function* (id: number, move: ManyMove) {
        const { fingerprint, key } = yield* WriteRequest
        const named = Effect.provideService(one(id, move), WriteRequest, { fingerprint, key: `${key} ${id}` })
        const outcome = yield* Effect.either(named)
        if (Either.isRight(outcome)) return Either.right(outcome.right)
        const error = outcome.left
        if (!isRefusal(error)) return yield* error
        const { companyId } = (yield* CurrentRequest).caller
        const found = yield* repo.find(companyId, id)
        const { message } = error
        return Either.left<RefusedOne>({ id, externalReference: found?.externalReference ?? null, message })
      })

      return ManyReceivables.of({
        one,
        move: (ids, move) =>
          Effect.map(
            Effect.forEach([...new Set(ids)].slice(0, MAX_CHOSEN), (id) => oneOfMany(id, move), {
              concurrency: TOGETHER
            }),
            (outcomes) => ({
              done: outcomes.flatMap((each) => (Either.isRight(each) ? [each.right] : [])),
              refused: outcomes.flatMap((each) => (Either.isLeft(each) ? [each.left] : []))
            })
          )
      })
    })
  )
}
