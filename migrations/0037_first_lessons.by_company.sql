-- What is known of payers so far was taught by the match that bank_payers names.
insert into bank_lessons (company_id, account, customer_id, bank_transaction_id, learned_at)
select p.company_id, p.account, p.customer_id, p.bank_transaction_id, p.learned_at from bank_payers p where p.company_id = $1
on conflict do nothing;
