-- Each channel has its own places for messages in flight and its own circuit breaker, so its attempts are found and
-- claimed by themselves, however many of another channel are due.

drop index reminder_attempts_due;
create index reminder_attempts_due on reminder_attempts (channel, due_at, company_id)
  where due_at is not null and not on_test_clock;
-- With the customer before the attempt, what one customer gets at one time is claimed together.
drop index reminder_attempts_due_in_company;
create index reminder_attempts_due_in_company on reminder_attempts (company_id, channel, due_at, customer_id, attempt_id)
  where due_at is not null;

-- What each process that sends has seen of its channels lately. It belongs to no company.
create table channel_states (
  worker text not null,
  channel text not null check (channel in ('email', 'sms')),
  -- off: no provider is configured
  state text not null check (state in ('up', 'down', 'off')),
  -- when it became so
  since timestamptz not null,
  -- the last fault, if it is down
  error_code text,
  error_message text,
  seen_at timestamptz not null,
  primary key (worker, channel),
  check ((error_code is null) = (error_message is null))
);
