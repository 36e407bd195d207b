/** The statement that finds the reminders which wait for a payment in review. */

/** Customers of whom a digest looks for reminders that wait. */
const MAX_REVIEWED = 1_000

/** Reminders that wait for a payment in review, by their leading debts; `$2` at most, with how many there are. */
export const IN_REVIEW = `
  select w.customer_id, w.receivable_id, c.display_name as customer, r.external_reference as reference,
    r.amount_minor - r.paid_minor as balance_minor, r.currency, w.total
  from (
    select a.*, row_number() over (order by a.receivable_id) as place, count(*) over () as total
    from (
      select distinct customer_id from (
        select customer_id from bank_reviews where company_id = $1 order by customer_id limit ${MAX_REVIEWED}
      ) found
    ) v
    cross join lateral (
      select distinct t.customer_id, t.receivable_id from reminder_attempts t
      where t.company_id = $1 and t.customer_id = v.customer_id and t.status = 'scheduled'
        and t.reason_code = 'payment_in_review'
    ) a
  ) w
  join receivables r on r.company_id = $1 and r.receivable_id = w.receivable_id
  join customers c on c.company_id = $1 and c.customer_id = w.customer_id
  where w.place <= $2 order by w.receivable_id`
