/** Who did what in a company, when, and from which key or session: the audit log, for those who run the company. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { AuditTrailRepo, type TrailEntries, type TrailFilter } from "../repos/AuditTrail.ts"
import { MembershipsRepo } from "../repos/people/Memberships.ts"

export type { TrailEntries, TrailEntry, TrailFilter } from "../repos/AuditTrail.ts"

/** Entries that one page looks at to find its own. */
const SCAN_FOR_A_PAGE = 20_000
/** Entries that a file looks at to find its own. */
const SCAN_FOR_A_FILE = 200_000

/** A person whose entries can be asked for. */
export interface TrailPerson {
  readonly userId: number
  readonly name: string
}

export class AuditTrail extends Context.Tag("duebook/AuditTrail")<
  AuditTrail,
  {
    /** Up to `limit` entries with ids below `before`, the newest first. It may find fewer before it has seen all. */
    readonly page: (
      companyId: number,
      filter: TrailFilter,
      range: { readonly before: number | null; readonly limit: number }
    ) => Effect.Effect<TrailEntries, ServiceUnavailable>
    /** The newest entries for a file, at most `limit`. */
    readonly file: (
      companyId: number,
      filter: TrailFilter,
      limit: number
    ) => Effect.Effect<TrailEntries, ServiceUnavailable>
    /** The members of the company, also those who have left it. */
    readonly people: (companyId: number) => Effect.Effect<ReadonlyArray<TrailPerson>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AuditTrail,
    Effect.map(Effect.all([AuditTrailRepo, MembershipsRepo]), ([trail, memberships]) =>
      AuditTrail.of({
        page: (companyId, filter, range) =>
          trail.find(companyId, filter, { ...range, scan: SCAN_FOR_A_PAGE }),
        file: (companyId, filter, limit) =>
          trail.find(companyId, filter, { before: null, limit, scan: SCAN_FOR_A_FILE }),
        people: (companyId) =>
          Effect.map(memberships.list(companyId), (members) =>
            members.map(({ name, userId }) => ({ userId, name }))
          )
      })
    )
  )
}
