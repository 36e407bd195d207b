create index concurrently payments_by_bank_transaction
  on payments (company_id, bank_transaction_id, payment_id) where bank_transaction_id is not null;
