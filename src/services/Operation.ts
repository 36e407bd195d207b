/** How every command of the operator that changes something runs: one transaction with its audit entry. */
import { Clock, Context, Data, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { Installation } from "../repos/Installation.ts"
import { Tenant } from "../repos/Tenant.ts"

/** A rule stands against what the operator asked for; the message says which, for people. */
export class OperationRefused extends Data.TaggedError("OperationRefused")<{ readonly message: string }> {}

/** Nothing was done, for a reason that people read. */
export const refuse = (message: string): Effect.Effect<never, OperationRefused> =>
  Effect.fail(new OperationRefused({ message }))

/** The value, or a refusal that says what is missing. */
export const required = <A, E, R>(found: Effect.Effect<A | null, E, R>, message: string) =>
  Effect.flatMap(found, (value) => (value === null ? refuse(message) : Effect.succeed(value)))

/** What a command did, for its answer and for the audit log. */
export interface OperationResult<A> {
  readonly data: A
  /** `AuditLog.INSTALLATION` where it concerns no company. */
  readonly companyId: number
  readonly subjectId: number | null
  readonly details: Readonly<Record<string, unknown>>
  /** Whether anything changed; what was so already is not told again. */
  readonly changed: boolean
}

/** Something changed. */
export const done = <A>(
  data: A,
  about: Pick<OperationResult<A>, "companyId" | "subjectId">,
  details: OperationResult<A>["details"] = {}
): OperationResult<A> => ({ ...about, data, details, changed: true })

/** It was so already. */
export const unchanged = <A>(data: A): OperationResult<A> => ({
  data,
  companyId: 0,
  subjectId: null,
  details: {},
  changed: false
})

type Work<A, E, R> = (now: number) => Effect.Effect<OperationResult<A>, E, R>

export class Operation extends Context.Tag("duebook/Operation")<
  Operation,
  {
    /** Runs work over all companies. `now` is epoch milliseconds; `action` as the audit log names it. */
    readonly run: <A, E, R>(
      action: string,
      work: Work<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /** As `run`, for work on one company's own rows, which is all that it can see. */
    readonly runFor: <A, E, R>(
      companyId: number,
      action: string,
      work: Work<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Operation,
    Effect.gen(function* () {
      const installation = yield* Installation
      const tenant = yield* Tenant
      const audit = yield* AuditLog

      const audited = Effect.fnUntraced(function* <A, E, R>(action: string, work: Work<A, E, R>) {
        const now = yield* Clock.currentTimeMillis
        const { changed, companyId, data, details, subjectId } = yield* work(now)
        if (changed) {
          yield* audit.append({ companyId, at: now, actor: "operator", action, subjectId, details })
        }
        return data
      })

      return Operation.of({
        run: (action, work) => installation.transaction(audited(action, work)),
        runFor: (companyId, action, work) => tenant.transaction(companyId, audited(action, work))
      })
    })
  )
}
