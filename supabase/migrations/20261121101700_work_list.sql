-- A page at a time, newest first: `before_time` and `before_id` are the last entry of the page before. With `by_due`, records
-- with a promised answer come first, the longest waiting first: `after_due` is then the last entry's waiting_since, and null after these.
-- `assigned_to` is a person's id, or '' for nobody. `headlines` are jobs: the headline of a message is its subject. An entry matches
-- if it has every one of the words. `only_those`: waiting, late, undelivered or snoozed. `late_before` says for
-- each kind with a promised answer since when a late one has waited. `first_id` and
-- `last_id` are the range of ids that one reference stands for.
-- PL/pgSQL plans for the values that are given, so that an index serves the filters that are used.
create function public.staff_list(
  kinds text[],
  states text[] default null,
  assigned_to text default null,
  headlines text[] default null,
  since timestamptz default null,
  until timestamptz default null,
  words text[] default '{}',
  first_id uuid default null,
  last_id uuid default null,
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 50,
  only_those text default null,
  late_before jsonb default null,
  hide_snoozed boolean default false,
  by_due boolean default false,
  after_due timestamptz default null,
  in_language text default null
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(words);
begin
  if not by_due then
    return query
    select private.entry_as_json(entry)
    from private.inbox entry
    where entry.kind = any (kinds)
      and (states is null or entry.state = any (states))
      and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
      and (headlines is null or (entry.kind in ('application', 'verification') and entry.headline = any (headlines)))
      and (in_language is null or entry.language = in_language)
      and (since is null or entry.created_at >= since)
      and (until is null or entry.created_at < until)
      and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
      and (first_id is null or entry.record_id between first_id and last_id)
      and (
        only_those is null
        or (only_those = 'waiting' and entry.waiting_since is not null)
        or (only_those = 'late' and entry.waiting_since < (late_before->>entry.kind)::timestamptz)
        or (only_those = 'undelivered' and entry.undelivered)
        or (only_those = 'snoozed' and entry.snoozed_until > now())
      )
      and (not hide_snoozed or entry.snoozed_until is null or entry.snoozed_until <= now())
      and (before_time is null or (entry.created_at, entry.record_id) < (before_time, before_id))
    order by entry.created_at desc, entry.record_id desc
    limit least(page_size, 200);
    return;
  end if;
  return query
  select private.entry_as_json(entry)
  from private.inbox entry
  cross join lateral (
    select coalesce(case when late_before ? entry.kind then entry.waiting_since end, 'infinity') as at
  ) due
  where entry.kind = any (kinds)
    and (states is null or entry.state = any (states))
    and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
    and (headlines is null or (entry.kind in ('application', 'verification') and entry.headline = any (headlines)))
    and (in_language is null or entry.language = in_language)
    and (since is null or entry.created_at >= since)
    and (until is null or entry.created_at < until)
    and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
    and (
      only_those is null
      or (only_those = 'waiting' and entry.waiting_since is not null)
      or (only_those = 'late' and entry.waiting_since < (late_before->>entry.kind)::timestamptz)
      or (only_those = 'undelivered' and entry.undelivered)
      or (only_those = 'snoozed' and entry.snoozed_until > now())
    )
    and (not hide_snoozed or entry.snoozed_until is null or entry.snoozed_until <= now())
    and (
      before_time is null or due.at > coalesce(after_due, 'infinity')
      or (due.at = coalesce(after_due, 'infinity') and (entry.created_at, entry.record_id) < (before_time, before_id))
    )
  order by due.at, entry.created_at desc, entry.record_id desc
  limit least(page_size, 200);
end
$$;

-- How many entries have each state, with the same filters. Snoozed ones are counted apart.
create function public.staff_count(
  kinds text[],
  assigned_to text default null,
  headlines text[] default null,
  since timestamptz default null,
  until timestamptz default null,
  words text[] default '{}',
  only_those text default null,
  late_before jsonb default null,
  in_language text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(words);
begin
  return (
    select jsonb_build_object(
      'new', count(*) filter (where entry.state = 'new' and (only_those is not null or not sleeps.now)),
      'in_progress', count(*) filter (where entry.state = 'in_progress' and (only_those is not null or not sleeps.now)),
      'done', count(*) filter (where entry.state = 'done'),
      'snoozed', count(*) filter (where entry.state <> 'done' and sleeps.now)
    )
    from private.inbox entry
    cross join lateral (select coalesce(entry.snoozed_until > now(), false) as now) sleeps
    where entry.kind = any (kinds)
      and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
      and (headlines is null or (entry.kind in ('application', 'verification') and entry.headline = any (headlines)))
      and (in_language is null or entry.language = in_language)
      and (since is null or entry.created_at >= since)
      and (until is null or entry.created_at < until)
      and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
      and (
        only_those is null
        or (only_those = 'waiting' and entry.waiting_since is not null)
        or (only_those = 'late' and entry.waiting_since < (late_before->>entry.kind)::timestamptz)
        or (only_those = 'undelivered' and entry.undelivered)
        or (only_those = 'snoozed' and entry.snoozed_until > now())
      )
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
