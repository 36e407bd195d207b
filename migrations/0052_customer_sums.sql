-- What each customer owes in a currency: how many receivables that are open, partially paid or paused, and their balances. A
-- write adds to it at its commit, as to resource_counts. Lists of customers are in order by it; what they show is summed anew.
-- A sum can exceed a bigint. Without a foreign key, which would lock customers in use.
create table customer_sums (
  company_id bigint not null,
  customer_id bigint not null,
  currency text not null,
  n bigint not null,
  minor numeric not null,
  primary key (company_id, customer_id, currency)
) with (fillfactor = 70);
create index customer_sums_by_minor on customer_sums (company_id, currency, minor, customer_id);
grant select, insert, update on customer_sums to duebook_tenant;
alter table customer_sums enable row level security;
-- What the writes of several companies add is added by one statement: the setting is a list of companies then.
create policy own_company on customer_sums to duebook_tenant using (
  company_id = any (('{' || current_setting('duebook.company_id') || '}')::bigint[]));

-- Counts what a company's customers owe again. Nothing may write the company's receivables meanwhile.
create function sum_customers_again(company bigint) returns void language sql as $$
  delete from customer_sums where company_id = company;
  insert into customer_sums (company_id, customer_id, currency, n, minor)
  select company, customer_id, currency, count(*), sum(amount_minor - paid_minor) from receivables
  where company_id = company and status in ('open', 'partially_paid', 'paused')
  group by customer_id, currency;
$$;
