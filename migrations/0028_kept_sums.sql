-- Sums that the overview shows, kept as they change, beside the numbers of rows that lists show.

-- Minor units: in 'receivable_day' and 'receivable_month' the balances of the rows that n counts, in 'payable_day' and
-- 'payable_month' their amounts. Two more resources have a row for each day and currency, with that day as due_date:
-- 'billed_day' has the receivables that were created on it with their amounts, of a cancelled one what was paid of it;
-- 'paid_day' has the payments that were made on it and not reversed. A sum can exceed a bigint.
alter table resource_counts add column minor numeric not null default 0;

-- The day on which a receivable was created and a payment made, in the time zone that the company had when the row was
-- written: it stays where the sums have it when the company moves. Null means the day in UTC, for rows that are older or
-- were written without the service.
alter table receivables add column billed_on date;
alter table payments add column paid_on date;

create or replace function count_again(company bigint) returns void language sql as $$
  delete from resource_counts where company_id = company;
  insert into resource_counts (company_id, resource, status, due_date, currency, slot, n)
  select company, resource, status, '-infinity', '', 0, count(*) from (
    select 'receivable', status from receivables where company_id = company
    union all select 'payable', status from payables where company_id = company
    union all select 'customer', '' from customers where company_id = company
    union all select 'reminder_attempt', status from reminder_attempts
      where company_id = company and receivable_id is not null
  ) t (resource, status) group by resource, status;
  insert into resource_counts (company_id, resource, status, due_date, currency, slot, n, minor)
  select company, t.resource || level, status,
    case level when '_day' then due_date else date_trunc('month', due_date::timestamp)::date end, currency, 0, count(*),
    sum(minor)
  from (
    select 'receivable', status, due_date, currency, amount_minor - paid_minor from receivables
      where company_id = company
    union all select 'payable', status, due_date, currency, amount_minor from payables where company_id = company
  ) t (resource, status, due_date, currency, minor), (values ('_day'), ('_month')) l (level)
  group by 2, 3, 4, 5;
  insert into resource_counts (company_id, resource, status, due_date, currency, slot, n, minor)
  select company, resource, '', day, currency, 0, count(*), sum(minor) from (
    select 'billed_day', coalesce(billed_on, (created_at at time zone 'UTC')::date), currency,
      case status when 'cancelled' then paid_minor else amount_minor end
    from receivables where company_id = company
    union all
    select 'paid_day', coalesce(paid_on, (paid_at at time zone 'UTC')::date), currency, amount_minor
    from payments where company_id = company and status = 'recorded'
  ) t (resource, day, currency, minor)
  group by resource, day, currency;
$$;
select count_again(company_id) from companies;

-- Debts that need a person: disputed ones, and those whose customer has promised to pay.
create index receivables_disputed on receivables (company_id, receivable_id) where pause_cause = 'disputed';
create index receivables_promised on receivables (company_id, promised_on, receivable_id)
  where promised_on is not null and status in ('open', 'partially_paid');
