-- Returns that people decide on, what each match has taught, and money that is matched again.

-- Somebody has taken back what was done with it: nothing of it is done without a person again.
alter table bank_transactions add column is_left_to_people boolean not null default false;

-- That a match has taught whose debts an account pays. bank_payers has the last of these for each account and customer; when a
-- match is undone, those that are left say what is still known.
create table bank_lessons (
  company_id bigint not null,
  account text not null,
  customer_id bigint not null,
  bank_transaction_id bigint not null,
  learned_at timestamptz not null,
  primary key (company_id, account, customer_id, bank_transaction_id)
);
create index bank_lessons_of_transaction on bank_lessons (company_id, bank_transaction_id);
grant select, insert, delete on bank_lessons to duebook_tenant;
alter table bank_lessons enable row level security;
create policy own_company on bank_lessons to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);

-- Money that waits is matched again after debts have come or changed: by when all that waits of a company was matched with all of
-- its debts, and since when somebody has asked for that. A company without a row has no money that waits. Without a foreign key,
-- which would lock one more table in use.
create table bank_looks (
  company_id bigint primary key,
  looked_at timestamptz not null,
  asked_at timestamptz,
  -- how often somebody has asked: what is asked for during a look is looked at once more
  asks bigint not null default 0
);
create index bank_looks_asked on bank_looks (company_id) where asked_at is not null;
grant select, insert, update on bank_looks to duebook_tenant;
alter table bank_looks enable row level security;
create policy own_company on bank_looks to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
