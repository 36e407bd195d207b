-- A password that was taken away with an address that somebody else had set: it must not be set again, because that somebody
-- knows it. Argon2id, as `password_hash`; kept until another password is set.
alter table users add column taken_password_hash text;
