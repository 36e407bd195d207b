-- Secrets are sealed by the service, with the id of their key and a colon in front. A value without is one of an earlier
-- version, and its id is ''. The indexes tell which keys are in use without reading the tables: the smallest id that is
-- larger than another is one look into each.

create index users_totp_secret_key on users
  ((coalesce(substring(totp_secret from '^([A-Za-z0-9_-]{1,32}):'), ''))) where totp_secret is not null;
create index user_sessions_new_totp_secret_key on user_sessions
  ((coalesce(substring(new_totp_secret from '^([A-Za-z0-9_-]{1,32}):'), ''))) where new_totp_secret is not null;
create index mails_body_key on mails
  ((coalesce(substring(body from '^([A-Za-z0-9_-]{1,32}):'), ''))) where body is not null;
create index settings_secret_key on settings
  ((coalesce(substring(value ->> 'secret' from '^([A-Za-z0-9_-]{1,32}):'), ''))) where value ->> 'secret' is not null;

-- A link that is mailed gets its token when the mail leaves, and another one each time that the mail leaves again. Until
-- then nobody can follow it.
alter table links alter column token_hash drop not null;
