-- Every reason that an attempt may have.
create or replace function reminder_attempt_is_sound(
  receivable_id bigint, customer_id bigint, payable_id bigint, step integer, channel text, status text,
  reason_code text, due_at timestamptz, try_count integer, balance_minor bigint, currency text, error_code text,
  error_message text
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return (receivable_id is null) <> (payable_id is null)
    and (receivable_id is null) = (customer_id is null)
    and step >= 0
    and channel in ('email', 'sms')
    and status in ('scheduled', 'sending', 'sent', 'failed', 'skipped', 'cancelled', 'unknown')
    and reason_code in (
      'in_past', 'superseded', 'paid', 'cancelled', 'paused', 'opted_out', 'suppressed', 'disputed', 'promised',
      'no_address', 'no_channel', 'channel_down', 'company_inactive', 'no_active_plan', 'below_minimum', 'gap', 'cap',
      'expired', 'rescheduled', 'reopened', 'provider_rejected', 'retries_exhausted', 'outcome_unknown', 'internal')
    and (status not in ('failed', 'skipped', 'cancelled', 'unknown') or reason_code is not null)
    and (due_at is null) = (status not in ('scheduled', 'sending'))
    and try_count >= 0
    and balance_minor between 0 and 999999999999999
    and currency ~ '^[A-Z]{3}$'
    and (error_code is null) = (error_message is null);
end
$$;

-- A receivable or bill begins a new ladder with every new due date, and when it is reopened.
alter table reminder_attempts
  add column ladder integer not null default 1,
  -- the date from which the offsets of a ladder that began late count
  add column counted_from date,
  -- from then on the attempt is not sent any more; null for those of earlier versions
  add column expires_at timestamptz,
  -- the tone in which its message was made
  add column tone text,
  add constraint reminder_attempts_tone check (tone in ('friendly', 'firm', 'final'));

-- Each due date was one ladder; that of the present due date is the last.
update reminder_attempts t set ladder = numbered.ladder
from (
  select company_id, receivable_id, payable_id, due_date,
    row_number() over (
      partition by company_id, receivable_id, payable_id order by is_present, first_attempt_id
    )::integer as ladder
  from (
    select a.company_id, a.receivable_id, a.payable_id, a.due_date, min(a.attempt_id) as first_attempt_id,
      coalesce(a.due_date = coalesce(r.due_date, p.due_date), false) as is_present
    from reminder_attempts a
    left join receivables r on r.company_id = a.company_id and r.receivable_id = a.receivable_id
    left join payables p on p.company_id = a.company_id and p.payable_id = a.payable_id
    group by a.company_id, a.receivable_id, a.payable_id, a.due_date, r.due_date, p.due_date
  ) dated
) numbered
where numbered.ladder > 1 and t.company_id = numbered.company_id and t.due_date = numbered.due_date
  and t.receivable_id is not distinct from numbered.receivable_id
  and t.payable_id is not distinct from numbered.payable_id;

drop index reminder_attempts_of_receivable;
drop index reminder_attempts_of_payable;
create unique index reminder_attempts_of_receivable
  on reminder_attempts (company_id, receivable_id, ladder, offset_days, channel) where receivable_id is not null;
create unique index reminder_attempts_of_payable
  on reminder_attempts (company_id, payable_id, ladder, offset_days, channel) where payable_id is not null;
