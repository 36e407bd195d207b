/** The statement that finds the reminders which wait for a payment in review. */

/** Customers of whom a digest looks for reminders that wait. Nobody has so many in review; the digest ends all the same. */
const MAX_REVIEWED = 10_000

// From one customer to the next in the index, however many rows each has.
const REVIEWED = `
  with recursive reviewed as (
    (select customer_id, 1 as place from bank_reviews where company_id = $1 order by customer_id limit 1)
    union all
    select (
      select r.customer_id from bank_reviews r where r.company_id = $1 and r.customer_id > v.customer_id
      order by r.customer_id limit 1
    ), v.place + 1
    from reviewed v where v.customer_id is not null and v.place < ${MAX_REVIEWED}
  )
  select customer_id from reviewed where customer_id is not null`

/** Reminders that wait for a payment in review, by their leading debts; `$2` at most, with how many there are. */
export const IN_REVIEW = `
  select w.customer_id, w.receivable_id, c.display_name as customer, r.external_reference as reference,
    r.amount_minor - r.paid_minor as balance_minor, r.currency, w.total
  from (
    select a.*, row_number() over (order by a.receivable_id) as place, count(*) over () as total
    from (${REVIEWED}) v
    cross join lateral (
      select distinct t.customer_id, t.receivable_id from reminder_attempts t
      where t.company_id = $1 and t.customer_id = v.customer_id and t.status = 'scheduled'
        and t.reason_code = 'payment_in_review'
    ) a
  ) w
  join receivables r on r.company_id = $1 and r.receivable_id = w.receivable_id
  join customers c on c.company_id = $1 and c.customer_id = w.customer_id
  where w.place <= $2 order by w.receivable_id`
