/** API keys, as the operator and the people of a company manage them. A key is shown once and stored as a hash; it lasts 30 days (contract §12.5). */
import { Context, Effect, Layer, Redacted } from "effect"
import { type Actor, CurrentActor } from "../../domain/Actor.ts"
import * as ApiToken from "../../domain/ApiToken.ts"
import { LimitReached, NotAllowed, NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { mayRevokeKey, mayRotateKey } from "../../domain/KeyRights.ts"
import { type MemberAddress, mayNotHoldKeys } from "../../domain/Member.ts"
import type { Scope } from "../../domain/Scope.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type ApiKey, type CompanyKey, type KeyFilter, KeysRepo } from "../../repos/keys/Keys.ts"
import { MembershipsRepo } from "../../repos/people/Memberships.ts"
import { orNotFound, orRefuse } from "../Lookup.ts"
import { Write } from "../Write.ts"

export type { ApiKey, CompanyKey, KeyFilter } from "../../repos/keys/Keys.ts"

/** A key expires this long after issue (contract §12.5). */
export const KEY_LIFETIME_DAYS = 30
/** Keys that one member may have in one company, not counting expired ones (contract §12.5). */
export const MAX_ACTIVE_KEYS = 10

const DAY_MILLIS = 86_400_000

/** A key that was just issued; its token is known at this moment only. */
export interface IssuedKey {
  readonly id: number
  readonly name: string
  readonly token: Redacted.Redacted
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** The member who gets the key, and what the key may do. */
export interface KeyRequest extends MemberAddress {
  readonly name: string
  /** At least one. */
  readonly scopes: ReadonlyArray<Scope>
}

/** Why a key can't be replaced. */
type RotateRefusal = LimitReached | NotAllowed | NotFound

export class Keys extends Context.Tag("duebook/Keys")<
  Keys,
  {
    /** For owners and admins with confirmed two-factor authentication; refused beyond `MAX_ACTIVE_KEYS`. */
    readonly create: (
      request: KeyRequest
    ) => Effect.Effect<IssuedKey, LimitReached | NotAllowed | ServiceUnavailable, CurrentActor>
    /**
     * Replaces a key: the new one has its name, scopes and owner, and the old one is deleted in the same transaction.
     */
    readonly rotate: (
      id: number
    ) => Effect.Effect<IssuedKey, RotateRefusal | ServiceUnavailable, CurrentActor>
    readonly revoke: (id: number) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** Keys that match the filter, expired ones included. */
    readonly list: (filter: KeyFilter) => Effect.Effect<ReadonlyArray<ApiKey>, ServiceUnavailable>
    /** As `rotate`, by a member of the company. Only one's own: whoever rotates a key learns the new one. */
    readonly rotateAs: (
      member: MemberAddress,
      id: number
    ) => Effect.Effect<IssuedKey, RotateRefusal | ServiceUnavailable, CurrentActor>
    /** As `revoke`, by a member of the company: one's own, and as an owner those of everybody. */
    readonly revokeAs: (
      member: MemberAddress,
      id: number
    ) => Effect.Effect<void, NotAllowed | NotFound | ServiceUnavailable, CurrentActor>
    /** A company's keys with ids below `before`, the newest first, expired ones included, at most `limit`. */
    readonly listIn: (
      companyId: number,
      before: number | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CompanyKey>, ServiceUnavailable>
    /** Keys of a member that have not expired. */
    readonly countActive: (member: MemberAddress) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Keys,
    Effect.gen(function* () {
      const apiKeyAdmin = yield* KeysRepo
      const serverClock = yield* ServerClock
      const { asked, find, issue, lockOwner, removed, replaced } = yield* steps
      const write = yield* Write

      return Keys.of({
        create: (request) =>
          write.run({
            deed: "key.create",
            decide: Effect.fnUntraced(function* () {
              const { companyId, name, scopes, userId } = request
              yield* lockOwner(request)
              const value = yield* issue(request)
              return { value, companyId, subjectId: value.id, details: { user_id: userId, name, scopes } }
            })
          }),
        rotate: (id) =>
          write.run({
            deed: "key.rotate",
            decide: Effect.fnUntraced(function* () {
              const old = yield* find(id)
              yield* lockOwner(old)
              return yield* replaced(old)
            })
          }),
        revoke: (id) => write.run({ deed: "key.revoke", decide: () => Effect.flatMap(find(id), removed) }),
        rotateAs: (member, id) =>
          write.run({
            deed: "key.rotate",
            decide: Effect.fnUntraced(function* () {
              const { by, key } = yield* asked(member, id)
              if (!mayRotateKey(by, key.userId)) {
                return yield* new NotAllowed({
                  message: `The key “${key.name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.`
                })
              }
              return yield* replaced(key)
            })
          }),
        revokeAs: (member, id) =>
          write.run({
            deed: "key.revoke",
            decide: Effect.fnUntraced(function* () {
              const { by, key } = yield* asked(member, id)
              if (!mayRevokeKey(by, key.userId)) {
                return yield* new NotAllowed({
                  message: `The key “${key.name}” is somebody else's. Its holder or an owner can revoke it.`
                })
              }
              return yield* removed(key)
            })
          }),
        list: apiKeyAdmin.list,
        listIn: apiKeyAdmin.listIn,
        countActive: (member) =>
          Effect.flatMap(serverClock.now, (now) => apiKeyAdmin.countActive(member, now))
      })
    })
  )
}

/** What the changes of keys are made of. */
const steps = Effect.gen(function* () {
  const apiKeyAdmin = yield* KeysRepo
  const memberships = yield* MembershipsRepo
  const serverClock = yield* ServerClock

  // The lock on the owner's membership row keeps two commands from counting and inserting at the same time.
  const lockOwner = Effect.fnUntraced(function* (owner: MemberAddress) {
    const membership = yield* memberships.findForUpdate(owner)
    const reason = mayNotHoldKeys(membership)
    if (reason !== null) {
      return yield* new NotAllowed({
        message: `User ${owner.userId} may not have keys for company ${owner.companyId}: this person ${reason}.`
      })
    }
    return membership
  })

  const find = (id: number) => orRefuse(apiKeyAdmin.find(id), () => noKey(id))

  const issue = Effect.fnUntraced(function* (request: KeyRequest) {
    const { companyId, name, userId } = request
    // The clock by which it expires.
    const now = yield* serverClock.now
    if ((yield* apiKeyAdmin.countActive(request, now)) >= MAX_ACTIVE_KEYS) {
      return yield* tooMany(request, yield* CurrentActor)
    }
    const scopes = [...new Set(request.scopes)]
    const token = ApiToken.make(companyId, crypto.getRandomValues(new Uint8Array(32)))
    const expiresAt = now + KEY_LIFETIME_DAYS * DAY_MILLIS
    const id = yield* apiKeyAdmin.insert(
      { companyId, userId, name, scopes, tokenHash: ApiToken.hash(token), expiresAt },
      now
    )
    return { id, name, token: Redacted.make(token), expiresAt }
  })

  // Another command may have rotated or revoked the key while this one waited for the lock.
  const remove = ({ companyId, id }: ApiKey) =>
    Effect.flatMap(apiKeyAdmin.remove(companyId, id), (isRemoved) => (isRemoved ? Effect.void : noKey(id)))

  const replaced = Effect.fnUntraced(function* (old: ApiKey) {
    yield* remove(old)
    const value = yield* issue(old)
    const details = { user_id: old.userId, name: old.name, new_key_id: value.id }
    return { value, companyId: old.companyId, subjectId: old.id, details }
  })

  const removed = (key: ApiKey) =>
    Effect.as(remove(key), {
      value: undefined,
      companyId: key.companyId,
      subjectId: key.id,
      details: { user_id: key.userId, name: key.name }
    })

  /** A key of the company, and what the person who asks is there now. */
  const asked = Effect.fnUntraced(function* (member: MemberAddress, id: number) {
    const role = (yield* lockOwner(member))?.role ?? "member"
    const key = yield* orNotFound("key", apiKeyAdmin.findIn(member.companyId, id))
    return { key, by: { userId: member.userId, role } }
  })

  return { asked, find, issue, lockOwner, removed, replaced }
})

const noKey = (id: number) => NotFound.numbered("API key", id)

const tooMany = ({ companyId, userId }: MemberAddress, actor: Actor) =>
  new LimitReached({
    message:
      actor._tag === "user" && actor.userId === userId
        ? `You have ${MAX_ACTIVE_KEYS} keys already. Revoke one first.`
        : `User ${userId} has ${MAX_ACTIVE_KEYS} active keys for company ${companyId} already: revoke one first.`,
    details: { limit: MAX_ACTIVE_KEYS }
  })
