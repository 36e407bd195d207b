-- Whether the customer can be reached better since then, so that what ended without being sent is not over any more.
alter table customer_changes add column renews boolean not null default false;
