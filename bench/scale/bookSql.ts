/** SQL that fills the book with three years of receivables and all that the service would have written about them. */

/** Years of receivables, in days. A receivable is due 30 days after it was created. */
export const SPAN_DAYS = 1_095
const TERM_DAYS = 30
/** Texts of messages are kept for so long, as with MESSAGE_RETENTION_DAYS=31. */
const MESSAGE_DAYS = 31

/** The steps of the default policy. */
const OFFSETS = "-3, 0, 3, 7, 14, 30"
const OFFSETS_BEFORE = "-3, 0, 3, 7, 14"

/** A number from 0 to 10 000 that depends on a row alone. `salt` makes different ones. */
const chance = (row: string, salt: number): string =>
  `(hashint8extended(${row}, ${salt}) & 2147483647) % 10000`

/** The companies with their sizes, and customers for those that have many receivables. */
export const BOOK: ReadonlyArray<string> = [
  `create table scale_book (
     company_id bigint primary key, rows bigint not null, first_customer bigint not null, customers bigint not null
   )`,
  `insert into scale_book (company_id, rows, first_customer, customers)
   select q.c, q.rows, q.first, q.customers
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) q (c, rows, first, customers)`
]

/** A customer in 20 receivables where the usual number of customers is too small for that. */
export const MORE_CUSTOMERS = `
with made as (
  insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
  select b.company_id, 'Customer ' || n, 'customer' || n || '@example.com', 'Europe/Berlin', $1, $1
  from scale_book b, generate_series(b.customers + 1, b.rows / 20) n order by b.company_id, n
  returning company_id, customer_id
)
update scale_book b set first_customer = m.first, customers = m.n
from (select company_id, min(customer_id) as first, count(*) as n from made group by 1) m
where m.company_id = b.company_id`

// In the order of time, as rows of all companies would have come, so that those of one company lie apart. Of a hundred
// that are due, 96 are paid from 12 days before their date to 8 days after it.
export const RECEIVABLES = `
insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status, pause_cause,
  external_reference, description, version, created_at, updated_at, billed_on)
select company_id, customer_id, amount_minor,
  case status when 'paid' then amount_minor when 'partially_paid' then amount_minor / 2 else 0 end,
  currency, due_date, status, case status when 'paused' then 'paused' end,
  'INV-' || n, 'Consulting, part ' || n, case status when 'open' then 1 else 2 end, created_at,
  case when status = 'open' then created_at
    else least(greatest(due_date + paid_after + time '13:00', created_at), $1::timestamptz) end,
  created_at::date
from (
  select *, case
      when u < 9600 and due_date + paid_after < $1::timestamptz::date then 'paid'
      when u < 9600 then 'open'
      when due_date >= $1::timestamptz::date or u >= 9830 then 'open'
      when u < 9700 then 'partially_paid' when u < 9800 then 'cancelled' else 'paused' end as status
  from (
    select b.company_id, n, created_at, created_at::date + ${TERM_DAYS} as due_date,
      b.first_customer + ${chance("b.company_id * 1000000 + n", 1)} * b.customers / 10000 as customer_id,
      5000 + ${chance("b.company_id * 1000000 + n", 2)} * 50 as amount_minor,
      case when b.company_id % 5 = 0 then 'USD' else 'EUR' end as currency,
      ${chance("b.company_id * 1000000 + n", 3)} as u,
      (${chance("b.company_id * 1000000 + n", 4)} % 21)::integer - 12 as paid_after
    from scale_book b cross join lateral generate_series(1, b.rows) n
    cross join lateral (
      select $1::timestamptz - interval '1 day' * (
        ${SPAN_DAYS} * (b.rows - n + ${chance("b.company_id * 1000000 + n", 5)} / 10000.0) / b.rows
      ) as created_at
    ) t
  ) drawn
) decided order by decided.created_at`

