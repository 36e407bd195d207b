-- Limits of public pages, and limits that hold when the clock of PostgreSQL is set back.

-- What was sent by one link of a debtor within the last hour: the times, newest first, in epoch milliseconds. Only the
-- SHA-256 of the link's token is stored. Empty after a crash, which is fine for an hour's limit.
create unlogged table link_writes (
  company_id bigint not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  times bigint[] not null,
  last_at bigint not null,
  primary key (company_id, token_hash)
);
create index link_writes_by_age on link_writes (company_id, last_at);

-- The times within the last `span` milliseconds before the moment `at`, newest first. Times that lie ahead were written
-- before the clock was set back, and do not count.
create function recent_times(times bigint[], at bigint, span bigint) returns bigint[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(t order by t desc), '{}') from unnest(times) t where t > at - span and t <= at + 1000
$$;

-- As in 0003, and when the clock was set back, requests that lie ahead count at the present moment: so they leave the
-- window a minute later, and not only when the clock has come to their time again. A second ahead is no step back. Nor is
-- what others counted while this statement waited for its rows: moved to the earlier moment of this statement, it would
-- leave the window too early. The clock is read for that alone, so the function is volatile now.
create or replace function window_after(
  inout slots bigint[], inout counts integer[], inout used bigint, at bigint, wanted bigint, most bigint,
  out granted bigint
) language plpgsql volatile parallel safe as $$
declare
  slot bigint;
  newest bigint := at + 1000;
  ahead integer := 0;
  moved integer := 0;
  kept integer;
begin
  if slots[1] > newest then
    -- Others may have counted until now, and a slot may end half a second later.
    newest := greatest(
      newest, at + 500 + ceil(extract(epoch from clock_timestamp() - statement_timestamp()) * 1000)::bigint
    );
  end if;
  while slots[ahead + 1] > newest loop
    ahead := ahead + 1;
    moved := moved + counts[ahead];
  end loop;
  if ahead > 0 then
    slots := slots[ahead + 1:];
    counts := counts[ahead + 1:];
    slot := greatest(rate_slot(at, most), slots[1]);
    if slots[1] = slot then
      counts[1] := counts[1] + moved;
    else
      slots := slot || slots;
      counts := moved || counts;
    end if;
  end if;

  slot := greatest(rate_slot(at, most), slots[1]);
  kept := cardinality(slots);
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
