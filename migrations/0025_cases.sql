-- Reminders are decided on for each debtor: the case of a customer, and the ladder of each debt.

alter table receivables
  -- What was said of a debt: one value, which domain/dunning/case reads and writes whole. Null while nothing was said, so
  -- that a new debt costs no more than that.
  add column ladder jsonb,
  -- What that comes to, for cases of many debts: 0 nothing was said, 1 a notice has named it, 2 a reminder has, 3 its
  -- ladder has ended, 4 it is to be named again.
  add column said smallint not null default 0,
  -- Rows that are there are checked in a migration of its own, which keeps nobody from reading and writing.
  add constraint receivables_said_check check (said between 0 and 4) not valid;

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
