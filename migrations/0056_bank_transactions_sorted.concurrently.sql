create index concurrently bank_transactions_by_payer
  on bank_transactions (company_id, (lower(counterparty_name) collate "C"), bank_transaction_id)
  where counterparty_name is not null;
create index concurrently bank_transactions_by_amount
  on bank_transactions (company_id, currency, amount_minor, bank_transaction_id);
