-- The rule of a key's limit, in one place, for the statement that admits requests.

-- Where requests at a moment are counted, in epoch milliseconds. Up to 600 requests a minute each millisecond has a slot
-- of its own, and the limit is exact. Above that, all requests of half a second count at its end: the limit is never
-- exceeded, a request leaves the window up to half a second late, and a row has at most 121 slots whatever the limit.
create function rate_slot(at bigint, most bigint) returns bigint language sql immutable parallel safe as $$
  select case when most <= 600 then at else (at + 499) / 500 * 500 end
$$;

-- A key's window after `wanted` more requests at the moment `at`, of which `granted` were let through: so many that the
-- window has at most `most`. The window is the last 60 seconds. `slots` are the moments with requests, newest first,
-- `counts` the requests of each slot, and `used` is their sum. Time never goes back within a window: if `at` is before
-- its newest slot, the requests count there.
create function window_after(
  inout slots bigint[], inout counts integer[], inout used bigint, at bigint, wanted bigint, most bigint,
  out granted bigint
) language plpgsql immutable parallel safe as $$
declare
  slot bigint := greatest(rate_slot(at, most), slots[1]);
  kept integer := cardinality(slots);
begin
  while kept > 0 and slots[kept] <= at - 60000 loop
    used := used - counts[kept];
    kept := kept - 1;
  end loop;
  if kept < cardinality(slots) then
    slots := slots[1:kept];
    counts := counts[1:kept];
  end if;

  granted := greatest(0, least(wanted, most - used));
  if granted > 0 then
    used := used + granted;
    if slots[1] = slot then
      counts[1] := counts[1] + granted;
    else
      slots := slot || slots;
      counts := granted::integer || counts;
    end if;
  end if;
end
$$;

-- A row of 600 slots nearly fills a page. It is stored as it is: by default a row of more than a quarter of a page is
-- compressed with every change, which would cost more than the rest of the statement.
alter table rate_windows set (toast_tuple_target = 8160);

-- The count of a period is made with the period, so that a request only has to change it. Otherwise the first request
-- would wait for whoever is about to change the period.
insert into plan_usage (company_id, plan_period_id, allowance, used, granted)
select company_id, plan_period_id, allowance, 0, 0 from plan_periods
on conflict (company_id, plan_period_id) do nothing;
