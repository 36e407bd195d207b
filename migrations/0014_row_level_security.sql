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

grant select on companies, reminder_policies, key_usage_days to duebook_tenant;
grant select, insert on audit_log, receivable_imports to duebook_tenant;
grant select, insert, update on customers, debtor_pages, receivables, payments, payables, payable_series,
  reminder_attempts, reminder_messages, reminder_pace, resource_counts to duebook_tenant;
grant select, insert, delete on idempotency, digest_events to duebook_tenant;
grant select, insert, update, delete on blocked_addresses, invitations, reminder_texts, customer_changes, digests_due
  to duebook_tenant;
-- A company's transaction adds mails and links, and can't read any.
grant insert on mails, links to duebook_tenant;
grant usage on all sequences in schema public to duebook_tenant;

do $$
declare
  company_table text;
begin
  foreach company_table in array array[
    'companies', 'invitations', 'key_usage_days', 'customers', 'blocked_addresses', 'debtor_pages', 'receivables',
    'receivable_imports', 'payments', 'payables', 'payable_series', 'reminder_policies', 'reminder_texts',
    'reminder_attempts', 'reminder_messages', 'reminder_pace', 'customer_changes', 'digest_events', 'digests_due'
  ] loop
    execute format('alter table %I enable row level security', company_table);
    execute format(
      'create policy own_company on %I to duebook_tenant
         using (company_id = current_setting(''duebook.company_id'')::bigint)',
      company_table
    );
  end loop;

  -- What writes add at their commit is added by one statement for all of a group: duebook.company_id is a list of ids
  -- then. In the other tables a list is an error. The list is made an array without a query, because a policy with a query
  -- in it can't be sent to the shards of a distributed table.
  foreach company_table in array array['resource_counts', 'idempotency', 'audit_log'] loop
    execute format('alter table %I enable row level security', company_table);
    execute format(
      'create policy own_company on %I to duebook_tenant using (
         company_id = any ((''{'' || current_setting(''duebook.company_id'') || ''}'')::bigint[]))',
      company_table
    );
  end loop;
end
$$;

alter table mails enable row level security;
create policy added on mails for insert to duebook_tenant with check (true);
alter table links enable row level security;
create policy added on links for insert to duebook_tenant with check (true);
