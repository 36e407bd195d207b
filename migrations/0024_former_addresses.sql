-- The addresses that a customer had before, in the form in which addresses are compared, the oldest first. A link in a
-- message is bound to the address that it was sent to and does not name it: the address of an older message is found here.
-- The first entry is null if the customer had no address before the first change; without a change there is no list.
alter table customers
  add column former_emails text[],
  add column former_phones text[];
