-- Whoever may log in to the database could close any company, whatever else it may do: functions are everybody's unless
-- that is taken away. `migrate` gives them to the serving role.
revoke execute on function close_company(bigint) from public;
revoke execute on function delete_of_closed_company(bigint, text, integer) from public;

-- As before, and one after another for a company: a second process that had waited for the rows of the first deleted none
-- of them, took the table for empty, and went on to the end, after which nothing may be deleted any more.
create or replace function delete_of_closed_company(of_company bigint, of_table text, most integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  deleted bigint;
begin
  perform from public.closed_companies c
  where c.company_id = of_company and c.closed_at <= statement_timestamp() - interval '30 days'
  for update;
  if not found or exists (
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
