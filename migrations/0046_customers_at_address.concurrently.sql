create index concurrently customers_at_address
  on customers (company_id, (lower(email collate "C")), customer_id) where email is not null;
