create index concurrently receivables_by_words on receivables
  using gin (search_words(company_id, external_reference)) with (gin_pending_list_limit = 256)
  where external_reference is not null;
create index concurrently receivables_by_amount on receivables (company_id, currency, amount_minor, receivable_id);
create index concurrently receivables_by_balance
  on receivables (company_id, currency, (amount_minor - paid_minor), receivable_id)
  where status in ('open', 'partially_paid', 'paused');
