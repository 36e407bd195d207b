-- Operators' switches. The gate is closed in a new database.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
insert into settings (name, value, updated_at) values ('gate', '{"open": false}', timestamptz 'epoch');
