/** Helpers for services that read or patch one resource of the caller's company. */
import { Effect } from "effect"
import { NotFound, type ServiceUnavailable } from "../domain/Errors.ts"

/** The resource, or `NotFound` (404) when this company has none with that id. */
export const orNotFound = <A>(
  what: string,
  found: Effect.Effect<A | null, ServiceUnavailable>
): Effect.Effect<A, NotFound | ServiceUnavailable> =>
  Effect.flatMap(found, (row) => (row === null ? Effect.fail(NotFound.resource(what)) : Effect.succeed(row)))

/** The fields that a PATCH names, for the audit log. */
export const fieldsOf = (patch: { readonly expectedVersion: string }): ReadonlyArray<string> =>
  Object.keys(patch).filter((field) => field !== "expectedVersion")
