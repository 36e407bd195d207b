-- What a company that signed itself up may do a day, until it is known better.

alter table companies
  -- made in the application by somebody who signed up, and not by the operator
  add column signed_up boolean not null default false,
  -- what the operator allows a day in the place of what its plan and age allow; null for these
  add column recipients_per_day integer check (recipients_per_day between 0 and 1000000),
  add column sms_per_day integer check (sms_per_day between 0 and 1000000),
  add column invitations_per_day integer check (invitations_per_day between 0 and 1000000);

-- What such a company has done on a day (UTC).
create table trust_use (
  company_id bigint not null references companies,
  day date not null,
  recipients integer not null default 0,
  sms integer not null default 0,
  invitations integer not null default 0,
  primary key (company_id, day),
  check (recipients >= 0 and sms >= 0 and invitations >= 0)
) with (fillfactor = 50);

-- To whom such a company has written before.
create table known_recipients (
  company_id bigint not null references companies,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  first_at timestamptz not null,
  primary key (company_id, channel, recipient)
);

alter table trust_use enable row level security;
create policy own_company on trust_use to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
alter table known_recipients enable row level security;
create policy own_company on known_recipients to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
