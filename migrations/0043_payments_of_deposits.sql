-- The money from a customer that a payment is a part of. Without a foreign key, which would keep payments waiting while it is added.
alter table payments add column deposit_id bigint;
