/** Concurrent callers share a call: what waits for the same turn of a lane goes together. */
import { Effect, Exit } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import type { Kind, Lane, Work } from "./Lane.ts"
import { mayBeOfOneCompany } from "./Retries.ts"

/** Items of one company in one call. */
const MAX_OF_COMPANY = 64

/** How a batch is formed and run. */
export interface BatchOptions<In, Out, E> {
  /** Where callers wait for their turn. Its width is how many batches run at the same time. */
  readonly lane: Lane
  /** The most items in one call. */
  readonly maxSize: number
  /** The company whose share of the lane an item uses. */
  readonly companyOf: (item: In) => number
  /** Told of an item that gets no turn. */
  readonly refused?: (item: In, why: "gone" | "overloaded") => void
  /** Ends with an answer for every item, in the order of the items. It must call `done` once. */
  readonly run: (
    items: ReadonlyArray<In>,
    done: (exit: Exit.Exit<ReadonlyArray<Out>, E | ServiceUnavailable>) => void
  ) => void
}

interface Item<In, Out, E> {
  readonly value: In
  readonly resume: (answer: Effect.Effect<Out, E | ServiceUnavailable>) => void
}

/** What becomes of work that gets no turn. A client that has gone needs no answer. */
export const refusedWork = (why: "gone" | "overloaded"): Effect.Effect<never, ServiceUnavailable> =>
  why === "gone" ? Effect.interrupt : Effect.fail(ServiceUnavailable.because("overloaded"))

const neverGone = (): boolean => false

const answerAll = <In, Out, E>(
  works: ReadonlyArray<Work<Item<In, Out, E>>>,
  exit: Exit.Exit<ReadonlyArray<Out>, E | ServiceUnavailable>
): void => {
  if (Exit.isFailure(exit)) {
    for (const { item } of works) item.resume(Effect.failCause(exit.cause))
    return
  }
  works.forEach(({ item }, index) => {
    item.resume(
      index < exit.value.length
        ? Effect.succeed(exit.value[index] as Out)
        : Effect.die(new Error("a batch left an item unanswered"))
    )
  })
}

/**
 * Makes the function that callers share. A single item does not wait for others; a batch forms while the ones before
 * are running. When a batch took too long, or asked a server of shards that can't be reached, its items run again, each
 * company's apart from the others'. A company whose items fail so again gets that answer, and is kept apart for a while.
 */
export const make = <In, Out, E = never>({
  companyOf,
  lane,
  maxSize,
  refused: toldOf,
  run
}: BatchOptions<In, Out, E>): ((
  item: In,
  isGone?: () => boolean
) => Effect.Effect<Out, E | ServiceUnavailable>) => {
  const finish = (
    works: ReadonlyArray<Work<Item<In, Out, E>>>,
    exit: Exit.Exit<ReadonlyArray<Out>, E | ServiceUnavailable>
  ) => {
    if (Exit.isSuccess(exit) || !mayBeOfOneCompany(exit.cause)) return answerAll(works, exit)
    const [first] = works
    if (first?.apart === true) {
      lane.isolate(first.companyId)
      answerAll(works, exit)
    } else for (const work of works) lane.join({ ...work, apart: true })
  }

  const kind: Kind<Item<In, Out, E>> = {
    maxTogether: maxSize,
    maxOfCompany: MAX_OF_COMPANY,
    start: (works, leave) => {
      const done = (exit: Exit.Exit<ReadonlyArray<Out>, E | ServiceUnavailable>) => {
        leave()
        finish(works, exit)
      }
      try {
        run(
          works.map(({ item }) => item.value),
          done
        )
      } catch (defect) {
        done(Exit.die(defect))
      }
    }
  }

  return (value, isGone = neverGone) =>
    Effect.async<Out, E | ServiceUnavailable>((resume) => {
      lane.join({
        item: { value, resume },
        kind,
        companyId: companyOf(value),
        apart: false,
        isGone,
        since: performance.now(),
        refuse: (why) => {
          toldOf?.(value, why)
          resume(refusedWork(why))
        }
      })
    })
}
