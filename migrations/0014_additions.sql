-- What writes add at their commit is added by one statement for all of a group.

-- duebook.company_id is a list of ids while a transaction adds to these tables for several companies. It is read once for
-- each statement. In the other tables a list is an error.
do $$
declare
  company_table text;
begin
  foreach company_table in array array['resource_counts', 'idempotency', 'audit_log'] loop
    execute format(
      'alter policy own_company on %I using (
         company_id = any ((select string_to_array(current_setting(''duebook.company_id''), '',''))::bigint[]))',
      company_table
    );
  end loop;
end
$$;