export const PAYMENTS = `
insert into payments (company_id, receivable_id, amount_minor, currency, paid_at, method, created_at, paid_on)
select company_id, receivable_id, paid_minor, currency, updated_at, 'bank_transfer', updated_at, updated_at::date
from receivables r where paid_minor > 0 order by r.updated_at`

// Steps up to the day on which nothing was owed any more were sent; the next one is scheduled, or was cancelled.
export const ATTEMPTS = `
insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
  timezone, recipient, scheduled_for, status, reason_code, due_at, fence, try_count, balance_minor, currency,
  message_id, provider_message_id, sent_at, tone, expires_at, created_at, updated_at)
select r.company_id, r.receivable_id, r.customer_id, s.place - 1, s.offset_days, r.due_date, 'email', 'en',
  'Europe/Berlin', c.email, s.at, s.status, case s.status when 'cancelled' then r.status end,
  case s.status when 'scheduled' then s.at end, (s.status = 'sent')::int, (s.status = 'sent')::int,
  r.amount_minor - case r.status when 'partially_paid' then r.paid_minor else 0 end, r.currency,
  m.message_id, '<c' || r.company_id || '.m' || m.message_id || '@pay.example.com>',
  case s.status when 'sent' then s.at end,
  case when s.status <> 'sent' then null when s.offset_days <= 0 then 'friendly' when s.offset_days < 30 then 'firm'
    else 'final' end,
  s.at + interval '3 days', s.at - interval '3 days', s.at
from receivables r
join customers c on c.company_id = r.company_id and c.customer_id = r.customer_id
cross join lateral (
  select least(case when r.status in ('paid', 'cancelled', 'paused') then r.updated_at::date end,
    $1::timestamptz::date) as until
) t
cross join lateral (
  select place, offset_days, (r.due_date + offset_days + time '10:00')::timestamptz as at,
    case when r.due_date + offset_days < t.until then 'sent'
      when r.status in ('paid', 'cancelled', 'paused') then 'cancelled' else 'scheduled' end as status
  from unnest(array[1, 2, 3, 4, 5, 6], array[${OFFSETS}], array[null, ${OFFSETS_BEFORE}])
    o (place, offset_days, before)
  where before is null or r.due_date + before < t.until
) s
cross join lateral (
  select case s.status when 'sent' then nextval('reminder_messages_message_id_seq') end as message_id
) m`

/** Texts of the last messages: subject, text and HTML are those of a reminder of one debt. */
export const MESSAGES = `
insert into reminder_messages (company_id, message_id, attempt_ids, customer_id, channel, locale, tone, recipient,
  subject, body, html, captured, status, sent_on, sent_at, provider_message_id, created_at)
select company_id, message_id, array[attempt_id], customer_id, 'email', 'en', tone, recipient,
  $2 || ' ' || receivable_id, $3 || ' ' || receivable_id, $4 || ' ' || receivable_id, false, 'sent', sent_at::date,
  sent_at, provider_message_id, sent_at
from reminder_attempts
where status = 'sent' and sent_at > $1::timestamptz - interval '${MESSAGE_DAYS} days' order by reminder_attempts.sent_at`

/** Who wrote: the key of each company. */
const WRITER = "join api_keys k on k.company_id = t.company_id"

export const AUDIT: ReadonlyArray<string> = [
  `insert into audit_log (company_id, at, actor, user_id, api_key_id, request_id, action, subject_id, details)
   select t.company_id, t.created_at, 'api_key', k.user_id, k.api_key_id,
     'req_' || md5('c' || t.receivable_id), 'receivable.create', t.receivable_id,
     jsonb_build_object('customer_id', t.customer_id, 'new_customer', false)
   from receivables t ${WRITER}`,
  `insert into audit_log (company_id, at, actor, user_id, api_key_id, request_id, action, subject_id, details)
   select t.company_id, t.created_at, 'api_key', k.user_id, k.api_key_id,
     'req_' || md5('p' || t.payment_id), 'payment.record', t.payment_id,
     jsonb_build_object('receivable_id', t.receivable_id, 'from', 'open', 'to', 'paid')
   from payments t ${WRITER}`
]

