/** What a company that signed itself up, or that the operator limits, may do a day, what it has done today, and the operator's word on it. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { limitsOf, type TrustCounts, trustLimits } from "../../domain/Trust.ts"
import { type TrustRecord, TrustRepo } from "../../repos/company/Trust.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"

/** A company's limits a day, null for none, and what it has done today (UTC). */
export interface TrustReport {
  readonly limits: TrustCounts | null
  /** Whether the limit of new recipients grows with the company's age and payments. */
  readonly grows: boolean
  readonly used: TrustCounts
}

const reportOf = ({ facts, used }: TrustRecord): TrustReport => ({
  limits: limitsOf(facts),
  grows: facts.signedUp && facts.allowed.recipients === undefined,
  used
})

const allowedIn = ({ facts: { allowed } }: TrustRecord) => ({
  recipients: allowed.recipients ?? null,
  sms: allowed.sms ?? null,
  invitations: allowed.invitations ?? null
})

export class CompanyTrust extends Context.Tag("duebook/CompanyTrust")<
  CompanyTrust,
  {
    readonly report: (companyId: number) => Effect.Effect<TrustReport, NotFound | ServiceUnavailable>
    /** Allows so much a day from now on, whatever plan and age say; what is not given stays. */
    readonly allow: (
      companyId: number,
      allowed: Partial<TrustCounts>
    ) => Effect.Effect<TrustReport, NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyTrust,
    Effect.gen(function* () {
      const trusts = yield* TrustRepo
      const write = yield* Write
      const read = (companyId: number) =>
        orRefuse(trusts.read(companyId), () => NotFound.numbered("company", companyId))
      return CompanyTrust.of({
        report: (companyId) => Effect.map(read(companyId), reportOf),
        allow: (companyId, allowed) =>
          write.run({
            deed: "company.trust",
            decide: Effect.fnUntraced(function* () {
              const record = yield* read(companyId)
              const from = allowedIn(record)
              const to = { ...from, ...allowed }
              const after = {
                ...record,
                facts: { ...record.facts, allowed: { ...record.facts.allowed, ...allowed } }
              }
              if (trustLimits.every((limit) => from[limit] === to[limit])) return unchanged(reportOf(record))
              yield* trusts.allow(companyId, to)
              return { value: reportOf(after), companyId, subjectId: companyId, details: { from, to } }
            })
          })
      })
    })
  )
}
