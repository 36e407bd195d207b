-- Totals and sums that are kept as rows change, so that lists and the overview need not count or sum rows.

-- Several slots a total, so that writers of one company rarely meet; a slot may be negative, the sum over the slots is the
-- total.
--
-- A receivable or payable is counted three times: in the total of its status ('receivable'), in that of its due month
-- ('receivable_month', with the month's first day as due_date) and in that of its due day ('receivable_day'). The total
-- of any range of due dates is a sum of whole months and of less than 62 days at its ends. A customer and a reminder
-- attempt are counted in the total of their status.
--
-- `minor` is in minor units: in 'receivable_day' and 'receivable_month' the balances of the rows that n counts, in
-- 'payable_day' and 'payable_month' their amounts. Two more resources have a row for each day and currency, with that day
-- as due_date: 'billed_day' has the receivables that were created on it with their amounts, of a cancelled one what was
-- paid of it; 'paid_day' has the payments that were made on it and not reversed. A sum can exceed a bigint.
create table resource_counts (
  company_id bigint not null,
  -- No CHECK: to read it anew for every statement would cost a fifth of the statement. The one statement that writes the
  -- table takes the resource from a list in the service.
  resource text not null,
  status text not null,
  due_date date not null default '-infinity',
  currency text not null default '',
  slot smallint not null,
  n bigint not null,
  minor numeric not null default 0,
  primary key (company_id, resource, status, due_date, currency, slot)
) with (fillfactor = 50);

-- Counts a company's rows again and replaces its totals. Nothing may write the company's rows meanwhile. It is for rows
-- that were written by other means than the service, which keeps the totals itself.
create function count_again(company bigint) returns void language sql as $$
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
    select 'billed_day', billed_on, currency,
      case status when 'cancelled' then paid_minor else amount_minor end
    from receivables where company_id = company
    union all
    select 'paid_day', paid_on, currency, amount_minor
    from payments where company_id = company and status = 'recorded'
  ) t (resource, day, currency, minor)
  group by resource, day, currency;
$$;
