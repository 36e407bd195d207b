/** Optimistic concurrency: a change names the version that the client has read (contract §3.9). */
import { Either } from "effect"
import { VersionConflict } from "./Errors.ts"

/** Runs `decide` when `expected` is the resource's version; otherwise `VersionConflict` with the current version. */
export const atVersion = <A, E>(
  resource: { readonly version: string },
  expected: string,
  decide: () => Either.Either<A, E>
): Either.Either<A, E | VersionConflict> =>
  resource.version === expected
    ? decide()
    : Either.left(new VersionConflict({ details: { current_version: resource.version } }))
