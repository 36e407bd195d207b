/** The security notice of a deed, in the transaction in which it is done. */
import { Effect } from "effect"
import type { Actor } from "../../domain/Actor.ts"
import type { Deed } from "../../domain/Deed.ts"
import { isTold, sensitivityOf } from "../../domain/SensitiveDeed.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { SecurityNoticesRepo } from "../../repos/people/SecurityNotices.ts"

/** What a deed was done to. */
interface DeedAbout {
  /** `INSTALLATION` where it concerns no company. */
  readonly companyId: number
  readonly subjectId: number | null
}

/** Has people told by mail what was done to their accounts and companies, where domain/SensitiveDeed says so. */
export const noticeOfDeed = Effect.map(
  SecurityNoticesRepo,
  (notices) => (actor: Actor, deed: Deed, details: object, about: DeedAbout) => {
    const byOperator = actor._tag === "operator"
    // The operator sets companies up; whose account it is has to know.
    if (!isTold(deed) || (byOperator && sensitivityOf(deed).told === "owners")) return Effect.void
    return notices.add({
      kind: deed,
      details: { ...details },
      userId: sensitivityOf(deed).told === "person" ? about.subjectId : null,
      companyId: about.companyId === INSTALLATION ? null : about.companyId,
      byUserId: actor._tag === "user" ? actor.userId : null,
      byOperator
    })
  }
)
