-- Reads of one company outside of a transaction run as duebook_tenant, too. What they read beside the tables of 0014 is
-- confined likewise. What they may read of people has no company, so that the role is given only some columns of it.
alter table memberships enable row level security;
create policy own_company on memberships to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
alter table api_keys enable row level security;
create policy own_company on api_keys to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
alter table plan_periods enable row level security;
create policy own_company on plan_periods to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
alter table plan_usage enable row level security;
create policy own_company on plan_usage to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
