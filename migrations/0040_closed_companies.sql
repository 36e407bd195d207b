-- Companies that their people have closed: they are inactive since, and all of each is deleted some time later. The serving
-- role can take one away, which opens the company again, but writes none: only the function below does, so that the time is
-- the server's. It has no foreign key, which would lock companies, a table in use.
create table closed_companies (
  company_id bigint primary key,
  closed_at timestamptz not null
);
grant select on closed_companies to duebook_tenant;
alter table closed_companies enable row level security;
create policy own_company on closed_companies to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);

-- Closes a company, as of now.
create function close_company(of_company bigint) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  closed timestamptz;
begin
  insert into public.closed_companies (company_id, closed_at) values (of_company, statement_timestamp())
  on conflict (company_id) do nothing;
  update public.companies set status = 'inactive' where company_id = of_company;
  select c.closed_at into closed from public.closed_companies c where c.company_id = of_company;
  return closed;
end
$$;

-- Deletes some rows of a company that its people closed thirty days ago, and says how many. The serving role may delete
-- neither money nor what the audit log says; this is the one way, and it asks by itself whether the time has come: by the
-- server's own clock, which whoever calls can't move, and in the tables of the schema, which no temporary one hides. The row of the company goes when no
-- other refers to it any more, and that it was closed is forgotten at last.
create function delete_of_closed_company(of_company bigint, of_table text, most integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  deleted bigint;
begin
  if not exists (
    select from public.closed_companies c
    where c.company_id = of_company and c.closed_at <= statement_timestamp() - interval '30 days'
  ) or exists (
    select from public.companies c where c.company_id = of_company and c.status <> 'inactive'
  ) then
    raise exception 'company % was not closed thirty days ago', of_company;
  end if;
  if not exists (
    select from pg_attribute a where a.attrelid = to_regclass(format('public.%I', of_table)) and a.attname = 'company_id'
  ) then
    raise exception 'table % has no companies', of_table;
  end if;
  execute format(
    'delete from public.%1$I where company_id = $1 and ctid = any (array(
       select ctid from public.%1$I where company_id = $1 limit $2))',
    of_table
  ) using of_company, most;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
