-- Links to the debtor's page. The number is signed with the link: another number makes the earlier links void. It is not
-- of the resource that clients read, and no new version of it.
alter table customers add column link_number integer not null default 0;

-- What a customer still owes, by due date: as the page lists it, however much the customer has paid before.
create index receivables_owed on receivables (company_id, customer_id, due_date, receivable_id)
  where status in ('open', 'partially_paid', 'paused');

-- The last day, in UTC, on which somebody opened a customer's page, so that the audit log says so once a day.
create table debtor_pages (
  company_id bigint not null,
  customer_id bigint not null,
  opened_on date not null,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customers
);
grant select, insert, update on debtor_pages to duebook_tenant;
alter table debtor_pages enable row level security;
create policy own_company on debtor_pages to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
