/** In memory: work at the end of a transaction. */
import { Context, Effect, Option } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { assertKept, type EndItem, endItem, type EndStep, runEnd } from "../postgres/EndSteps.ts"
import { INSTALLATION } from "../repos/AuditLog.ts"
import type { MemoryOperations } from "./MemoryState.ts"

/** What the present transaction keeps for its end. */
class CurrentEnd extends Context.Tag("duebook/testing/CurrentEnd")<
  CurrentEnd,
  { readonly companyId: number | undefined; items: Array<EndItem>; rounds: number }
>() {}

const runKept = (end: CurrentEnd["Type"]): Effect.Effect<void, ServiceUnavailable> =>
  Effect.suspend(() => {
    if (end.items.length === 0) return Effect.void
    end.rounds++
    return Effect.zipRight(runEnd(end.items.splice(0)), runKept(end))
  })

/** Transactions that do at their end what was kept for it. */
export const withEnd = ({ transaction }: MemoryOperations) => {
  const run = <A, E, R>(
    companyId: number,
    effect: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | ServiceUnavailable, R> =>
    Effect.flatMap(Effect.serviceOption(CurrentEnd), (outer) => {
      if (Option.isSome(outer)) return effect
      const end = { companyId: companyId === INSTALLATION ? undefined : companyId, items: [], rounds: 0 }
      return transaction(
        companyId,
        Effect.provideService(Effect.zipLeft(effect, runKept(end)), CurrentEnd, end)
      ) as Effect.Effect<A, E | ServiceUnavailable, R>
    })

  const atEnd = <A>(step: EndStep<A>, item: A): Effect.Effect<void, ServiceUnavailable> =>
    Effect.flatMap(Effect.serviceOption(CurrentEnd), (current) => {
      const kept = endItem(step, item)
      if (Option.isNone(current)) return run(kept.companyId, runEnd([kept]))
      assertKept(kept, current.value)
      current.value.items.push(kept)
      return Effect.void
    })

  return { transaction: run, atEnd }
}
