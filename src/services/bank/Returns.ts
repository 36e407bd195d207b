/** Returns and reversals: movements that take an earlier one back, and the payments that came by that. */
import { Clock, Effect, Either } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import { originalOf } from "../../domain/bank/ReturnMatching.ts"
import * as Returns from "../../domain/bank/ReturnMoves.ts"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { toTransactionState, type TakeBackRequest } from "../../domain/bank/TransactionRecord.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { ServiceUnavailable } from "../../domain/Errors.ts"
import { atVersion } from "../../domain/Versions.ts"
import { BankTransactionsRepo, type LockedMoney } from "../../repos/bank/BankTransactions.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { Write } from "../Write.ts"
import { makeSettlement, type ReversedDebt, reversalOf, subjectsOf } from "./Settlement.ts"
import { makeProspects, NO_MATCH, standingAfter, suggest } from "./Suggesting.ts"
import { lockedOne, ONCE, paymentsOf } from "./TransactionWrites.ts"

/** Returns that are looked for together. */
const CHUNK = 100
/** The longest reason that is kept. */
const MAX_REASON = 500
/** The reason where the bank gives none. */
const NO_REASON = "Returned by the bank"

/** Times that a movement is tried to be taken back to which others apply debts meanwhile. */
const MAX_TRIES = 3

const nobody: ReadonlySet<number> = new Set()

/** The bank's reason, as it is kept; null for none. */
const reasonOf = ({ returnReason }: BankTransaction): string | null => {
  const reason = returnReason?.trim().slice(0, MAX_REASON) ?? ""
  return reason === "" ? null : reason
}

/** Makes what finds the returns that were not matched yet, and what they take back. */
export const makeReturns = Effect.gen(function* () {
  const leave = yield* makeLeave
  const takeBack = yield* makeTakeBack
  const transactions = yield* BankTransactionsRepo

  /** Takes back what some returns name, and answers those of them that name nothing, or more than one movement. */
  const takeBackAll = Effect.fnUntraced(function* (
    company: CompanySettings,
    returns: ReadonlyArray<BankTransaction>
  ) {
    const left: Array<BankTransaction> = []
    const originals = yield* transactions.originals(company.companyId, returns)
    const taken = new Set<number>()
    for (const one of returns) {
      // A person who has undone it says what it takes back.
      const original = one.isLeftToPeople ? null : originalOf(one, originals.get(one.id) ?? [], taken)
      if (original !== null && (yield* takeBack(company, one, original))) taken.add(original.id)
      else left.push(one)
    }
    return left
  })

  return {
    /**
     * Looks again at the returns of a statement's accounts that came before it, with other files: what they take back may be
     * in it, and is then never applied. Two imports at the same time both look, so that one of them sees both.
     */
    earlier: Effect.fnUntraced(function* (company: CompanySettings, bankStatementId: number) {
      const waiting = yield* transactions.waitingReturns(company.companyId, bankStatementId)
      for (let first = 0; first < waiting.length; first += CHUNK) {
        yield* takeBackAll(company, waiting.slice(first, first + CHUNK))
      }
    }),
    /** Takes back what the returns of a statement name. One that names nothing, or more than one movement, waits. */
    run: Effect.fnUntraced(function* (company: CompanySettings, bankStatementId: number) {
      for (let after = 0; ;) {
        const chunk = yield* transactions.unmatched(company.companyId, bankStatementId, after, CHUNK)
        const left = yield* takeBackAll(
          company,
          chunk.filter(({ isReturn }) => isReturn)
        )
        yield* Effect.forEach(left, (one) => leave(company, one), { discard: true })
        if (chunk.length < CHUNK) return
        after = chunk.at(-1)?.id ?? Infinity
      }
    })
  }
})

/** A return that takes nothing back waits; money that came may also be meant for a debt. */
const makeLeave = Effect.gen(function* () {
  const prospects = yield* makeProspects
  const settlement = yield* makeSettlement
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  return Effect.fnUntraced(function* (company: CompanySettings, one: BankTransaction) {
    const { companyId } = company
    const [prospect = null] = Moves.waits(one) ? yield* prospects(companyId, [one], "background") : []
    const rows = { receivableIds: [], transactionIds: [one.id] }
    yield* tenant.shared(
      companyId,
      subjectsOf(rows),
      Effect.gen(function* () {
        const locked = yield* transactions.lock(companyId, rows).alone
        if (locked.transactions.get(one.id)?.version !== one.version) return
        const matched = suggest(one, prospect, { refused: nobody })
        const now = companyTime(company, yield* Clock.currentTimeMillis)
        const standing = standingAfter(Moves.looked(one), matched, prospect, locked.reviewed.get(one.id))
        yield* settlement.keep(company, [standing], now)
      })
    )
  })
})

