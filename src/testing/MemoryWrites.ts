/** In memory: transactions, audit log, stored replies and API keys. */
import { Clock, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { KeyHoldersRepo } from "../repos/keys/KeyHolders.ts"
import { type AuditEntry, AuditLog, INSTALLATION } from "../repos/AuditLog.ts"
import { Installation } from "../repos/installation/Installation.ts"
import type { ClaimRead } from "../repos/ClaimRead.ts"
import { type KeyClaim, StoredReplies } from "../repos/StoredReplies.ts"
import { SecurityNoticesRepo } from "../repos/people/SecurityNotices.ts"
import { Tenant } from "../repos/Tenant.ts"
import { constrain } from "./MemoryRows.ts"
import { withEnd } from "./MemoryEnd.ts"
import { MemoryState } from "./MemoryState.ts"

/**
 * Transactions in memory, rolled back on failure. From its first write or lock on, a transaction is the only writer of
 * its company; others wait until it ends, without a time limit.
 */
export const tenant = Layer.effect(
  Tenant,
  Effect.map(MemoryState, (state) => {
    const { atEnd, transaction } = withEnd(state)
    const shared: Tenant["Type"]["shared"] = (companyId, _subjects, effect) => transaction(companyId, effect)
    return Tenant.of({ transaction, shared, atEnd })
  })
)

/** Transactions over all companies. In memory they write no company's rows. */
export const installation = Layer.effect(
  Installation,
  Effect.map(MemoryState, (state) =>
    Installation.of({ transaction: (effect) => withEnd(state).transaction(INSTALLATION, effect) })
  )
)

const unread = () => Effect.dieMessage("read the audit log in memory by MemoryStore.auditLog")

const unnoticed = () => Effect.dieMessage("security notices are not kept in memory")

/** An audit log in memory; `MemoryStore.auditLog` reads it. */
export const auditLog = Layer.effect(
  AuditLog,
  Effect.map(MemoryState, (state) =>
    AuditLog.of({
      append: (entry) =>
        state.write(entry.companyId, (rows) => {
          rows.audit.push(entry as AuditEntry)
        }),
      find: unread,
      history: unread,
      newest: unread
    })
  )
)

/** Security notices, of which the deeds of the API make none. */
export const securityNotices = Layer.succeed(SecurityNoticesRepo, {
  add: unnoticed,
  isAny: Effect.succeed(false),
  lock: Effect.succeed(false),
  unaddressed: Effect.succeed([]),
  ownersOf: unnoticed,
  address: unnoticed,
  due: unnoticed,
  take: unnoticed,
  withoutUndo: unnoticed
})

/** Stored replies in memory. */
export const storedReplies = Layer.effect(
  StoredReplies,
  Effect.map(MemoryState, (state) =>
    StoredReplies.of({
      claim: <A>(companyId: number, key: string, reads: ClaimRead<A>) =>
        Effect.gen(function* (): Effect.fn.Return<KeyClaim<A>, ServiceUnavailable> {
          if (!(yield* state.tryLock(`${companyId} ${key}`))) return { taken: false }
          const kept = yield* state.read(companyId, (rows) => rows.replies.get(key))
          if (kept === undefined) return { taken: true, stored: null, read: yield* reads.alone }
          const { body, fingerprint, status } = kept
          return { taken: true, stored: { status, body, fingerprint } }
        }),
      insert: (companyId, key, reply) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          state.write(companyId, (rows) => {
            constrain(!rows.replies.has(key), "idempotency_pkey")
            rows.replies.set(key, { ...reply, at: reply.at ?? now })
          })
        ),
      sweeping: {
        remove: (companyId, { before, from, limit }) =>
          state.write(companyId, (rows) => {
            const old = [...rows.replies]
              .filter(([, { at }]) => at >= from && at < before)
              .sort(([, a], [, b]) => a.at - b.at)
              .slice(0, limit)
            for (const [key] of old) rows.replies.delete(key)
            return { count: old.length, last: old.at(-1)?.[1].at ?? from }
          }),
        companies: (before, after, limit) =>
          Effect.map(
            Effect.filter(state.companyIds(), (companyId) =>
              state.readCommitted(companyId, (rows) =>
                [...rows.replies.values()].some(({ at }) => at < before)
              )
            ),
            (companyIds) =>
              companyIds
                .filter((companyId) => companyId > after)
                .sort((a, b) => a - b)
                .slice(0, limit)
                .map((companyId) => ({ companyId }))
          )
      }
    })
  )
)

/** The name of a token's key in `MemoryState.keys`. */
export const keyName = (companyId: number, tokenHash: Uint8Array): string =>
  `${companyId} ${Buffer.from(tokenHash).toString("hex")}`

/** API keys in memory; `MemoryStore.issueKey` creates them. A plan is in force from its start until its end. */
export const apiKeys = Layer.effect(
  KeyHoldersRepo,
  Effect.map(MemoryState, ({ keys }) =>
    KeyHoldersRepo.of({
      findByHash: ({ companyId, tokenHash }) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const stored = keys.get(keyName(companyId, tokenHash))
          if (stored === undefined || stored.expiresAt <= now) return null
          const { plan } = stored.holder
          const inForce = plan !== null && plan.startsAt <= now && plan.endsAt > now
          return { ...stored.holder, plan: inForce ? plan : null }
        })
    })
  )
)
