-- Reminders are decided on for each debtor: the case of a customer, and the ladder of each debt.

-- What was said of a debt: one value, which domain/dunning/case reads and writes whole. Null while nothing was said, so
-- that a new debt costs no more than that.
alter table receivables add column ladder jsonb;
-- What that comes to, for cases of many debts: 0 nothing was said, 1 a notice has named it, 2 a reminder has, 3 its ladder
-- has ended, 4 it is to be named again.
alter table receivables add column said smallint not null default 0 check (said between 0 and 4);

-- A customer's open debts, those that rest by themselves, in ranges of the due date.
create index receivables_of_case on receivables (
  company_id, customer_id, (case when status = 'paused' then 5 else said end), due_date, receivable_id
) where status in ('open', 'partially_paid', 'paused');

create table cases (
  company_id bigint not null,
  customer_id bigint not null,
  -- moves on with every change of the state: who has seen another one has seen an old plan
  version bigint not null default 1,
  -- what was said to the customer as a whole, and what comes next; null before the first plan
  state jsonb,
  -- whether its attempts are from before there were cases, so that the state is made of them first
  is_old boolean not null default false,
  -- when it is planned again, by the company's own time, because a defect has kept it from being planned
  retry_at timestamptz,
  primary key (company_id, customer_id)
-- it is written with every message
) with (fillfactor = 70);
grant select, insert, update on cases to duebook_tenant;
alter table cases enable row level security;
create policy own_company on cases to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);

create index cases_to_retry on cases (retry_at, company_id) where retry_at is not null;

insert into cases (company_id, customer_id, is_old)
  select company_id, customer_id, true from reminder_attempts where customer_id is not null
  union
  select company_id, customer_id, true from receivables where status in ('open', 'partially_paid', 'paused');
-- Each is planned anew in the background: company by company, because workers of the version before go through
-- customer_changes, too, and would take them for done.
insert into company_changes (company_id, on_test_clock, changed_at)
  select c.company_id, c.test_clock is not null, coalesce(c.test_clock, now()) from companies c
  where exists (select from cases k where k.company_id = c.company_id)
  on conflict (company_id) do nothing;

-- A round of messages names a debt once on a channel, and may be begun again after it was put off.
drop index reminder_attempts_of_receivable;
create index reminder_attempts_of_receivable on reminder_attempts (company_id, receivable_id, attempt_id)
  where receivable_id is not null;

-- The message as it was decided on, for what follows from its outcome.
alter table reminder_messages add column decided jsonb;
-- The recipient of a message to a customer, as addresses are compared. A column of its own, because row-level security lets
-- no function look for rows in an index.
alter table reminder_messages add column address text collate "C";
update reminder_messages set address = case channel when 'email' then lower(recipient collate "C") else recipient end
  where customer_id is not null and (captured or sent_on >= current_date - 31);
-- The day of the last message to an address, whichever customer has it.
create index reminder_messages_to_address on reminder_messages (company_id, channel, address, sent_on)
  where address is not null;

-- Whether the customer can be reached better since then, so that what ended without being sent is not over any more.
alter table customer_changes add column renews boolean not null default false;
