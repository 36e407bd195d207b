-- The second wall: transactions of one company run as duebook_tenant, which sees and writes that company's rows only,
-- and can neither change nor remove an entry of the audit log. Statements for several companies at once (batched
-- reads) run as the owner and rely on their company_id alone.
do $$
begin
  if not exists (select from pg_roles where rolname = 'duebook_tenant') then
    create role duebook_tenant nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;
-- The role is the whole server's. Where an administrator has made it and granted it, there is nothing to do; where
-- another database of the server does the same at this moment, it does it for us.
do $$
begin
  execute format('grant duebook_tenant to %I', current_user);
exception
  when insufficient_privilege or internal_error then
    if not pg_has_role(current_user, 'duebook_tenant', 'member') then raise; end if;
end
$$;

grant select on companies, reminder_policies to duebook_tenant;
grant select, insert, update on customers, receivables, payments, payables, payable_series, resource_counts,
  reminder_attempts, reminder_messages, reminder_pace to duebook_tenant;
grant select, insert, delete on idempotency to duebook_tenant;
grant select, insert on audit_log to duebook_tenant;
grant usage on all sequences in schema public to duebook_tenant;

do $$
declare
  company_table text;
begin
  foreach company_table in array array[
    'customers', 'receivables', 'payments', 'payables', 'payable_series', 'resource_counts', 'reminder_policies',
    'reminder_attempts', 'reminder_messages', 'reminder_pace', 'idempotency', 'audit_log'
  ] loop
    execute format('alter table %I enable row level security', company_table);
    execute format(
      'create policy own_company on %I to duebook_tenant
         using (company_id = current_setting(''duebook.company_id'')::bigint)',
      company_table
    );
  end loop;
end
$$;
