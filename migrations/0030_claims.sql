-- Accounts that somebody has made in the name of an address, and sessions by their age.
alter table users
  -- made by signing up, and nobody has followed a link that was mailed to the address: it may be somebody else's
  add column unproven boolean not null default false;

-- The sweep finds what has ended by either limit without reading all the others.
create index user_sessions_by_sign_in on user_sessions (signed_in_at);
