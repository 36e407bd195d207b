-- What admission counts.

-- Requests per key within the last minute: `slots` are the buckets that still count, newest first (epoch
-- milliseconds), `counts` the requests in each. Empty after a crash, which is fine for a minute's window.
create unlogged table rate_windows (
  company_id bigint not null,
  api_key_id bigint not null,
  slots bigint[] not null,
  counts integer[] not null,
  used bigint not null,
  granted bigint not null,
  touched_at bigint not null,
  primary key (company_id, api_key_id)
) with (fillfactor = 50);

-- Requests of a company in one plan period: logged, since an allowance must survive a crash.
-- `granted` is what the last statement added, read back by that statement; `allowance` what it was told.
create table plan_usage (
  company_id bigint not null,
  plan_period_id bigint not null,
  allowance bigint not null check (allowance >= 0),
  used bigint not null check (used >= 0),
  granted bigint not null,
  primary key (company_id, plan_period_id),
  foreign key (company_id, plan_period_id) references plan_periods
) with (fillfactor = 50);

-- Operators' switches. The gate is closed in a new database.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
insert into settings (name, value, updated_at) values ('gate', '{"open": false}', timestamptz 'epoch');
