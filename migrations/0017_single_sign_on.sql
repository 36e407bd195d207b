-- Signing in at an identity provider (OpenID Connect) that the operator has chosen. All of this hangs on people alone.

-- Whom a subject of a provider is here. The address decides this once, when the row is made: a provider may give an
-- address to somebody else later.
create table identities (
  issuer text not null check (char_length(issuer) <= 2000),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id bigint not null references users,
  created_at timestamptz not null,
  primary key (issuer, subject),
  -- whoever has the address of an account that is linked already does not get it
  unique (user_id, issuer)
);

-- People who are at the provider now. Each row is deleted when its person comes back.
create table sign_on_states (
  -- SHA-256 of the state, which the browser brings back
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  -- SHA-256 of the cookie of the browser that has left
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- the person who confirms who that is, in a session; null for somebody who signs in
  user_id bigint references users,
  return_to text not null check (char_length(return_to) <= 8000),
  network text not null check (char_length(network) <= 200),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_on_states_by_age on sign_on_states (expires_at);
create index sign_on_states_of on sign_on_states (network);

-- Whether the session began at a provider that had asked for a second factor.
alter table user_sessions add column provider_factor boolean not null default false;

-- A person who comes from a provider has an address, and no link that tells the company.
create index invitations_by_email on invitations (lower(email));
