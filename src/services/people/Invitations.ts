/** Asking people to join a company, by a link that is mailed. */
import { Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import {
  AlreadyExists,
  Gone,
  LimitReached,
  NotAllowed,
  type NotFound,
  type ServiceUnavailable
} from "../../domain/Errors.ts"
import { lifeMillisOf } from "../../domain/Link.ts"
import { leads, type Membership, type Role, whyNotInvite } from "../../domain/Member.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { type Invitation, InvitationsRepo } from "../../repos/people/Invitations.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { invitationLimit } from "./InvitationLimit.ts"
import { BrowserLocale, writtenFor } from "./MailLanguage.ts"
import { OneTimeLinks } from "./Links.ts"
import { MAX_MEMBERS, Members } from "./Members.ts"
import { orRefuse } from "../Lookup.ts"
import { invitationMail } from "./PeopleMails.ts"
import { team } from "./Team.ts"
import { UserMails } from "./UserMails.ts"
import { Write } from "../Write.ts"

export type { Invitation } from "../../repos/people/Invitations.ts"

/** Invitations of a company that wait for an answer. Those that have expired make room for new ones. */
export const MAX_INVITATIONS = 50

type Failures = Gone | NotAllowed | ServiceUnavailable

/** Why somebody can't join a company by an invitation. */
export type JoinRefusal = AlreadyExists | Gone | LimitReached | NotAllowed | NotFound

export class Invitations extends Context.Tag("duebook/Invitations")<
  Invitations,
  {
    /**
     * Invites an address, whether or not somebody has an account with it. One that is invited already gets another mail,
     * with the role as it is now. Refused where domain/Member says so, beyond `MAX_INVITATIONS`, and beyond those of a day.
     */
    readonly send: (
      companyId: number,
      email: string,
      role: Role
    ) => Effect.Effect<void, AlreadyExists | LimitReached | Failures, CurrentActor>
    /** Mails another link for an invitation; it then holds for another 24 hours. Refused beyond those of a day. */
    readonly sendAgain: (
      companyId: number,
      invitationId: number
    ) => Effect.Effect<void, LimitReached | Failures, CurrentActor>
    /** Its links lead nowhere any more. */
    readonly withdraw: (
      companyId: number,
      invitationId: number
    ) => Effect.Effect<void, Failures, CurrentActor>
    /** Those that wait for an answer, the newest first; some may have expired. */
    readonly list: (companyId: number) => Effect.Effect<ReadonlyArray<Invitation>, ServiceUnavailable>
    /**
     * Makes a person a member, as the invitation says. Whoever is a member already keeps the present role. Refused if the
     * invitation was withdrawn or has expired, or is for another address than the person's.
     */
    readonly accept: (
      companyId: number,
      invitationId: number,
      userId: number
    ) => Effect.Effect<void, JoinRefusal | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Invitations,
    Effect.gen(function* () {
      const invitations = yield* InvitationsRepo
      const join = yield* joining
      return Invitations.of({
        ...(yield* sending),
        list: (companyId) => invitations.list(companyId, MAX_INVITATIONS),
        // Whoever follows a link need not have signed in before.
        accept: (companyId, id, userId) =>
          Effect.flatMap(CurrentActor, (actor) =>
            CurrentActor.acting(actor._tag === "user" ? { ...actor, userId } : actor)(
              join(companyId, id, userId)
            )
          )
      })
    })
  )
}

/** Locks an invitation that is to be changed. */
const locking = Effect.map(
  InvitationsRepo,
  (invitations) => (companyId: number, id: number) => orRefuse(invitations.findForUpdate(companyId, id), gone)
)

/** Who may change the invitations of a company, with what a change has to lock. */
const changing = Effect.gen(function* () {
  const invitations = yield* InvitationsRepo
  const locked = yield* locking
  const { lockActing } = yield* team

  /**
   * The person who acts; concurrent changes to the company's invitations wait. Everybody locks people first and
   * invitations after them, as a removal does, which takes those of the person along.
   */
  const begin = Effect.fnUntraced(function* (companyId: number) {
    const acting = yield* lockActing(companyId)
    yield* invitations.lockAll(companyId)
    return acting
  })

  /** Refused unless the person who acts may hand out such a role. */
  const mustGive = (acting: Membership, role: Role) => {
    const refusal = whyNotInvite(acting.role, role)
    return refusal === null ? Effect.void : Effect.fail(refusal)
  }

  /** An invitation that the person who acts may change. */
  const existing = Effect.fnUntraced(function* (companyId: number, id: number) {
    const acting = yield* begin(companyId)
    const invitation = yield* locked(companyId, id)
    yield* mustGive(acting, invitation.role)
    return invitation
  })

  return { begin, mustGive, existing }
})

