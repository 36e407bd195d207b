create index concurrently customers_by_words on customers
  using gin (search_words(company_id, display_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone_e164, '')))
  with (gin_pending_list_limit = 256);
