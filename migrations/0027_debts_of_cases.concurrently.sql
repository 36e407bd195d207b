-- A customer's open debts, those that rest by themselves, in ranges of the due date.
create index concurrently receivables_of_case on receivables (
  company_id, customer_id, (case when status = 'paused' then 5 else said end), due_date, receivable_id
) where status in ('open', 'partially_paid', 'paused');

-- A round of messages names a debt once on a channel, and may be begun again after it was put off.
create index concurrently reminder_attempts_of_debt on reminder_attempts (company_id, receivable_id, attempt_id)
  where receivable_id is not null;
drop index concurrently if exists reminder_attempts_of_receivable;
