-- The list of the staff's app, and how many entries it has.

create function private.texts(list jsonb) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select jsonb_array_elements_text(list))
$$;

-- The entries that pass the filters. All but `kinds` may be missing:
--   kinds, states, headlines  one of these. Headlines are jobs: the headline of a message is its subject.
--   assigned_to               a person's id, or '' for nobody
--   language                  of the page that the record was sent from
--   since, until              when it arrived, the end excluded
--   words                     each of them, anywhere in the text
--   first_id, last_id         the range of ids that one reference stands for
--   only                      waiting, late, undelivered or snoozed
--   late_before               for each kind with a promised answer: who has waited since before it is late
--   hide_snoozed              whether to leave out what comes back later
-- The planner inlines it, so that an index serves the filters that are given. It would not if the function had a search_path: that of its
-- callers holds.
create function private.matching(filters jsonb) returns setof private.inbox
language sql stable as $$
  select entry.*
  from private.inbox entry
  where entry.kind = any (private.texts(filters->'kinds'))
    and (filters->'states' is null or entry.state = any (private.texts(filters->'states')))
    and (filters->'assigned_to' is null or coalesce(entry.assignee, '') = filters->>'assigned_to')
    and (
      filters->'headlines' is null
      or (entry.kind in ('application', 'verification') and entry.headline = any (private.texts(filters->'headlines')))
    )
    and (filters->'language' is null or entry.language = filters->>'language')
    and (filters->'since' is null or entry.created_at >= (filters->>'since')::timestamptz)
    and (filters->'until' is null or entry.created_at < (filters->>'until')::timestamptz)
    and (
      filters->'words' is null or filters->'words' = '[]' or (
        entry.search_text like (private.search_patterns(private.texts(filters->'words')))[1]
        and entry.search_text like all (private.search_patterns(private.texts(filters->'words')))
      )
    )
    and (
      filters->'first_id' is null
      or entry.record_id between (filters->>'first_id')::uuid and (filters->>'last_id')::uuid
    )
    and (
      filters->'only' is null
      or (filters->>'only' = 'waiting' and entry.waiting_since is not null)
      or (filters->>'only' = 'late' and entry.waiting_since < (filters->'late_before'->>entry.kind)::timestamptz)
      or (filters->>'only' = 'undelivered' and entry.undelivered)
      or (filters->>'only' = 'snoozed' and entry.snoozed_until > now())
    )
    and (
      not coalesce((filters->>'hide_snoozed')::boolean, false) or entry.snoozed_until is null or entry.snoozed_until <= now()
    )
$$;
revoke all on function private.texts, private.matching from public, anon, authenticated;

-- A page at a time, newest first: `before_time` and `before_id` are the last entry of the page before. With `by_due`, records
-- with a promised answer come first, the longest waiting first: `after_due` is then the last entry's waiting_since, and null after these.
-- PL/pgSQL plans for the values that are given: without `by_due` nothing is sorted.
create function public.staff_list(
  kinds text[],
  filters jsonb default '{}',
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 50,
  by_due boolean default false,
  after_due timestamptz default null
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant jsonb := filters || jsonb_build_object('kinds', kinds);
begin
  return query
  select private.entry_as_json(entry)
  from private.matching(wanted) entry
  cross join lateral (
    select coalesce(case when by_due and wanted->'late_before' ? entry.kind then entry.waiting_since end, 'infinity') as at
  ) due
  where before_time is null
    or due.at > coalesce(after_due, 'infinity')
    or (due.at = coalesce(after_due, 'infinity') and (entry.created_at, entry.record_id) < (before_time, before_id))
  order by due.at, entry.created_at desc, entry.record_id desc
  limit least(page_size, 200);
end
$$;

-- How many entries have each state. Snoozed ones are counted apart, unless only some are asked for.
create function public.staff_count(kinds text[], filters jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant jsonb := filters || jsonb_build_object('kinds', kinds);
begin
  return (
    select jsonb_build_object(
      'new', count(*) filter (where entry.state = 'new' and (wanted->'only' is not null or not sleeps.now)),
      'in_progress', count(*) filter (where entry.state = 'in_progress' and (wanted->'only' is not null or not sleeps.now)),
      'done', count(*) filter (where entry.state = 'done'),
      'snoozed', count(*) filter (where entry.state <> 'done' and sleeps.now)
    )
    from private.matching(wanted) entry
    cross join lateral (select coalesce(entry.snoozed_until > now(), false) as now) sleeps
  );
end
$$;

-- The jobs of applications and verifications. The headline of another kind is something else.
create function public.staff_jobs(kinds text[], most integer default 100) returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct entry.headline from private.inbox entry
  where entry.kind = any (kinds) and entry.kind in ('application', 'verification')
  order by entry.headline limit most
$$;

revoke all on function public.staff_list, public.staff_count, public.staff_jobs from public, anon, authenticated;
grant execute on function public.staff_list, public.staff_count, public.staff_jobs to service_role;
