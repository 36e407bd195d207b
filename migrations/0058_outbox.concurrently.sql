-- What leaves next of a company, in the order of time: one row for each customer and channel, whatever they owe.
create index concurrently reminder_attempts_planned
  on reminder_attempts (company_id, scheduled_for, customer_id, attempt_id)
  where status = 'scheduled' and customer_id is not null;
-- The record of what has left or ended, by the time that was planned for it; the attempts of one message stand together.
create index concurrently reminder_attempts_ended
  on reminder_attempts (company_id, scheduled_for, customer_id, attempt_id)
  where status <> 'scheduled' and customer_id is not null;
