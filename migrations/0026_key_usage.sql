-- How often each key was used on each day of UTC, and when last. It does not refer to the key: what a key was used for
-- outlives it.
create table key_usage_days (
  company_id bigint not null references companies,
  api_key_id bigint not null,
  day date not null,
  requests bigint not null check (requests > 0),
  last_used_at timestamptz not null,
  primary key (company_id, api_key_id, day)
) with (fillfactor = 50);
create index key_usage_days_by_day on key_usage_days (company_id, day);

grant select on key_usage_days to duebook_tenant;
alter table key_usage_days enable row level security;
create policy own_company on key_usage_days to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
