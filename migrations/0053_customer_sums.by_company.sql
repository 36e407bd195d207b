insert into customer_sums (company_id, customer_id, currency, n, minor)
select $1::bigint, t.customer_id, t.currency, count(*), sum(t.amount_minor - t.paid_minor) from receivables t
where t.company_id = $1 and t.status in ('open', 'partially_paid', 'paused')
group by t.customer_id, t.currency
on conflict (company_id, customer_id, currency) do update set n = excluded.n, minor = excluded.minor;
