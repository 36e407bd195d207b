/** What tests of references share. */
import { FastCheck as fc } from "effect"

const MAX = Number.MAX_SAFE_INTEGER

/** An id of any length. */
export const referenceId = fc.oneof(
  fc.integer({ min: 1, max: MAX }),
  fc.integer({ min: MAX - 10, max: MAX }),
  fc.integer({ min: 1, max: 99 }),
  fc
    .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: -2, max: 2 }))
    .map(([power, by]) => Math.max(1, 10 ** power + by))
)

/** How many digits an id has. */
export const companyDigits = (id: number): number => String(id).length
