/** What a new company does before its first message leaves. Pure. */
import type { CompanyFacts } from "./CompanyFacts.ts"
import type { RemindersMode } from "./Company.ts"

/** Steps of which the company itself keeps that they are done; the others show in what it has. */
export type FirstStep = "texts_read" | "test_received"

/** The steps, in the order in which they make sense. */
export interface FirstStepsDone {
  /** Customers can pay and ask: an account or a payment link, and an address or a phone number. */
  readonly facts: boolean
  /** Something is or was owed. */
  readonly debts: boolean
  /** Somebody has read the texts. */
  readonly texts: boolean
  /** Somebody has had a message sent to their own address. */
  readonly test: boolean
  /** Reminders leave, by themselves or after approval. */
  readonly live: boolean
}

/** What of a company's first steps is done. */
export const firstStepsOf = ({
  done,
  facts,
  hasAccounts,
  hasDebts,
  mode
}: {
  readonly done: ReadonlyArray<string>
  readonly facts: Pick<CompanyFacts, "email" | "iban" | "paymentUrl" | "phone">
  readonly hasAccounts: boolean
  readonly hasDebts: boolean
  readonly mode: RemindersMode
}): FirstStepsDone => ({
  facts:
    (facts.email !== null || facts.phone !== null) &&
    (facts.iban !== null || facts.paymentUrl !== null || hasAccounts),
  debts: hasDebts,
  texts: done.includes("texts_read"),
  test: done.includes("test_received"),
  live: mode !== "hold"
})
