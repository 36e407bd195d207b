-- Customers whose time zone or language has changed. A worker plans their scheduled attempts again, a few receivables in
-- each transaction, so that the change itself writes one row however many receivables the customer has.
create table customer_changes (
  company_id bigint not null,
  customer_id bigint not null,
  on_test_clock boolean not null,
  changed_at timestamptz not null,
  -- the customer's receivables up to this one are done
  after_receivable_id bigint not null default 0,
  -- the customer's version when the first receivable was done: with another at the end, all of them are done again
  version bigint,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customers
) with (fillfactor = 50);
-- which companies have changes, and the oldest of each
create index customer_changes_in_turn on customer_changes (on_test_clock, company_id, changed_at, customer_id);

grant select, insert, update, delete on customer_changes to duebook_tenant;
alter table customer_changes enable row level security;
create policy own_company on customer_changes to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
