-- Addresses of customers that reminders must not go to. They belong to the address and not to a customer: whoever gives
-- the same address to a new customer still reaches nobody. An address that may be used has no row.
create table blocked_addresses (
  company_id bigint not null references companies,
  channel text not null check (channel in ('email', 'sms')),
  -- an e-mail address in lower case, a number in E.164; with the collation in which e-mail addresses are lowered, as
  -- another one would keep the primary key from being used
  address text collate "C" not null,
  -- when somebody said that no more reminders are wanted, and why
  opted_out_at timestamptz,
  opt_out_reason text,
  -- when the address bounced or complained, and what the provider said
  suppressed_at timestamptz,
  suppressed_for text check (suppressed_for in ('bounced', 'complained')),
  suppression_detail text,
  primary key (company_id, channel, address),
  check (opted_out_at is not null or suppressed_at is not null),
  check ((suppressed_at is null) = (suppressed_for is null))
);
grant select, insert, update, delete on blocked_addresses to duebook_tenant;
alter table blocked_addresses enable row level security;
create policy own_company on blocked_addresses to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);

-- A customer who has no address has nothing that could be blocked, and no reminders.
insert into blocked_addresses (company_id, channel, address, opted_out_at)
select t.company_id, a.channel, a.address, min(a.opted_out_at) from customers t
cross join lateral (values
  ('email', lower(t.email collate "C"), t.email_opted_out_at),
  ('sms', t.phone_e164, t.sms_opted_out_at)
) a (channel, address, opted_out_at)
where a.address is not null and a.opted_out_at is not null
group by t.company_id, a.channel, a.address;
alter table customers drop column email_opted_out_at, drop column sms_opted_out_at;

-- When the provider said that the message had arrived.
alter table reminder_attempts add column delivered_at timestamptz;
-- For what a provider says later of a message. The id of an SMS does not say whose it is, so it comes first.
create index reminder_attempts_by_provider_id on reminder_attempts (provider_message_id, company_id)
  where provider_message_id is not null;
