-- What a company says about itself in messages and on pages: how to reach it, and how to pay it. The service checks each
-- fact when it is set. The tenant role reads them with the other columns of its company.
alter table companies
  add column address text,
  add column phone text,
  add column website text,
  add column account_holder text,
  add column iban text,
  add column bic text,
  add column payment_url text,
  add column language text,
  add constraint companies_facts check (
    char_length(address) between 1 and 500
    and phone ~ '^\+[1-9][0-9]{1,14}$'
    and char_length(website) between 1 and 2000
    and char_length(account_holder) between 1 and 200
    and iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'
    and bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'
    and char_length(payment_url) between 1 and 2000
    and char_length(language) between 2 and 35
  );