/** A return and what it takes back, as they are to be stored, with the debts whose payments are reversed. */
interface TakenBackMovements {
  readonly one: BankTransaction
  readonly before: BankTransaction
  readonly after: BankTransaction
  readonly reversed: ReadonlyArray<ReversedDebt>
}

/** Makes what stores that a return takes a movement back, in the transaction that has locked both; what the audit log says of it. */
const makeStoreTakenBack = Effect.map(makeSettlement, (settlement) =>
  Effect.fnUntraced(function* (
    company: CompanySettings,
    { after, before, one, reversed }: TakenBackMovements,
    { reviewed }: LockedMoney,
    now: number
  ) {
    const reason = reasonOf(one)
    yield* settlement.reverse(company, reversed, reason ?? NO_REASON, now)
    const standings = [after, one].map((each) => standingAfter(each, NO_MATCH, null, reviewed.get(each.id)))
    yield* settlement.keep(company, standings, now)
    return {
      from: before.status,
      to: after.status,
      returned_by: one.id,
      receivable_ids: reversed.map((debt) => debt.after.id),
      reason
    }
  })
)

/** The rows that are locked for taking back a movement with these payments. */
const rowsOf = (
  originalId: number,
  returnId: number,
  payments: ReadonlyArray<{ readonly receivableId: number }>
) => ({
  receivableIds: [...new Set(payments.map(({ receivableId }) => receivableId))],
  transactionIds: [originalId, returnId]
})

/** Reverses the payments of the movement that a return takes back; false if that can't be, and nothing was done. */
const makeTakeBack = Effect.gen(function* () {
  const storeTakenBack = yield* makeStoreTakenBack
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  const tryOnce = Effect.fnUntraced(function* (
    company: CompanySettings,
    one: BankTransaction,
    original: BankTransaction
  ) {
    const { companyId } = company
    const rows = rowsOf(original.id, one.id, yield* transactions.payments(companyId, original.id))
    return yield* tenant.shared(
      companyId,
      subjectsOf(rows),
      Effect.gen(function* () {
        const locked = yield* transactions.lock(companyId, rows).alone
        const before = locked.transactions.get(original.id)
        const taking = locked.transactions.get(one.id)
        if (before === undefined || before.status === "returned" || taking?.version !== one.version)
          return "left"
        const reversal = reversalOf(paymentsOf(locked, original.id), locked.debts)
        if (Either.isLeft(reversal)) return "left"
        const reversed = reversal.right
        if (reversed === null) return "changed"
        const at = yield* Clock.currentTimeMillis
        const taken = {
          one: Returns.takingBack(taking, original.id),
          before,
          after: Returns.takenBack(before),
          reversed
        }
        const details = yield* storeTakenBack(company, taken, locked, companyTime(company, at))
        yield* write.record("bank_transaction.return", details, { companyId, subjectId: original.id, at })
        return "taken"
      })
    )
  })
  return Effect.fnUntraced(function* (...taking: Parameters<typeof tryOnce>) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const outcome = yield* tryOnce(...taking)
      if (outcome !== "changed") return outcome === "taken"
    }
    return false
  })
})

/** Makes the write by which a person says which movement a return takes back. */
export const makeTakeBackByHand = Effect.gen(function* () {
  const storeTakenBack = yield* makeStoreTakenBack
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (id: number, { expectedVersion, originalId }: TakeBackRequest) {
    const { caller } = yield* CurrentRequest
    const rows = rowsOf(originalId, id, yield* transactions.payments(caller.companyId, originalId))
    return yield* write.run({
      deed: "bank_transaction.return",
      once: ONCE,
      subject: subjectsOf(rows),
      reads: (companyId) => transactions.lock(companyId, rows),
      decide: Effect.fnUntraced(function* (company, now, locked) {
        const taking = yield* lockedOne(locked, id)
        const before = locked.transactions.get(originalId) ?? null
        const { original, transaction } = yield* atVersion(taking, expectedVersion, () =>
          Returns.takeBack(taking, before)
        )
        const reversed = yield* reversalOf(paymentsOf(locked, originalId), locked.debts)
        // Somebody has applied it to another debt since its payments were read: whoever asks again gets them all.
        if (reversed === null) return yield* ServiceUnavailable.because("overloaded")
        const taken = { one: transaction, before: before ?? original, after: original, reversed }
        const details = yield* storeTakenBack(company, taken, locked, now)
        return { value: toTransactionState(transaction), subjectId: originalId, details }
      })
    })
  })
})
