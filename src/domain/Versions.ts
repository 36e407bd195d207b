/** Optimistic concurrency: a change names the version it was made on (contract §3.9). */
import { Either } from "effect"
import { VersionConflict } from "./Errors.ts"

/** Goes on when `expected` is the resource's version, else refuses with the current one. */
export const atVersion = <A, E>(
  resource: { readonly version: string },
  expected: string,
  decide: () => Either.Either<A, E>
): Either.Either<A, E | VersionConflict> =>
  resource.version === expected
    ? decide()
    : Either.left(new VersionConflict({ details: { current_version: resource.version } }))
