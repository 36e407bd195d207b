create index concurrently customers_without_address
  on customers (company_id, customer_id) where email is null and phone_e164 is null;
