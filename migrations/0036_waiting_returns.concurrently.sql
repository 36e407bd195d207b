create index concurrently bank_transactions_waiting_returns
  on bank_transactions (company_id, bank_account_id, bank_transaction_id)
  where is_return and returns_id is null and status in ('unmatched', 'suggested');
