/** Helpers for services that read or patch one resource. */
import { Effect } from "effect"
import { NotFound, type Refusal, type ServiceUnavailable } from "../domain/Errors.ts"

/** What was found, or a refusal where there is nothing. */
export const orRefuse = <A, E, R, F extends Refusal>(
  found: Effect.Effect<A | null, E, R>,
  refusal: () => F
): Effect.Effect<A, E | F, R> =>
  Effect.flatMap(found, (value): Effect.Effect<A, F> =>
    value === null ? Effect.fail(refusal()) : Effect.succeed(value)
  )

/** The resource, or `NotFound` (404) when this company has none with that id. */
export const orNotFound = <A>(
  what: string,
  found: Effect.Effect<A | null, ServiceUnavailable>
): Effect.Effect<A, NotFound | ServiceUnavailable> => orRefuse(found, () => NotFound.resource(what))

/** The fields that a PATCH names, for the audit log. */
export const patchedFields = (patch: { readonly expectedVersion: string }): ReadonlyArray<string> =>
  Object.keys(patch).filter((field) => field !== "expectedVersion")