/** Makes what mails an invitation: in the language of whoever is invited, which is that of the inviter for somebody new. */
const mailing = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const invitations = yield* InvitationsRepo
  const links = yield* OneTimeLinks
  const mails = yield* UserMails

  return Effect.fnUntraced(function* (companyId: number, id: number) {
    const invitation = yield* orRefuse(invitations.find(companyId, id), gone)
    const { companyLanguage, companyName, email, invitedBy, inviterName } = invitation
    const invited = yield* credentials.byEmail(email)
    const inviter = [(yield* credentials.byId(invitedBy))?.locale, yield* BrowserLocale]
    const tags =
      invited === null ? [...inviter, companyLanguage] : [invited.locale, companyLanguage, ...inviter]
    const data = { companyId, invitationId: id, companyName, inviterName }
    const link = yield* links.toMail({ purpose: "invite", userId: null, email, data })
    yield* mails.sendForCompany(
      companyId,
      writtenFor(tags, () => invitationMail(email, { companyName, inviterName, link }))
    )
  })
})

const sending = Effect.gen(function* () {
  const checkLimit = yield* invitationLimit
  const { begin, existing, mustGive } = yield* changing
  const invitations = yield* InvitationsRepo
  const members = yield* Members
  const serverClock = yield* ServerClock
  const write = yield* Write

  const mail = yield* mailing

  /** Makes room for an invitation, unless the address has one already: the one that expired first goes. */
  const makeRoom = Effect.fnUntraced(function* (companyId: number, email: string, now: number) {
    const all = yield* invitations.list(companyId, MAX_INVITATIONS)
    if (all.length < MAX_INVITATIONS || all.some((each) => sameAddress(each.email, email))) return
    const [oldest] = all
      .filter(({ expiresAt }) => expiresAt <= now)
      .toSorted((one, other) => one.expiresAt - other.expiresAt)
    if (oldest === undefined) return yield* tooMany()
    yield* invitations.remove(companyId, oldest.id)
  })

  const send = (companyId: number, email: string, role: Role) =>
    write.run({
      deed: "invitation.send",
      decide: Effect.fnUntraced(function* () {
        const acting = yield* begin(companyId)
        yield* mustGive(acting, role)
        const now = yield* serverClock.now
        yield* checkLimit(companyId)
        yield* makeRoom(companyId, email, now)
        const people = yield* members.people(companyId)
        if (people.some((each) => sameAddress(each.email, email))) {
          return yield* new AlreadyExists({ message: "Somebody with this address is a member already." })
        }
        if (people.length >= MAX_MEMBERS) return yield* full()
        const expiresAt = now + lifeMillisOf("invite")
        const invitation = { email, role, invitedBy: acting.userId, expiresAt }
        const id = yield* invitations.put(companyId, invitation, now)
        yield* mail(companyId, id)
        return { value: undefined, companyId, subjectId: id, details: { email, role } }
      })
    })

  const sendAgain = (companyId: number, id: number) =>
    write.run({
      deed: "invitation.send_again",
      decide: Effect.fnUntraced(function* () {
        const { email, role } = yield* existing(companyId, id)
        const now = yield* serverClock.now
        yield* checkLimit(companyId)
        yield* invitations.renew(companyId, id, now + lifeMillisOf("invite"), now)
        yield* mail(companyId, id)
        return { value: undefined, companyId, subjectId: id, details: { email, role } }
      })
    })

  const withdraw = (companyId: number, id: number) =>
    write.run({
      deed: "invitation.withdraw",
      decide: Effect.fnUntraced(function* () {
        const { email, role } = yield* existing(companyId, id)
        yield* invitations.remove(companyId, id)
        return { value: undefined, companyId, subjectId: id, details: { email, role } }
      })
    })

  return { send, sendAgain, withdraw }
})

/** Makes a person a member who accepts an invitation. */
const joining = Effect.gen(function* () {
  const invitations = yield* InvitationsRepo
  const locked = yield* locking
  const members = yield* Members
  const serverClock = yield* ServerClock
  const users = yield* UsersRepo
  const write = yield* Write

  return (companyId: number, id: number, userId: number) =>
    write.run({
      deed: "invitation.accept",
      decide: Effect.fnUntraced(function* () {
        // Of two who accept at the same time, the later one sees how many members there are then.
        yield* invitations.lockAll(companyId)
        const { email, expiresAt, role } = yield* locked(companyId, id)
        if (expiresAt <= (yield* serverClock.now)) return yield* gone()
        const user = yield* orRefuse(users.find(userId), gone)
        if (!sameAddress(user.email, email)) return yield* otherAddress()
        yield* invitations.remove(companyId, id)
        const people = yield* members.people(companyId)
        const isMember = people.some((each) => each.userId === userId)
        if (!isMember && people.length >= MAX_MEMBERS) return yield* full()
        if (!isMember) yield* members.add({ companyId, userId }, role)
        const details = { user_id: userId, email, role }
        return { value: undefined, companyId, subjectId: id, details, isUntold: isMember || !leads(role) }
      })
    })
})

const gone = () => new Gone({ message: "This invitation is not valid any more. Ask for a new one." })

const limitReached = (limit: number, message: string) => new LimitReached({ message, details: { limit } })

const tooMany = () =>
  limitReached(
    MAX_INVITATIONS,
    `A company has at most ${MAX_INVITATIONS} invitations that wait for an answer: withdraw one first.`
  )

const full = () => limitReached(MAX_MEMBERS, `A company has at most ${MAX_MEMBERS} members by invitation.`)

const otherAddress = () =>
  new NotAllowed({ message: "This invitation is for another e-mail address than that of your account." })

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
