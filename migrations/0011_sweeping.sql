-- Old rows are found company by company, in the order of their age. A BRIN index never forgets the oldest row that a range
-- of pages has had, so that after some days every look for old rows read the whole table.
drop index idempotency_by_age;
create index idempotency_by_age on idempotency (company_id, created_at);
drop index reminder_messages_by_age;
create index reminder_messages_by_age on reminder_messages (company_id, created_at) where not captured;
