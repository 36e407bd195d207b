-- Admission and counting for one company of a distributed database. A statement that changes rows by what it has read in
-- the same statement is not sent to a shard as a whole; a call of a function is. Counting.ts has the statement of a plain
-- database, which means the same.

-- Requests that ask the same with the same key, and what became of them.
create type counted_group as (
  -- the place of the group, how many requests it has, and how many with the same key come before them
  ord bigint, wanted integer, ahead integer,
  -- epoch milliseconds
  at bigint,
  company_id bigint, api_key_id bigint, plan_period_id bigint, allowance bigint,
  -- whether its requests count against the allowance
  charge boolean,
  -- the holder of the key, where the key was looked up
  user_id bigint, scopes text, verified boolean, member boolean, active boolean, timezone text, country text,
  policy_version integer, test_clock timestamptz, plan text, starts_at timestamptz, ends_at timestamptz,
  -- the key's window afterwards, how many of these requests are in it, and how many of the group were let through
  window_used bigint, window_granted bigint, oldest bigint, passed bigint,
  -- the period afterwards, and how many of these requests are in it
  period_granted bigint, period_used bigint
);

-- Counts the groups of a company. It locks windows in the order of their keys and then periods in the order of theirs, as
-- the statement of a plain database does. Each statement is for one row of one table, because only of such ones a worker
-- keeps its plan; and an insert, of which it keeps none, is only for a row that was missing.
create function count_groups(of_company bigint, most bigint, asked counted_group[]) returns setof counted_group
language plpgsql as $$
declare
  groups counted_group[] := asked;
  own counted_group;
  state record;
  after record;
  requests bigint;
  period record;
  fitting bigint;
  in_period bigint;
  out_of bigint;
begin
  if cardinality(groups) > 1 then
    groups := (select array_agg(g order by g.api_key_id, g.ord) from unnest(groups) g);
  end if;

  for place in 1 .. cardinality(groups) loop
    own := groups[place];
    if place > 1 and own.api_key_id = groups[place - 1].api_key_id then
      own.window_used := groups[place - 1].window_used;
      own.window_granted := groups[place - 1].window_granted;
      own.oldest := groups[place - 1].oldest;
    else
      requests := 0;
      for other in place .. cardinality(groups) loop
        exit when groups[other].api_key_id <> own.api_key_id;
        requests := requests + groups[other].wanted;
      end loop;
      loop
        select w.slots, w.counts, w.used, w.touched_at into state
        from rate_windows w where w.company_id = of_company and w.api_key_id = own.api_key_id for update;
        exit when found;
        insert into rate_windows (company_id, api_key_id, slots, counts, used, granted, touched_at)
        values (of_company, own.api_key_id, '{}', '{}', 0, 0, own.at) on conflict do nothing;
      end loop;
      after := window_after(state.slots, state.counts, state.used, own.at, least(requests, most), most);
      update rate_windows w set
        slots = after.slots, counts = after.counts, used = after.used, granted = after.granted,
        touched_at = greatest(state.touched_at, own.at)
      where w.company_id = of_company and w.api_key_id = own.api_key_id;
      own.window_used := after.used;
      own.window_granted := after.granted;
      own.oldest := after.slots[cardinality(after.slots)];
    end if;
    own.passed := greatest(0, least(own.wanted, own.window_granted - own.ahead));
    own.period_granted := 0;
    own.period_used := 0;
    groups[place] := own;
  end loop;

  for period in
    select g.plan_period_id as id, min(g.allowance) filter (where g.charge and g.passed > 0) as allowance,
      coalesce(sum(g.passed) filter (where g.charge), 0)::bigint as charged
    from unnest(groups) g where g.plan_period_id is not null
    group by g.plan_period_id order by g.plan_period_id
  loop
    in_period := 0;
    out_of := 0;
    if period.charged > 0 then
      fitting := least(period.charged, period.allowance);
      loop
        update plan_usage u set
          allowance = period.allowance,
          used = u.used + greatest(0, least(fitting, period.allowance - u.used)),
          granted = greatest(0, least(fitting, period.allowance - u.used))
        where u.company_id = of_company and u.plan_period_id = period.id
        returning u.granted, u.used into in_period, out_of;
        exit when found;
        insert into plan_usage (company_id, plan_period_id, allowance, used, granted)
        values (of_company, period.id, period.allowance, 0, 0) on conflict do nothing;
      end loop;
    else
      select u.used into out_of from plan_usage u where u.company_id = of_company and u.plan_period_id = period.id;
    end if;
    for place in 1 .. cardinality(groups) loop
      if groups[place].plan_period_id = period.id then
        groups[place].period_granted := in_period;
        groups[place].period_used := coalesce(out_of, 0);
      end if;
    end loop;
  end loop;

  return query select * from unnest(groups);
