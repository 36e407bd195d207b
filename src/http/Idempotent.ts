/** The `Idempotent` middleware: steps 7 and 8 of contract §1.1, which make a `WriteRequest` of body and header. */
import { Effect, Either, Layer } from "effect"
import { Idempotent } from "../api/Idempotent.ts"
import * as Body from "./Body.ts"
import * as IdempotencyKey from "./IdempotencyKey.ts"
import { RequestContext } from "./RequestContext.ts"

/** Reads the body before the key, so that a request with both wrong is refused for its body (contract §1.1). */
export const layer = Layer.succeed(
  Idempotent,
  Idempotent.of(
    Effect.flatMap(RequestContext, (facts) =>
      Effect.flatMap(Body.of(facts), (body) =>
        Either.map(
          IdempotencyKey.parse(facts.request.headers.get("idempotency-key") ?? undefined),
          (key) => ({
            key,
            fingerprint: IdempotencyKey.fingerprint(
              facts.request.method.toUpperCase(),
              // The parameters of a file's address say how to read it.
              body instanceof Uint8Array ? `${facts.path}?${facts.query}` : facts.path,
              body
            )
          })
        )
      )
    )
  )
)
