-- A policy with a query in it can't be sent to the shards of a distributed table. The list of companies is an array here.
do $$
declare
  company_table text;
begin
  foreach company_table in array array['resource_counts', 'idempotency', 'audit_log'] loop
    execute format(
      'alter policy own_company on %I using (
         company_id = any ((''{'' || current_setting(''duebook.company_id'') || ''}'')::bigint[]))',
      company_table
    );
  end loop;
end
$$;
