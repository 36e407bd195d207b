-- Whether a company's reminders leave, and what is planned anew when that or its policy changes.

alter table companies
  -- hold: everything is planned, and nothing leaves; approve: each message waits for a person; on: they leave by themselves
  add column reminders_mode text not null default 'on',
  -- when the company became able to send again, or changed its steps, last; by its own time, null for never
  add column reminders_since timestamptz;
alter table companies
  add constraint companies_reminders_mode check (reminders_mode in ('hold', 'approve', 'on'));

-- Companies of whom every open debt and bill is to be planned anew: one row each, so that the change itself writes one row
-- however many there are. A worker goes through their customers and then through their bills, a few in each transaction.
create table company_changes (
  company_id bigint primary key references companies,
  on_test_clock boolean not null,
  -- by the company's own time
  changed_at timestamptz not null,
  -- whether what ended without being sent until the change counts again
  resumes boolean not null default false,
  -- the customers up to this one are done; once all are, the bills up to that one
  after_customer_id bigint not null default 0,
  after_payable_id bigint not null default 0
) with (fillfactor = 50);
create index company_changes_in_turn on company_changes (on_test_clock, company_id);
grant select, insert, update, delete on company_changes to duebook_tenant;
alter table company_changes enable row level security;
create policy own_company on company_changes to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);

-- The list of reasons is longer now.
create or replace function reminder_attempt_is_sound(
  receivable_id bigint, customer_id bigint, payable_id bigint, step integer, channel text, status text,
  reason_code text, due_at timestamptz, try_count integer, balance_minor bigint, currency text, error_code text,
  error_message text
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return (receivable_id is null) <> (payable_id is null)
    and (receivable_id is null) = (customer_id is null)
    and step >= 0
    and channel in ('email', 'sms')
    and status in ('scheduled', 'sending', 'sent', 'failed', 'skipped', 'cancelled', 'unknown')
    and reason_code in (
      'in_past', 'superseded', 'paid', 'cancelled', 'paused', 'opted_out', 'suppressed', 'disputed', 'promised',
      'on_hold', 'awaiting_approval', 'skipped_by_person', 'payment_in_review', 'no_statement', 'no_address',
      'no_channel', 'channel_down', 'company_inactive', 'no_active_plan', 'below_minimum', 'gap', 'cap', 'expired',
      'rescheduled', 'reopened', 'provider_rejected', 'retries_exhausted', 'outcome_unknown', 'internal')
    and (status not in ('failed', 'skipped', 'cancelled', 'unknown') or reason_code is not null)
    and (due_at is null) = (status not in ('scheduled', 'sending'))
    and try_count >= 0
    and balance_minor between 0 and 999999999999999
    and currency ~ '^[A-Z]{3}$'
    and (error_code is null) = (error_message is null);
end
$$;

-- As admit_in_shard, with more of the company's settings. That one stays for instances of the version before.
create type admitted_group as (
  ord bigint, wanted integer, ahead integer,
  at bigint,
  company_id bigint, api_key_id bigint, plan_period_id bigint, allowance bigint,
  charge boolean,
  user_id bigint, scopes text, verified boolean, member boolean, active boolean, timezone text, country text,
  policy_version integer, test_clock timestamptz, plan text, starts_at timestamptz, ends_at timestamptz,
  window_used bigint, window_granted bigint, oldest bigint, passed bigint,
  period_granted bigint, period_used bigint,
  reminders_mode text, reminders_since timestamptz
);

create function admit_with_settings(
  of_company bigint, server_time bigint, most bigint, hashes text[], needed text[], chargeable boolean[], wanted integer[],
  ahead integer[], places bigint[]
) returns setof admitted_group language plpgsql set lock_timeout = '250ms' as $$
declare
  now_millis bigint := moment_millis(server_time);
  instant timestamptz := to_timestamp(now_millis::double precision / 1000);
  company record;
  period record;
  key record;
  person record;
  member record;
  own counted_group;
  groups counted_group[] := '{}';
begin
  select c.status = 'active' as active, c.timezone, c.country, c.policy_version, c.test_clock, c.reminders_mode,
    c.reminders_since
  into company from companies c where c.company_id = of_company;
  select p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at into period
  from plan_periods p where p.company_id = of_company and p.starts_at <= instant and p.ends_at > instant;
  for place in 1 .. cardinality(places) loop
    select k.api_key_id, k.user_id, k.scopes into key
    from api_keys k
    where k.company_id = of_company and k.token_hash = decode(hashes[place], 'hex') and k.expires_at > instant;
    continue when not found;
    select m.removed_at is null as stays into member
    from memberships m where m.company_id = of_company and m.user_id = key.user_id;
    continue when not found;
    select u.email_verified_at is not null and u.two_factor_confirmed_at is not null as verified into person
    from users u where u.user_id = key.user_id;
    own := null;
    own.ord := places[place];
    own.wanted := wanted[place];
    own.ahead := ahead[place];
    own.at := now_millis;
    own.company_id := of_company;
    own.api_key_id := key.api_key_id;
    own.user_id := key.user_id;
    own.scopes := array_to_string(key.scopes, ' ');
    own.verified := person.verified;
    own.member := member.stays;
    own.active := company.active;
    own.timezone := company.timezone;
    own.country := company.country;
    own.policy_version := company.policy_version;
    own.test_clock := company.test_clock;
    own.plan_period_id := period.plan_period_id;
    own.plan := period.plan;
    own.allowance := period.allowance;
    own.starts_at := period.starts_at;
    own.ends_at := period.ends_at;
    own.charge := own.verified and own.member and own.active and needed[place] = any(key.scopes) and chargeable[place]
      and own.plan_period_id is not null;
    groups := groups || own;
  end loop;
  return query select g.*, company.reminders_mode, company.reminders_since from count_groups(of_company, most, groups) g;
end
$$;
