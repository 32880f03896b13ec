-- What the overview, the audit and the settings of the staff's app ask for.

-- Figures of the inbox for these kinds, from the first day on. Days are those of the office's time zone. A record that was sent before
-- `late_before` and has no answer is late: the caller knows the business hours. Answers are listed with both of their times,
-- for the same reason, in seconds since 1970. `due` are the records that expire within a week.
create function public.staff_overview(kinds text[], first_day date, late_before timestamptz, time_zone text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    period as (select first_day::timestamp at time zone time_zone as since),
    -- Materialized, so that the name of a kind is found once and not for every entry.
    kept as materialized (select private.kind_of_table(r.table_name) as kind, r.keep_days from public.retention r)
  select jsonb_build_object(
    'arrivals', (
      select coalesce(jsonb_agg(to_jsonb(arrived) order by arrived.day, arrived.kind), '[]')
      from (
        select (entry.created_at at time zone time_zone)::date as day, entry.kind, count(*) as count
        from private.inbox entry
        where entry.kind = any (kinds) and entry.created_at >= (select since from period)
        group by 1, 2
      ) arrived
    ),
    'answers', (
      select coalesce(jsonb_agg(to_jsonb(times)), '[]')
      from (
        select entry.kind, array_agg(date_part('epoch', entry.created_at)) as sent,
          array_agg(date_part('epoch', entry.first_response_at)) as answered
        from private.inbox entry
        where entry.kind = any (kinds) and entry.first_response_at >= (select since from period)
        group by 1
      ) times
    ),
    'waiting', (
      select coalesce(jsonb_agg(to_jsonb(waiting) order by waiting.kind), '[]')
      from (
        select entry.kind, count(*) as count, count(*) filter (where entry.created_at < late_before) as late
        from private.inbox entry
        where entry.kind = any (kinds) and entry.first_response_at is null and entry.state <> 'done'
        group by 1
      ) waiting
    ),
    'longest', (
      select coalesce(jsonb_agg(to_jsonb(oldest) order by oldest.created_at, oldest.record_id), '[]')
      from (
        select entry.kind, entry.record_id, entry.created_at, entry.headline, entry.assignee_name
        from private.inbox entry
        where entry.kind = any (kinds) and entry.first_response_at is null and entry.state <> 'done'
        order by entry.created_at, entry.record_id
        limit 5
      ) oldest
    ),
    'due', (
      select coalesce(jsonb_agg(to_jsonb(due) order by due.kind), '[]')
      from (
        select kept.kind, kept.keep_days, count(entry.record_id) as count,
          count(entry.record_id) filter (where entry.state <> 'done') as open,
          min(entry.created_at) + make_interval(days => kept.keep_days) as first
        from kept left join private.inbox entry
          on entry.kind = kept.kind and entry.created_at < now() + interval '7 days' - make_interval(days => kept.keep_days)
        where kept.kind = any (kinds)
        group by kept.kind, kept.keep_days
      ) due
    )
  )
$$;

-- Bytes and number of the stored files, by bucket.
create function public.staff_stored_files() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'bucket', o.bucket_id, 'files', count(*), 'bytes', coalesce(sum((o.metadata->>'size')::bigint), 0)
  )
  from storage.objects o group by o.bucket_id order by o.bucket_id
$$;

-- Which of these records still exist.
create function public.staff_existing_records(record_ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select entry.record_id from private.inbox entry where entry.record_id = any (record_ids)
$$;

create function public.staff_retention() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', private.kind_of_table(r.table_name), 'days', r.keep_days)
  from public.retention r order by private.kind_of_table(r.table_name)
$$;

-- How many records the next upkeep would delete, if they were kept for this many days.
create function public.staff_count_expired(wanted_kind text, days integer) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.inbox entry
  where entry.kind = wanted_kind and entry.created_at < now() - make_interval(days => staff_count_expired.days)
$$;

-- Changes the days, if they are still those that the caller saw. Says whether it did.
create function public.staff_set_retention(wanted_kind text, seen_days integer, new_days integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.retention r set keep_days = new_days
    where private.kind_of_table(r.table_name) = wanted_kind and r.keep_days = seen_days;
  return found;
end
$$;

revoke all on function
  public.staff_overview, public.staff_stored_files, public.staff_existing_records, public.staff_retention,
  public.staff_count_expired, public.staff_set_retention
  from public, anon, authenticated;
grant execute on function
  public.staff_overview, public.staff_stored_files, public.staff_existing_records, public.staff_retention,
  public.staff_count_expired, public.staff_set_retention
  to service_role;
