-- Figures of the inbox for these kinds, from the first day on. Days are those of the office's time zone. Answers are listed with both of
-- their times, in seconds since 1970, because the caller knows the business hours. `late_by_kind` has, for each kind with a promised answer,
-- a time: whoever has waited since before it waits too long. `longest`: the five of each kind that wait longest; a promise in business
-- hours and one in plain hours break at different times, so the server compares them. `outcomes`: how records ended in the period, by job.
-- `due` are the records that expire within a week.
create function public.staff_overview(
  kinds text[], first_day date, time_zone text, late_by_kind jsonb default null
) returns jsonb
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
        select entry.kind, count(*) as count,
          count(*) filter (where entry.waiting_since < (late_by_kind->>entry.kind)::timestamptz) as late
        from private.inbox entry
        where entry.kind = any (kinds) and entry.waiting_since is not null
        group by 1
      ) waiting
    ),
    'longest', (
      select coalesce(jsonb_agg(to_jsonb(oldest) order by oldest.waiting_since, oldest.record_id), '[]')
      from (
        select wanted.kind, waiting.*
        from unnest(kinds) wanted(kind) cross join lateral (
          select entry.record_id, entry.created_at, entry.waiting_since, entry.headline, entry.assignee_name
          from private.inbox entry
          where entry.kind = wanted.kind and entry.waiting_since is not null
          order by entry.waiting_since, entry.record_id
          limit 5
        ) waiting
      ) oldest
    ),
    'outcomes', (
      select coalesce(jsonb_agg(to_jsonb(ended) order by ended.kind, ended.headline, ended.outcome), '[]')
      from (
        select entry.kind, entry.headline, entry.outcome, count(*) as count
        from private.inbox entry
        where entry.kind = any (kinds) and entry.kind <> 'message' and entry.outcome is not null
          and entry.closed_at >= (select since from period)
        group by 1, 2, 3
      ) ended
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

revoke all on function public.staff_overview from public, anon, authenticated;
grant execute on function public.staff_overview to service_role;
