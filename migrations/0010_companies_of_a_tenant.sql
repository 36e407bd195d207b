-- A company's transactions read its own row of companies alone: names and addresses of other companies are not theirs.
alter table companies enable row level security;
create policy own_company on companies to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
