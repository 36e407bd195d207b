-- What protects accounts: when a session's password was given, security notices that wait to be joined, links that make an
-- account or give an address back, and the invitations of a day.

-- when the password was given last
alter table user_sessions add column password_at timestamptz;
