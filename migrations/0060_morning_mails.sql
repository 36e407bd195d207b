-- Whether a person gets a mail each morning of what leaves that day.
alter table users add column morning_mail boolean not null default false;
-- Whoever writes the mail of a company reads of its people who wants it.
grant select (morning_mail) on users to duebook_tenant;
