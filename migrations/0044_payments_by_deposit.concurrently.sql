create index concurrently payments_by_deposit
  on payments (company_id, deposit_id, payment_id) where deposit_id is not null;
