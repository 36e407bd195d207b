/** What a company holds for a customer: part of statements that several repositories send. */
import { isCredit } from "../bank/StatementAges.ts"

/** Bank transactions, and deposits, of one customer whose rest is summed; the oldest. */
export const MAX_HELD = 1_000

/**
 * SQL for the credit of a customer of the company that is `$1`, by currency: `currency` and `minor`. What is left of bank
 * transactions, and of what people have recorded, each by its index of what is left.
 */
export const heldCredit = (customer: string): string => `
  select held.currency, sum(held.minor)::text as minor from (
    (select b.currency, b.amount_minor - b.applied_minor as minor from bank_transactions b
     where b.company_id = $1 and b.customer_id = ${customer} and b.customer_id is not null and ${isCredit("b")}
     order by b.bank_transaction_id limit ${MAX_HELD})
    union all
    (select m.currency, m.amount_minor - m.applied_minor - m.repaid_minor from deposits m
     where m.company_id = $1 and m.customer_id = ${customer} and m.reversed_at is null
       and m.applied_minor + m.repaid_minor < m.amount_minor
     order by m.deposit_id limit ${MAX_HELD})
  ) held group by held.currency`
