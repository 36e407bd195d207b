/** Applies what is certain of many movements, by the same code as a person's apply, in the name of the service. */
import { Clock, Effect, Either } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import { teachesPayer } from "../../domain/bank/matching/Matching.ts"
import type { Matched, Suggestion } from "../../domain/bank/matching/Types.ts"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { formatMinor } from "../../domain/Money.ts"
import { BankTransactionsRepo, type LockedMoney } from "../../repos/bank/BankTransactions.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { Write } from "../Write.ts"
import { makeSettlement, type Settled, subjectsOf } from "./Settlement.ts"
import { type Prospect, standingAfter, suggest } from "./Suggesting.ts"

/** Movements that are applied in one piece of work of a shared transaction. */
const APPLIED_TOGETHER = 32
/** Pieces of work that wait for a transaction at the same time: so many share one. */
const CONCURRENT = 4

/** A movement with what was said of it. */
export interface Candidate {
  readonly transaction: BankTransaction
  /** Null for what pays nothing. */
  readonly prospect: Prospect | null
  readonly matched: Matched
}

const nobody: ReadonlySet<number> = new Set()

/** What a movement is applied to without a person: nothing, where a person has taken back what was done with it. */
const certainOf = ({ matched: { suggestions }, transaction }: Candidate): Suggestion | null =>
  suggestions[0]?.certain === true && !transaction.isLeftToPeople ? suggestions[0] : null

/** Whether nobody has changed a movement since it was read. */
export const isAsRead = ({ transactions }: LockedMoney, { id, version }: BankTransaction): boolean =>
  transactions.get(id)?.version === version

/** The movements that are applied, in pieces of work in which no debt is paid twice; those of one customer together. */
const piecesOf = (certain: ReadonlyArray<Candidate>): ReadonlyArray<ReadonlyArray<Candidate>> => {
  const debtsOf = (candidate: Candidate) =>
    (certainOf(candidate)?.allocations ?? []).map(({ receivableId }) => receivableId)
  const customerOf = (candidate: Candidate) => certainOf(candidate)?.customerId ?? 0
  const pieces: Array<{ readonly own: Array<Candidate>; readonly debts: Set<number> }> = []
  const inOrder = certain.toSorted(
    (a, b) => customerOf(a) - customerOf(b) || a.transaction.id - b.transaction.id
  )
  for (const candidate of inOrder) {
    const debts = debtsOf(candidate)
    const last = pieces.at(-1)
    const fits = last !== undefined && last.own.length < APPLIED_TOGETHER
    if (fits && debts.every((debt) => !last.debts.has(debt))) {
      last.own.push(candidate)
      for (const debt of debts) last.debts.add(debt)
    } else pieces.push({ own: [candidate], debts: new Set(debts) })
  }
  return pieces.map(({ own }) => own)
}

/** Applies the movements among some that are certain; the ids of those that were applied. */
export const makeApplyCertain = Effect.gen(function* () {
  const settlement = yield* makeSettlement
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write

  const record = (
    { companyId }: CompanySettings,
    { move: { transaction }, paid }: Settled,
    before: BankTransaction,
    at: number
  ) =>
    write.record(
      "bank_transaction.apply",
      {
        from: before.status,
        to: transaction.status,
        receivable_ids: paid.map((debt) => debt.before.id),
        amount_minor: transaction.appliedMinor
      },
      { companyId, subjectId: transaction.id, at }
    )

  const applyPiece = (company: CompanySettings, piece: ReadonlyArray<Candidate>) => {
    const { companyId } = company
    const allocations = piece.flatMap((candidate) => certainOf(candidate)?.allocations ?? [])
    const rows = {
      receivableIds: allocations.map(({ receivableId }) => receivableId),
      transactionIds: piece.map(({ transaction }) => transaction.id)
    }
    return tenant.shared(
      companyId,
      subjectsOf(rows),
      Effect.gen(function* () {
        const locked = yield* transactions.lock(companyId, { ...rows, payments: allocations.length }).alone
        const at = yield* Clock.currentTimeMillis
        const settled = piece.flatMap((candidate) => settledOf(candidate, locked))
        if (settled.length === 0) return []
        yield* settlement.pay(
          company,
          settled.map(({ settled: one }) => one),
          locked.newPaymentIds,
          companyTime(company, at)
        )
        for (const { before, settled: one } of settled) yield* record(company, one, before, at)
        return settled.map(({ before }) => before.id)
      })
    )
  }

  return Effect.fnUntraced(function* (company: CompanySettings, candidates: ReadonlyArray<Candidate>) {
    const certain = candidates.filter((candidate) => certainOf(candidate) !== null)
    const done = yield* Effect.forEach(piecesOf(certain), (piece) => applyPiece(company, piece), {
      concurrency: CONCURRENT
    })
    return new Set(done.flat())
  })
})

/** A movement as it is applied to debts that are locked; nothing if it, or one of the debts, has changed since. */
const settledOf = (
  candidate: Candidate,
  locked: LockedMoney
): ReadonlyArray<{ readonly settled: Settled; readonly before: BankTransaction }> => {
  const { prospect, transaction } = candidate
  const suggestion = certainOf(candidate)
  if (suggestion === null || !isAsRead(locked, transaction)) return []
  const asked = suggestion.allocations.map(({ amountMinor, receivableId }) => ({
    receivableId,
    amount: formatMinor(amountMinor, transaction.currency)
  }))
  return Either.match(Moves.applyTo<LockedReceivable>(transaction, locked.debts, asked), {
    onLeft: () => [],
    onRight: ({ paid, transaction: after }) => {
      const debts = new Map(paid.map((debt) => [debt.after.id, debt.after]))
      const matched = suggest(after, prospect, { refused: nobody, debts })
      const { counterpartyAccount } = transaction
      // What is known already is taught once more: the other match may be undone.
      const teaches = counterpartyAccount !== null && teachesPayer(suggestion)
      const reviewed = locked.reviewed.get(transaction.id)
      const settled = { ...standingAfter(after, matched, prospect, reviewed), paid, teaches }
      return [{ settled, before: transaction }]
    }
  })
}
