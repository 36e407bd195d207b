/** The security notice of a deed, in the transaction in which it is done. */
import { Effect } from "effect"
import type { Actor } from "../../domain/Actor.ts"
import type { Deed } from "../../domain/Deed.ts"
import { isToldOf, sensitivityOf } from "../../domain/SensitiveDeed.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { SecurityEvents } from "../security/SecurityEvents.ts"
import { BrowserLocale } from "../people/MailLanguage.ts"
import { SecurityNoticesRepo } from "../../repos/people/SecurityNotices.ts"

/** What a deed was done to. */
interface DeedAbout {
  /** `INSTALLATION` where it concerns no company. */
  readonly companyId: number
  readonly subjectId: number | null
  /** The address that is told in the place of the person's. */
  readonly toldAt?: string | undefined
}

/** That of the browser of a person who is told of a deed of their own: the notice is written later, without it. */
const languageOf = (actor: Actor, { subjectId }: DeedAbout) =>
  actor._tag === "user" && actor.userId === subjectId ? BrowserLocale : Effect.succeed(null)

/**
 * Tells of a deed, where domain/SensitiveDeed says so: those who watch, of what a person does that has to be proved; and by
 * mail the people to whose accounts and companies it was done.
 */
export const noticeOfDeed = Effect.map(SecurityNoticesRepo, (notices) =>
  Effect.fnUntraced(function* (actor: Actor, deed: Deed, details: object, about: DeedAbout) {
    const { proof, told } = sensitivityOf(deed)
    const companyId = about.companyId === INSTALLATION ? null : about.companyId
    if (actor._tag === "user" && proof !== undefined) {
      const { report } = yield* SecurityEvents
      const person = actor.userId ?? about.subjectId
      yield* report({ kind: "sensitive_action", person, company: companyId, ...actor.from, what: deed })
    }
    const byOperator = actor._tag === "operator"
    // The operator sets companies up; whose account it is has to know.
    if (!isToldOf(deed) || (byOperator && told === "owners")) return
    const language = told === "person" ? yield* languageOf(actor, about) : null
    yield* notices.add({
      kind: deed,
      details: {
        ...details,
        ...(told === "owners" ? { subject_id: about.subjectId } : {}),
        ...(language === null ? {} : { language })
      },
      ...(about.toldAt === undefined ? {} : { recipient: about.toldAt }),
      userId: told === "person" ? about.subjectId : null,
      companyId,
      byUserId: actor._tag === "user" ? actor.userId : null,
      byOperator
    })
  })
)
