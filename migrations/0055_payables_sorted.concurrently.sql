create index concurrently payables_by_label on payables (company_id, (lower(bill_label) collate "C"), payable_id);
create index concurrently payables_by_amount on payables (company_id, currency, amount_minor, payable_id);
