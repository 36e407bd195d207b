-- Money that waits from before there were looks has not been seen by one: the next that somebody asks for sees it.
insert into bank_looks (company_id, looked_at)
select $1, '1970-01-01T00:00:00Z' where exists (select from bank_statements s where s.company_id = $1)
on conflict do nothing;
