/** In memory, money that has arrived and is for no debt yet. */
import type { WaitingPayment } from "../domain/dunning/case/Reviews.ts"
import type { HeldCredit } from "../repos/reminders/Cases.ts"
import type { CompanyRows } from "./MemoryTables.ts"

/** What may be for debts of a customer. */
export const waitingFor = ({ money }: CompanyRows, customerId: number): ReadonlyArray<WaitingPayment> =>
  money
    .filter((each) => each.customerId === customerId)
    .map(({ receivableId, since }) => ({ receivableId, since }))

/** The sums of a customer's credit. */
export const creditOf = ({ money }: CompanyRows, customerId: number): ReadonlyArray<HeldCredit> => {
  const own = money.flatMap((each) => (each.customerId === customerId ? (each.credit ?? []) : []))
  return [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, parts]) => ({
    currency,
    minor: parts.reduce((sum, { minor }) => sum + minor, 0n)
  }))
}
