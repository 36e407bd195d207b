-- The movement in the bank that a payment came by. Without a foreign key, which would keep payments and movements waiting for
-- each other while it is added; both are only ever added to.
alter table payments add column bank_transaction_id bigint;
