/** Forms whose work is not a write of `Command`: each is done once, however often its button is pressed. */
import { Context, Effect, Layer } from "effect"
import type { IdempotencyKeyInProgress, IdempotencyKeyReused, ServiceUnavailable } from "../domain/Errors.ts"
import type { WriteKey } from "../domain/WriteRequest.ts"
import { Installation } from "../repos/installation/Installation.ts"
import { Idempotency } from "./Idempotency.ts"

/** See Other (RFC 9110, 15.4.4): what a form answers with, and what is stored of it. */
const SEE_OTHER = 303

export class Submissions extends Context.Tag("duebook/Submissions")<
  Submissions,
  {
    /**
     * Runs the work of a form in one transaction with its key. The second time it returns null, and nothing is done. Work
     * that fails leaves nothing behind, so that the form can be sent again.
     */
    readonly once: <A, E, R>(
      companyId: number,
      write: WriteKey,
      work: Effect.Effect<A, E, R>
    ) => Effect.Effect<A | null, E | IdempotencyKeyReused | IdempotencyKeyInProgress | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Submissions,
    Effect.map(Effect.all([Installation, Idempotency]), ([installation, idempotency]) =>
      Submissions.of({
        once: (companyId, write, work) =>
          installation.transaction(
            Effect.flatMap(idempotency.claim(companyId, write), (stored) =>
              stored === null
                ? Effect.tap(work, () => idempotency.keep(companyId, write, { status: SEE_OTHER, body: "" }))
                : Effect.succeed(null)
            )
          )
      })
    )
  )
}