/** Stored replies of the last day, and how often each key was used on each day of the last month. */
export const TRACES: ReadonlyArray<string> = [
  `insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
   select company_id, 'create-' || receivable_id, sha256(('c' || receivable_id)::bytea), 201,
     json_build_object('data', to_json(t))::text, created_at
   from receivables t where created_at > $1::timestamptz - interval '1 day'`,
  `insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
   select company_id, 'pay-' || payment_id, sha256(('p' || payment_id)::bytea), 201,
     json_build_object('data', to_json(t))::text, created_at
   from payments t where created_at > $1::timestamptz - interval '1 day'`,
  `insert into key_usage_days (company_id, api_key_id, day, requests, last_used_at)
   select k.company_id, k.api_key_id, d::date, greatest(1, b.rows * 5 / ${SPAN_DAYS}), d
   from api_keys k join scale_book b on b.company_id = k.company_id,
     generate_series($1::timestamptz - interval '29 days', $1, interval '1 day') d`,
  `insert into reminder_pace (company_id) select company_id from scale_book where $1::timestamptz is not null
   on conflict do nothing`,
  `update plan_usage u set used = b.rows * 5 / 36
   from scale_book b where b.company_id = u.company_id and $1::timestamptz is not null`
]

/**
 * The kept sums of all companies at once, as `count_again` makes them company by company: that would read most pages of
 * the tables again for each large company.
 */
export const SUMS: ReadonlyArray<readonly [what: string, text: string]> = [
  ["nothing counted", "truncate resource_counts"],
  [
    "sums by due day",
    `insert into resource_counts (company_id, resource, status, due_date, currency, slot, n, minor)
     select company_id, 'receivable_day', status, due_date, currency, 0, count(*), sum(amount_minor - paid_minor)
     from receivables group by company_id, status, due_date, currency`
  ],
  [
    "sums by due month",
    `insert into resource_counts (company_id, resource, status, due_date, currency, slot, n, minor)
     select company_id, 'receivable_month', status, date_trunc('month', due_date::timestamp)::date as month, currency, 0,
       sum(n), sum(minor)
     from resource_counts where resource = 'receivable_day' group by company_id, status, month, currency`
  ],
  [
    "numbers of receivables",
    `insert into resource_counts (company_id, resource, status, due_date, currency, slot, n)
     select company_id, 'receivable', status, '-infinity', '', 0, sum(n)
     from resource_counts where resource = 'receivable_month' group by company_id, status`
  ],
  [
    "sums by day of billing",
    `insert into resource_counts (company_id, resource, status, due_date, currency, slot, n, minor)
     select company_id, 'billed_day', '', billed_on, currency, 0, count(*),
       sum(case status when 'cancelled' then paid_minor else amount_minor end)
     from receivables group by company_id, billed_on, currency`
  ],
  [
    "sums by day of payment",
    `insert into resource_counts (company_id, resource, status, due_date, currency, slot, n, minor)
     select company_id, 'paid_day', '', paid_on, currency, 0, count(*), sum(amount_minor)
     from payments group by company_id, paid_on, currency`
  ],
  [
    "numbers of customers and attempts",
    `insert into resource_counts (company_id, resource, status, due_date, currency, slot, n)
     select company_id, 'customer', '', date '-infinity', '', 0, count(*) from customers group by company_id
     union all
     select company_id, 'reminder_attempt', status, date '-infinity', '', 0, count(*)
     from reminder_attempts group by company_id, status`
  ]
]

/** The kept sums of a company as one text. */
export const SUMS_OF = `
select md5(string_agg(concat_ws(' ', resource, status, due_date, currency, slot, n, minor), ',' order by resource, status,
  due_date, currency, slot)) as sums
from resource_counts where company_id = $1`
