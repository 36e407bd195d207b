/** API keys, as the operator and the people of a company manage them. A key is shown once and stored as a hash; it lasts 30 days (contract §12.5). */
import { Clock, Context, Effect, Layer, Redacted } from "effect"
import * as ApiToken from "../../domain/ApiToken.ts"
import { LimitReached, NotAllowed, NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { mayRevokeKey, mayRotateKey } from "../../domain/KeyRights.ts"
import { type MemberAddress, mayNotHoldKeys } from "../../domain/Member.ts"
import type { Scope } from "../../domain/Scope.ts"
import { type ApiKey, type CompanyKey, type KeyFilter, ApiKeyAdmin } from "../../repos/keys/ApiKeyAdmin.ts"
import { MembershipsRepo } from "../../repos/people/Memberships.ts"
import { orNotFound, orRefuse } from "../Lookup.ts"
import { Actor, done, Operation } from "../Operation.ts"

export type { ApiKey, CompanyKey, KeyFilter } from "../../repos/keys/ApiKeyAdmin.ts"

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
    ) => Effect.Effect<IssuedKey, LimitReached | NotAllowed | ServiceUnavailable>
    /**
     * Replaces a key: the new one has its name, scopes and owner, and the old one is deleted in the same transaction.
     */
    readonly rotate: (id: number) => Effect.Effect<IssuedKey, RotateRefusal | ServiceUnavailable>
    readonly revoke: (id: number) => Effect.Effect<void, NotFound | ServiceUnavailable>
    /** Keys that match the filter, expired ones included. */
    readonly list: (filter: KeyFilter) => Effect.Effect<ReadonlyArray<ApiKey>, ServiceUnavailable>
    /** As `rotate`, by a member of the company. Only one's own: whoever rotates a key learns the new one. */
    readonly rotateAs: (
      member: MemberAddress,
      id: number
    ) => Effect.Effect<IssuedKey, RotateRefusal | ServiceUnavailable>
    /** As `revoke`, by a member of the company: one's own, and as an owner those of everybody. */
    readonly revokeAs: (
      member: MemberAddress,
      id: number
    ) => Effect.Effect<void, NotAllowed | NotFound | ServiceUnavailable>
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
      const apiKeyAdmin = yield* ApiKeyAdmin
      const dependencies = { apiKeyAdmin, memberships: yield* MembershipsRepo, operation: yield* Operation }
      const steps = makeSteps(dependencies)
      return Keys.of({
        ...makeOfOperator(dependencies, steps),
        ...makeOfMembers(dependencies, steps),
        list: apiKeyAdmin.list,
        listIn: apiKeyAdmin.listIn,
        countActive: (member) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => apiKeyAdmin.countActive(member, now))
      })
    })
  )
}

interface Dependencies {
  readonly apiKeyAdmin: ApiKeyAdmin["Type"]
  readonly memberships: MembershipsRepo["Type"]
  readonly operation: Operation["Type"]
}

/** What the changes are made of. */
const makeSteps = ({ apiKeyAdmin, memberships }: Dependencies) => {
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

  const issue = Effect.fnUntraced(function* (request: KeyRequest, now: number) {
    const { companyId, name, userId } = request
    if ((yield* apiKeyAdmin.countActive(request, now)) >= MAX_ACTIVE_KEYS) {
      const isOwn = (yield* Actor).userId === userId
      return yield* new LimitReached({
        message: isOwn
          ? `You have ${MAX_ACTIVE_KEYS} keys already. Revoke one first.`
          : `User ${userId} has ${MAX_ACTIVE_KEYS} active keys for company ${companyId} already: revoke one first.`,
        details: { limit: MAX_ACTIVE_KEYS }
      })
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

  const replace = Effect.fnUntraced(function* (old: ApiKey, now: number) {
    // Another command may have rotated or revoked it while this one waited for the lock.
    if (!(yield* apiKeyAdmin.remove(old.companyId, old.id))) return yield* noKey(old.id)
    const issued = yield* issue(old, now)
    const details = { user_id: old.userId, name: old.name, new_key_id: issued.id }
    return done(issued, { companyId: old.companyId, subjectId: old.id }, details)
  })

  const remove = Effect.fnUntraced(function* ({ companyId, id, name, userId }: ApiKey) {
    if (!(yield* apiKeyAdmin.remove(companyId, id))) return yield* noKey(id)
    return done(undefined, { companyId, subjectId: id }, { user_id: userId, name })
  })

  return { lockOwner, issue, replace, remove }
}

type Steps = ReturnType<typeof makeSteps>

/** The operator's changes, over all companies. */
const makeOfOperator = (
  { apiKeyAdmin, operation }: Dependencies,
  { issue, lockOwner, remove, replace }: Steps
): Pick<Keys["Type"], "create" | "rotate" | "revoke"> => {
  const create = (request: KeyRequest) =>
    operation.run(
      "key.create",
      Effect.fnUntraced(function* (now) {
        const { companyId, name, scopes, userId } = request
        yield* lockOwner(request)
        const issued = yield* issue(request, now)
        return done(issued, { companyId, subjectId: issued.id }, { user_id: userId, name, scopes })
      })
    )

  const rotate = (id: number) =>
    operation.run(
      "key.rotate",
      Effect.fnUntraced(function* (now) {
        const old = yield* orRefuse(apiKeyAdmin.find(id), () => noKey(id))
        yield* lockOwner(old)
        return yield* replace(old, now)
      })
    )

  const revoke = (id: number) =>
    operation.run("key.revoke", () =>
      Effect.flatMap(
        orRefuse(apiKeyAdmin.find(id), () => noKey(id)),
        remove
      )
    )

  return { create, rotate, revoke }
}

/** The changes by members, in their company and by their rights. */
const makeOfMembers = (
  { apiKeyAdmin, operation }: Dependencies,
  { lockOwner, remove, replace }: Steps
): Pick<Keys["Type"], "rotateAs" | "revokeAs"> => {
  /** A key of the company, and what the person who asks is there now. */
  const asked = Effect.fnUntraced(function* (member: MemberAddress, id: number) {
    const role = (yield* lockOwner(member))?.role ?? "member"
    const key = yield* orNotFound("key", apiKeyAdmin.findIn(member.companyId, id))
    return { key, by: { userId: member.userId, role } }
  })

  const rotateAs = (member: MemberAddress, id: number) =>
    operation.run(
      "key.rotate",
      Effect.fnUntraced(function* (now) {
        const { by, key } = yield* asked(member, id)
        if (!mayRotateKey(by, key.userId)) {
          return yield* new NotAllowed({
            message: `The key “${key.name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.`
          })
        }
        return yield* replace(key, now)
      })
    )

  const revokeAs = (member: MemberAddress, id: number) =>
    operation.run(
      "key.revoke",
      Effect.fnUntraced(function* () {
        const { by, key } = yield* asked(member, id)
        if (!mayRevokeKey(by, key.userId)) {
          return yield* new NotAllowed({
            message: `The key “${key.name}” is somebody else's. Its holder or an owner can revoke it.`
          })
        }
        return yield* remove(key)
      })
    )

  return { rotateAs, revokeAs }
}

const noKey = (id: number) => NotFound.numbered("API key", id)
