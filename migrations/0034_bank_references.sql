-- What files call a movement: those of two formats may give it different references, and book it on different days.
create table bank_references (
  company_id bigint not null,
  bank_account_id bigint not null,
  -- in the form in which references are compared
  reference text not null check (char_length(reference) between 1 and 255),
  -- whether it names the whole entry that the movement is a detail of
  is_of_entry boolean not null,
  format text not null check (format in ('camt.052', 'camt.053', 'camt.054', 'mt940', 'ofx', 'csv')),
  -- the day on which files of that format book it
  booked_on date not null,
  bank_transaction_id bigint not null,
  primary key (company_id, bank_account_id, reference, is_of_entry, format, booked_on, bank_transaction_id)
);
create index bank_references_of_transaction on bank_references (company_id, bank_transaction_id);

grant select, insert, delete on bank_references to duebook_tenant;
alter table bank_references enable row level security;
create policy own_company on bank_references to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
