-- The addresses that a customer had before, in the form in which addresses are compared, the oldest first and once each. A
-- link in a message is bound to the address that it was sent to and does not name it: the address of an older message is
-- found here. An entry is null for a time without an address; without a change there is no list.
alter table customers
  add column former_emails text[],
  add column former_phones text[];
