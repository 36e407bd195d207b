-- Totals of lists that are filtered by status, currency and due date, and indexes for pages of every list.

-- A receivable or payable is counted three times: in the total of its status ('receivable'), in that of its due month
-- ('receivable_month', with the month's first day as due_date) and in that of its due day ('receivable_day'). The total
-- of any range of due dates is a sum of whole months and of less than 62 days at its ends.
alter table resource_counts
  add column due_date date not null default '-infinity',
  add column currency text not null default '',
  drop constraint resource_counts_pkey,
  drop constraint resource_counts_resource_check,
  add primary key (company_id, resource, status, due_date, currency, slot),
  add constraint resource_counts_resource_check check (resource in (
    'receivable', 'receivable_month', 'receivable_day', 'payable', 'payable_month', 'payable_day', 'customer',
    'reminder_attempt'));

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
  insert into resource_counts (company_id, resource, status, due_date, currency, slot, n)
  select company, t.resource || level, status,
    case level when '_day' then due_date else date_trunc('month', due_date::timestamp)::date end, currency, 0, count(*)
  from (
    select 'receivable', status, due_date, currency from receivables where company_id = company
    union all select 'payable', status, due_date, currency from payables where company_id = company
  ) t (resource, status, due_date, currency), (values ('_day'), ('_month')) l (level)
  group by 2, 3, 4, 5;
$$;
select count_again(company_id) from companies;

-- The rows of one due date in the order of a list. The columns that other filters ask for are in the index, so that the
-- rows that are left out need not be read.
drop index receivables_by_status;
create index receivables_by_status on receivables (company_id, status, receivable_id)
  include (due_date, currency, customer_id);
create index receivables_by_due_status on receivables (company_id, status, due_date, receivable_id)
  include (currency, customer_id);
drop index receivables_by_due_date;
drop index receivables_by_customer;
create index receivables_by_customer on receivables (company_id, customer_id, receivable_id)
  include (status, currency, due_date);
drop index receivables_by_reference;
create index receivables_by_reference on receivables (company_id, external_reference, receivable_id)
  where external_reference is not null;

drop index payables_by_status;
create index payables_by_status on payables (company_id, status, payable_id) include (due_date, currency);
create index payables_by_due_status on payables (company_id, status, due_date, payable_id) include (currency);
drop index payables_by_due_date;
drop index payables_by_reference;
create index payables_by_reference on payables (company_id, external_reference, payable_id)
  where external_reference is not null;

drop index customers_by_email;
create index customers_by_email on customers (company_id, email, customer_id) where email is not null;
drop index customers_by_phone;
create index customers_by_phone on customers (company_id, phone_e164, customer_id) where phone_e164 is not null;

-- For the messages of one customer. It costs each attempt about 4 µs at each write; without it, a list of them reads all
-- attempts of the company.
create index reminder_attempts_by_customer on reminder_attempts (company_id, customer_id, attempt_id)
  where customer_id is not null;
