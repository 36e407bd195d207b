insert into cases (company_id, customer_id, is_old)
  select company_id, customer_id, true from reminder_attempts where company_id = $1 and customer_id is not null
  union
  select company_id, customer_id, true from receivables
  where company_id = $1 and status in ('open', 'partially_paid', 'paused')
  on conflict (company_id, customer_id) do nothing;
-- Each is planned anew in the background: company by company, because workers of the version before go through
-- customer_changes, too, and would take them for done.
insert into company_changes (company_id, on_test_clock, changed_at)
  select c.company_id, c.test_clock is not null, coalesce(c.test_clock, now()) from companies c
  where c.company_id = $1 and exists (select from cases k where k.company_id = c.company_id)
  on conflict (company_id) do nothing;

update reminder_messages set address = case channel when 'email' then lower(recipient collate "C") else recipient end
  where company_id = $1 and address is null and customer_id is not null and (captured or sent_on >= current_date - 31);
