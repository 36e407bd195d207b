-- When work of a kind is due first, in a database that is distributed: the coordinator knows it from here, and asks no other
-- server while nothing is due. `lowered` counts how often the time was made an earlier one.
create table wake_ups (
  kind text primary key,
  due_at timestamptz not null,
  lowered bigint not null default 0
) with (fillfactor = 50);
