/** What happens to a return and to what it takes back (bank.md §3). Pure. */
import { Either } from "effect"
import { type FieldIssue, type InvalidTransition, ValidationFailed } from "../Errors.ts"
import type { BankTransaction } from "./BankTransaction.ts"
import { canTakeBack } from "./ReturnMatching.ts"
import { changed, refusedAs, untouchedStatus } from "./TransactionMoves.ts"

/** A later movement has taken it back: none of it counts any more. */
export const takenBack = (transaction: BankTransaction): BankTransaction =>
  changed(transaction, { appliedMinor: 0, status: "returned" })

/** Whether a movement takes another back that is not found yet. */
export const isOpenReturn = ({ isReturn, returnsId, status }: BankTransaction): boolean =>
  isReturn && returnsId === null && (status === "unmatched" || status === "suggested")

/** A return that has found what it takes back. */
export const takingBack = (transaction: BankTransaction, returnsId: number): BankTransaction =>
  changed(transaction, { returnsId, status: "applied", customerId: null })

/** A person says what a return takes back, which the caller has locked with it. */
export const takeBack = (
  transaction: BankTransaction,
  original: BankTransaction | null
): Either.Either<
  { readonly transaction: BankTransaction; readonly original: BankTransaction },
  InvalidTransition | ValidationFailed
> => {
  if (!isOpenReturn(transaction)) {
    return Either.left(refusedAs(transaction.status, "take another one back"))
  }
  if (original === null) {
    const issue = originalIssue("unknown", "must be the id of a bank transaction.")
    return Either.left(ValidationFailed.of(issue))
  }
  if (!canTakeBack(transaction, original)) {
    const message =
      "must be the id of an earlier movement the other way, in the same currency and of at most the same amount."
    return Either.left(ValidationFailed.of(originalIssue("invalid", message)))
  }
  return original.status === "returned"
    ? Either.left(refusedAs(original.status, "be taken back"))
    : Either.right({
        transaction: takingBack(transaction, original.id),
        original: takenBack(original)
      })
}

const originalIssue = (code: "invalid" | "unknown", message: string): FieldIssue => ({
  field: "original_id",
  code,
  message: `original_id ${message}`
})

/** A movement of which somebody has said that it was not taken back: it waits as if nothing had been done about it. */
export const restored = (transaction: BankTransaction): BankTransaction =>
  changed(transaction, {
    status: untouchedStatus(transaction),
    isRepaid: false,
    isLeftToPeople: true,
    customerId: null
  })
