/** The operator's commands on API keys. A key is shown once and stored as a hash; it lasts 30 days (contract §12.5). */
import { Context, Effect, Layer, Redacted } from "effect"
import * as ApiToken from "../domain/ApiToken.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type MemberAddress, mayNotHoldKeys } from "../domain/Member.ts"
import type { Scope } from "../domain/Scope.ts"
import { type ApiKey, type KeyFilter, ApiKeyAdmin } from "../repos/ApiKeyAdmin.ts"
import { MembershipsRepo } from "../repos/Memberships.ts"
import { done, Operation, type OperationRefused, refuse, required } from "./Operation.ts"

export type { ApiKey, KeyFilter } from "../repos/ApiKeyAdmin.ts"

/** A key expires this long after issue (contract §12.5). */
export const KEY_LIFETIME_DAYS = 30
/** Keys that one member may have in one company, not counting expired ones (contract §12.5). */
export const MAX_ACTIVE_KEYS = 10

const DAY_MILLIS = 86_400_000

/** A key that was just issued; its token is known at this moment only. */
export interface IssuedKey {
  readonly id: number
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

export class Keys extends Context.Tag("duebook/Keys")<
  Keys,
  {
    /** For owners and admins with confirmed two-factor authentication; refused beyond `MAX_ACTIVE_KEYS`. */
    readonly create: (request: KeyRequest) => Effect.Effect<IssuedKey, OperationRefused | ServiceUnavailable>
    /**
     * Replaces a key: the new one has its name, scopes and owner, and the old one is deleted in the same transaction.
     */
    readonly rotate: (id: number) => Effect.Effect<IssuedKey, OperationRefused | ServiceUnavailable>
    readonly revoke: (id: number) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
    /** Keys that match the filter, expired ones included. */
    readonly list: (filter: KeyFilter) => Effect.Effect<ReadonlyArray<ApiKey>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Keys,
    Effect.gen(function* () {
      const apiKeyAdmin = yield* ApiKeyAdmin
      const memberships = yield* MembershipsRepo
      const operation = yield* Operation

      // The lock on the owner's membership row keeps two commands from counting and inserting at the same time.
      const lockOwner = Effect.fnUntraced(function* (owner: MemberAddress) {
        const reason = mayNotHoldKeys(yield* memberships.findForUpdate(owner))
        if (reason !== null) {
          return yield* refuse(
            `User ${owner.userId} may not have keys for company ${owner.companyId}: this person ${reason}.`
          )
        }
      })

      const issue = Effect.fnUntraced(function* (request: KeyRequest, now: number) {
        const { companyId, name, userId } = request
        if ((yield* apiKeyAdmin.countActive(request, now)) >= MAX_ACTIVE_KEYS) {
          return yield* refuse(
            `User ${userId} has ${MAX_ACTIVE_KEYS} active keys for company ${companyId} already: revoke one first.`
          )
        }
        const scopes = [...new Set(request.scopes)]
        const token = ApiToken.make(companyId, crypto.getRandomValues(new Uint8Array(32)))
        const expiresAt = now + KEY_LIFETIME_DAYS * DAY_MILLIS
        const id = yield* apiKeyAdmin.insert(
          { companyId, userId, name, scopes, tokenHash: ApiToken.hash(token), expiresAt },
          now
        )
        return { id, token: Redacted.make(token), expiresAt }
      })

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
            const old = yield* required(apiKeyAdmin.find(id), noKey(id))
            yield* lockOwner(old)
            // Another command may have rotated or revoked it while this one waited for the lock.
            if (!(yield* apiKeyAdmin.remove(old.companyId, id))) return yield* refuse(noKey(id))
            const issued = yield* issue(old, now)
            const details = { user_id: old.userId, name: old.name, new_key_id: issued.id }
            return done(issued, { companyId: old.companyId, subjectId: id }, details)
          })
        )

      const revoke = (id: number) =>
        operation.run(
          "key.revoke",
          Effect.fnUntraced(function* () {
            const { companyId, name, userId } = yield* required(apiKeyAdmin.find(id), noKey(id))
            if (!(yield* apiKeyAdmin.remove(companyId, id))) return yield* refuse(noKey(id))
            return done(undefined, { companyId, subjectId: id }, { user_id: userId, name })
          })
        )

      return Keys.of({ create, rotate, revoke, list: apiKeyAdmin.list })
    })
  )
}

const noKey = (id: number): string => `There is no API key ${id}.`