end
$$;

create function moment_millis(server_time bigint) returns bigint language sql volatile as $$
  select coalesce(server_time, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
$$;

-- Finds keys of a company and counts the requests with them. Whoever holds a row of the company may hold up others of the
-- same batch for as long as a session's lock timeout, which a coordinator does not pass on. `server_time` is epoch
-- milliseconds, null for the clock of PostgreSQL.
create function admit_in_shard(
  of_company bigint, server_time bigint, most bigint, hashes text[], needed text[], chargeable boolean[], wanted integer[],
  ahead integer[], places bigint[]
) returns setof counted_group language plpgsql set lock_timeout = '250ms' as $$
declare
  now_millis bigint := moment_millis(server_time);
  instant timestamptz := to_timestamp(now_millis::double precision / 1000);
  company record;
  period record;
  key record;
  person record;
  member record;
  own counted_group;
  groups counted_group[] := '{}';
begin
  select c.status = 'active' as active, c.timezone, c.country, c.policy_version, c.test_clock into company
  from companies c where c.company_id = of_company;
  select p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at into period
  from plan_periods p where p.company_id = of_company and p.starts_at <= instant and p.ends_at > instant;
  for place in 1 .. cardinality(places) loop
    select k.api_key_id, k.user_id, k.scopes into key
    from api_keys k
    where k.company_id = of_company and k.token_hash = decode(hashes[place], 'hex') and k.expires_at > instant;
    continue when not found;
    select m.removed_at is null as stays into member
    from memberships m where m.company_id = of_company and m.user_id = key.user_id;
    continue when not found;
    select u.email_verified_at is not null and u.two_factor_confirmed_at is not null as verified into person
    from users u where u.user_id = key.user_id;
    own := null;
    own.ord := places[place];
    own.wanted := wanted[place];
    own.ahead := ahead[place];
    own.at := now_millis;
    own.company_id := of_company;
    own.api_key_id := key.api_key_id;
    own.user_id := key.user_id;
    own.scopes := array_to_string(key.scopes, ' ');
    own.verified := person.verified;
    own.member := member.stays;
    own.active := company.active;
    own.timezone := company.timezone;
    own.country := company.country;
    own.policy_version := company.policy_version;
    own.test_clock := company.test_clock;
    own.plan_period_id := period.plan_period_id;
    own.plan := period.plan;
    own.allowance := period.allowance;
    own.starts_at := period.starts_at;
    own.ends_at := period.ends_at;
    own.charge := own.verified and own.member and own.active and needed[place] = any(key.scopes) and chargeable[place]
      and own.plan_period_id is not null;
    groups := groups || own;
  end loop;
  return query select * from count_groups(of_company, most, groups);
end
$$;

-- Counts requests of a company whose keys and periods are known.
create function count_in_shard(
  of_company bigint, server_time bigint, most bigint, keys bigint[], periods bigint[], allowances bigint[],
  chargeable boolean[], wanted integer[], ahead integer[], places bigint[]
) returns setof counted_group language plpgsql set lock_timeout = '250ms' as $$
declare
  now_millis bigint := moment_millis(server_time);
  own counted_group;
  groups counted_group[] := '{}';
begin
  for place in 1 .. cardinality(places) loop
    own := null;
    own.ord := places[place];
    own.wanted := wanted[place];
    own.ahead := ahead[place];
    own.at := now_millis;
    own.company_id := of_company;
    own.api_key_id := keys[place];
    own.allowance := allowances[place];
    select p.plan_period_id into own.plan_period_id
    from plan_periods p where p.company_id = of_company and p.plan_period_id = periods[place];
    own.charge := chargeable[place] and own.plan_period_id is not null;
    groups := groups || own;
  end loop;
  return query select * from count_groups(of_company, most, groups);
end
$$;
