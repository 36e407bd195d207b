/** Transactions with what they may be meant for, with the names of debts and customers, as pages show them. */
import { Effect } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import type { MatchEvidence, Explanation, Matched } from "../../domain/bank/matching/Types.ts"
import { paymentReferenceOf } from "../../domain/bank/References.ts"
import { balance, type ReceivableStatus } from "../../domain/Receivable.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { type DebtOfCustomer, MoneyInRepo } from "../../repos/bank/MoneyIn.ts"
import { makeProspects, NO_MATCH, suggest } from "./Suggesting.ts"

/** A debt beside a transaction. Amounts are in minor units. */
export interface SeenDebt {
  readonly id: number
  readonly customerId: number
  readonly customerName: string
  readonly externalReference: string | null
  /** What its debtor quotes. */
  readonly paymentReference: string
  readonly dueDate: string
  readonly status: ReceivableStatus
  readonly balanceMinor: number
  readonly currency: string
}

/** An amount of a transaction for a debt. */
interface NamedAllocation {
  readonly debt: SeenDebt
  readonly amountMinor: number
}

/** A way in which a transaction may be meant. */
export interface SeenSuggestion {
  readonly allocations: ReadonlyArray<NamedAllocation>
  readonly evidence: ReadonlyArray<MatchEvidence>
  /** When the last payment was booked by which the payer's account is known to pay for the customer; null for none. */
  readonly paidOn: string | null
}

/** A transaction with what it may be meant for. */
export interface SeenTransaction {
  readonly transaction: BankTransaction
  /** Best first. */
  readonly suggestions: ReadonlyArray<SeenSuggestion>
  /** Debts that the payer has named, and why they are not suggested. */
  readonly explanations: ReadonlyArray<{ readonly debt: SeenDebt; readonly reason: Explanation["reason"] }>
  /** Customers who may have paid it, by account or name. */
  readonly customers: ReadonlyArray<number>
}

const namedDebt = (
  companyId: number,
  { customerName, receivable }: DebtOfCustomer,
  accountCountry: string | null = null
): SeenDebt => ({
  id: receivable.id,
  customerId: receivable.customerId,
  customerName,
  externalReference: receivable.externalReference,
  paymentReference: paymentReferenceOf({
    companyId,
    receivableId: receivable.id,
    externalReference: receivable.externalReference,
    accountCountry
  }),
  dueDate: receivable.dueDate,
  status: receivable.status,
  balanceMinor: receivable.status === "cancelled" ? 0 : balance(receivable),
  currency: receivable.currency
})

/** The debts that something of a match names. */
const idsOf = ({ explanations, suggestions }: Matched): ReadonlyArray<number> => [
  ...suggestions.flatMap(({ allocations }) => allocations.map(({ receivableId }) => receivableId)),
  ...explanations.map(({ receivableId }) => receivableId)
]

const seenOf = (
  transaction: BankTransaction,
  { customers, explanations, suggestions }: Matched,
  debts: ReadonlyMap<number, SeenDebt>,
  learned: ReadonlyMap<number, string>
): SeenTransaction => ({
  transaction,
  customers,
  suggestions: suggestions.map(({ allocations, customerId, evidence }) => ({
    allocations: allocations.flatMap(({ amountMinor, receivableId }) => {
      const debt = debts.get(receivableId)
      return debt === undefined ? [] : [{ debt, amountMinor }]
    }),
    evidence,
    paidOn: learned.get(customerId) ?? null
  })),
  explanations: explanations.flatMap(({ reason, receivableId }) => {
    const debt = debts.get(receivableId)
    return debt === undefined ? [] : [{ debt, reason }]
  })
})

/** Reads what transactions may be meant for, with the names of debts and customers. */
export const makeSeeing = Effect.gen(function* () {
  const repo = yield* MoneyInRepo
  const transactions = yield* BankTransactionsRepo
  const prospectsOf = yield* makeProspects

  const debtsOf = (companyId: number, ids: ReadonlyArray<number>) =>
    Effect.map(
      repo.debts(companyId, ids),
      (rows) => new Map(rows.map((row) => [row.receivable.id, namedDebt(companyId, row)]))
    )

  const learnedBy = (companyId: number, items: ReadonlyArray<BankTransaction>) => {
    const accounts = [...new Set(items.flatMap(({ counterpartyAccount }) => counterpartyAccount ?? []))]
    return Effect.map(
      Effect.forEach(accounts, (account) => repo.learned(companyId, account), { concurrency: "unbounded" }),
      (found) =>
        new Map(accounts.map((account, index) => [account, found[index] ?? new Map<number, string>()]))
    )
  }

  const seen = Effect.fnUntraced(function* (companyId: number, items: ReadonlyArray<BankTransaction>) {
    const ids = items.map(({ id }) => id)
    const [prospects, refused, learned] = yield* Effect.all(
      [
        prospectsOf(companyId, items, "read"),
        transactions.refused(companyId, ids),
        learnedBy(companyId, items)
      ],
      { concurrency: "unbounded" }
    )
    const matched = items.map((transaction, index) =>
      suggest(transaction, prospects[index] ?? null, { refused: refused.get(transaction.id) ?? new Set() })
    )
    const rows = yield* repo.debts(companyId, [...new Set(matched.flatMap(idsOf))])
    // A debt is quoted as the country of the account has it.
    const countryOf = (index: number): string | null => prospects[index]?.accountCountry ?? null
    const debts = new Map(
      [...new Set(items.map((_, index) => countryOf(index)))].map((country) => [
        country,
        new Map(rows.map((row) => [row.receivable.id, namedDebt(companyId, row, country)]))
      ])
    )
    return items.map((transaction, index) =>
      seenOf(
        transaction,
        matched[index] ?? NO_MATCH,
        debts.get(countryOf(index)) ?? new Map(),
        learned.get(transaction.counterpartyAccount ?? "") ?? new Map()
      )
    )
  })

  return { debtsOf, seen }
})
