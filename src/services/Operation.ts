/**
 * Runs what the operator's commands and the settings pages of the application change: one transaction, with its audit
 * entry.
 */
import { Clock, Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type AuditEntry, AuditLog } from "../repos/AuditLog.ts"
import { Installation } from "../repos/installation/Installation.ts"
import { Tenant } from "../repos/Tenant.ts"

/** Who asks for an operation, as the audit log says it: the operator, unless a person of the application is provided. */
export class Actor extends Context.Reference<Actor>()("duebook/Actor", {
  defaultValue: (): Pick<AuditEntry, "actor" | "userId" | "sessionId" | "requestId"> => ({
    actor: "operator"
  })
}) {}

/** What a command did, for its answer and for the audit log. */
export interface OperationResult<A> {
  readonly data: A
  /** `AuditLog.INSTALLATION` when it concerns no company. */
  readonly companyId: number
  readonly subjectId: number | null
  readonly details: Readonly<Record<string, unknown>>
  /** Whether anything changed; without a change there is no audit entry. */
  readonly changed: boolean
}

/** The result of a command that changed something. */
export const done = <A>(
  data: A,
  about: Pick<OperationResult<A>, "companyId" | "subjectId">,
  details: OperationResult<A>["details"] = {}
): OperationResult<A> => ({ ...about, data, details, changed: true })

/** The result of a command that had nothing to change. */
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
    /** As `run`, for work on one company; row-level security hides the rows of other companies. */
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
          yield* audit.append({ companyId, at: now, ...(yield* Actor), action, subjectId, details })
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
