-- A pause has a cause, and may have an end, at which the receivable resumes by itself.
alter table receivables
  -- who or what has paused it; null for receivables that are not paused
  add column pause_cause text,
  -- the date in the customer's time zone at whose beginning it resumes
  add column paused_until date,
  -- that beginning, as the customer's time zone was when it was paused; a worker looks at it then
  add column resume_at timestamptz,
  -- whether resume_at is a time of a test clock, where no worker looks
  add column resume_on_test_clock boolean not null default false,
  -- the day on which the customer has promised to pay; it is kept, because a customer may promise once
  add column promised_on date,
  drop constraint receivables_sound;
drop function receivable_is_sound(text, bigint, bigint, text, date, text, text);

create function receivable_is_sound(
  status text, amount_minor bigint, paid_minor bigint, currency text, due_date date, external_reference text,
  description text, pause_cause text, paused_until date, resume_at timestamptz
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return amount_minor between 1 and 999999999999999
    and currency ~ '^[A-Z]{3}$'
    and due_date between date '1970-01-01' and date '9999-12-31'
    and char_length(external_reference) between 1 and 255
    and char_length(description) <= 2000
    and paid_minor between 0 and amount_minor
    and case status
      when 'open' then paid_minor = 0
      when 'partially_paid' then paid_minor > 0 and paid_minor < amount_minor
      when 'paid' then paid_minor = amount_minor
      when 'paused' then paid_minor < amount_minor
      when 'cancelled' then paid_minor < amount_minor
      else false
    end
    and case
      when pause_cause is null then paused_until is null
      else status = 'paused' and pause_cause in ('paused', 'promised', 'disputed')
    end
    and (paused_until is null) = (resume_at is null);
end
$$;

update receivables set pause_cause = 'paused' where status = 'paused';
alter table receivables add constraint receivables_sound check (receivable_is_sound(
  status, amount_minor, paid_minor, currency, due_date, external_reference, description, pause_cause, paused_until,
  resume_at
));

-- which companies have pauses to end, and which pauses a company has to end
create index receivables_resuming on receivables (resume_at, company_id)
  where resume_at is not null and not resume_on_test_clock;
create index receivables_resuming_in_company on receivables (company_id, resume_at, receivable_id)
  where resume_at is not null;

-- What a debtor does on the public page is in the audit log, too.
alter table audit_log
  drop constraint audit_log_actor_check,
  add constraint audit_log_actor_check check (actor in ('api_key', 'operator', 'system', 'debtor'));
