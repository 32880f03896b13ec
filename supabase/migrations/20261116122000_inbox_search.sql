-- The inbox's list, search and counts, quick with 100,000 entries: see docs/decisions/0026-inbox-search.md.

-- Starts with a blank and has single blanks, so that '% ma%' finds every word that starts with "ma".
create or replace function private.enter_inbox(table_name text, record jsonb) returns void
language sql set search_path = '' as $$
  insert into private.inbox (kind, record_id, created_at, person, email, phone, headline, search_text)
  select
    private.kind_of_table(table_name),
    (record->>'id')::uuid,
    (record->>'created_at')::timestamptz,
    coalesce(record->>'name', record->>'full_name', concat_ws(' ', record->>'first_name', record->>'last_name')),
    record->>'email',
    record->>'phone',
    coalesce(
      record->>'subject', record->>'job_title',
      case record->>'position' when 'Other' then coalesce(nullif(record->>'other_position', ''), 'Other') else record->>'position' end
    ),
    ' ' || regexp_replace(private.fold((
      select string_agg(field.value, ' ')
      from jsonb_each_text(record - array[
        'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url'
      ]) as field
    )), '\s+', ' ', 'g') || ' ' || private.digits(record->>'phone')
$$;
update private.inbox set search_text = ' ' || regexp_replace(search_text, '\s+', ' ', 'g');

-- What the index below knows of an entry apart from its text: 'message', 'week 1402', 'job Data Entry Clerk'.
create function private.inbox_week(moment timestamptz) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select floor(date_part('epoch', moment - timestamptz '2000-01-01 00:00:00+00') / 604800)::integer
$$;
create function private.inbox_tags(kind text, created_at timestamptz, headline text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array[kind, 'week ' || private.inbox_week(created_at), case when kind <> 'message' then 'job ' || headline end]
$$;

-- With the tags, a search reads only what is new enough for its page. Without a pending list, which every search would have
-- to read.
drop index private.inbox_search;
create index inbox_search on private.inbox
  using gin (search_text extensions.gin_trgm_ops, private.inbox_tags(kind, created_at, headline)) with (fastupdate = off);

-- One index for each filter that can be rare, all in the order of the list.
create index inbox_of_kind on private.inbox (kind, state, created_at desc, record_id desc);
create index inbox_of_assignee on private.inbox (coalesce(assignee, ''), state, created_at desc, record_id desc);
create index inbox_of_job on private.inbox (headline, state, created_at desc, record_id desc) where kind <> 'message';

-- What a word looks for. Short words have too few letters for the trigram index, unless they are the start of a word.
create function private.search_pattern(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || case when folded ~ '[^[:space:][:punct:]]{3}' then '' else ' ' end
    || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  from private.fold(word) as folded
$$;

-- The query of all entries that pass the filters, newest first, and `depth` at most unless that is null. Every branch reads one index in order, so
-- that PostgreSQL merges them and stops early. `assigned_to` is a person's id, or '' for nobody.
create function private.inbox_source(
  kinds text[], states text[], assigned_to text, headlines text[], since timestamptz, until timestamptz,
  before_time timestamptz, before_id uuid, depth integer
) returns text
language plpgsql stable set search_path = '' as $$
declare
  branch constant text := '(select * from private.inbox i where %s order by i.created_at desc, i.record_id desc limit %s)';
  shared constant text := concat_ws(' and ',
    format('i.kind = any (%L::text[])', kinds),
    case when assigned_to is not null then format('coalesce(i.assignee, '''') = %L', assigned_to) end,
    case when since is not null then format('i.created_at >= %L', since) end,
    case when until is not null then format('i.created_at < %L', until) end,
    case when before_time is not null then format('(i.created_at, i.record_id) < (%L, %L)', before_time, before_id) end
  );
  row_limit constant text := coalesce(depth::text, 'all');
  leading_column text;
  leading_values text[];
begin
  if headlines is not null then
    -- Jobs: the headline of a message is its subject.
    leading_column := 'i.kind <> ''message'' and i.headline';
    leading_values := headlines;
  elsif assigned_to is not null then
    leading_column := 'coalesce(i.assignee, '''')';
    leading_values := array[assigned_to];
  elsif states is not null or cardinality(kinds) = 1 then
    leading_column := 'i.kind';
    leading_values := kinds;
  else
    return format(branch, shared, row_limit);
  end if;
  return format('(select * from (%s) i order by i.created_at desc, i.record_id desc limit %s)', (
    select string_agg(
      format(branch, format('%s = %L and i.state = %L and %s', leading_column, leading_value, state, shared), row_limit), ' union all '
    )
    from unnest(leading_values) leading_value, unnest(coalesce(states, array['new', 'in_progress', 'done'])) state
  ), row_limit);
end
$$;

create function private.search_condition(words text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(format('i.search_text like %L', private.search_pattern(word)), ' and ') from unnest(words) word
$$;

-- Entries of these kinds and jobs, and of the `span` weeks up to `week`. Without a span, of all weeks up to it.
create function private.tag_condition(kinds text[], headlines text[], week integer, span integer) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' and ',
    case when cardinality(kinds) < 3 then format('private.inbox_tags(i.kind, i.created_at, i.headline) && %L::text[]', kinds) end,
    (select format('private.inbox_tags(i.kind, i.created_at, i.headline) && %L::text[]', array_agg('job ' || job))
      from unnest(headlines) job having headlines is not null),
    (select format('private.inbox_tags(i.kind, i.created_at, i.headline) && %L::text[]', array_agg('week ' || one))
      from generate_series(week - span + 1, week) one having span is not null),
    case when span is null then
      format('i.created_at < %L', timestamptz '2000-01-01 00:00:00+00' + (week + 1) * interval '7 days')
    end)
$$;

-- For the rest of the calling function, whose settings end with it.
create function private.prefer_search_index() returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true),
    set_config('enable_sort', 'on', true);
end
$$;

-- Newest first, a page at a time: `before_time` and `before_id` are the last entry of the page before. An entry matches if it
-- has every one of the words. `first_id` and `last_id` are the range of ids that one reference stands for.
-- Words are looked for in the newest entries first, where a common word fills a page. If it does not, the index is asked for
-- as many weeks as the page should need, then for the rest. The settings keep the planner from other ways, which depend on
-- statistics that may be missing.
create or replace function public.staff_list(
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
  page_size integer default 50
) returns setof jsonb
language plpgsql stable security definer
set search_path = '' set jit = off set enable_seqscan = off set enable_sort = off set enable_bitmapscan = off
as $$
declare
  depth constant integer := 400;
  wanted constant integer := least(page_size, 200);
  matches text;
  entry record;
  shown integer := 0;
  found integer;
  start constant timestamptz := coalesce(before_time, until, now());
  week integer;
  span double precision;
begin
  if first_id is not null then
    return query select to_jsonb(private.to_inbox_row(i)) from private.inbox i
      where i.kind = any (kinds) and i.record_id between first_id and last_id
      order by i.created_at desc, i.record_id desc limit wanted;
    return;
  end if;
  if cardinality(words) = 0 then
    return query execute format('select to_jsonb(private.to_inbox_row(i)) from %s i', private.inbox_source(
      kinds, states, assigned_to, headlines, since, until, before_time, before_id, wanted));
    return;
  end if;
  matches := private.search_condition(words);
  for entry in execute format(
    'select * from (
      select i.created_at, i.record_id, row_number() over () as place,
        case when %s then to_jsonb(private.to_inbox_row(i)) end as line
      from %s i
    ) i where line is not null or place = %s',
    matches, private.inbox_source(kinds, states, assigned_to, headlines, since, until, before_time, before_id, depth), depth
  ) loop
    before_time := entry.created_at;
    before_id := entry.record_id;
    if entry.line is not null then
      return next entry.line;
      shown := shown + 1;
      exit when shown = wanted;
    end if;
  end loop;
  if shown = wanted or entry.place is distinct from depth then
    return;
  end if;
  perform private.prefer_search_index();
  week := private.inbox_week(before_time);
  -- If none matched so far, the words are rare enough to ask for all weeks at once.
  span := 1 + ceil(1.5 * (wanted - shown) * date_part('epoch', start - before_time) / 604800 / nullif(shown, 0));
  loop
    if span > 200 then
      span := null;
    end if;
    return query execute format(
      'select to_jsonb(private.to_inbox_row(i)) from private.inbox i
        where %s and %s and (i.created_at, i.record_id) < ($1, $2)
          and ($3 is null or i.state = any ($3)) and ($4 is null or coalesce(i.assignee, '''') = $4)
          and ($5 is null or i.created_at >= $5)
        order by i.created_at desc, i.record_id desc limit %s',
      matches, private.tag_condition(kinds, headlines, week, span::integer), wanted - shown
    ) using before_time, before_id, states, assigned_to, since;
    get diagnostics found = row_count;
    shown := shown + found;
    exit when span is null or shown >= wanted or week - span < private.inbox_week(since);
    week := week - span;
    span := null;
  end loop;
end
$$;

-- How many entries have each state: all of them, or `most` at most. With words and `most`, `exact` may be false: at least as many.
create function public.staff_count(
  kinds text[],
  assigned_to text default null,
  headlines text[] default null,
  since timestamptz default null,
  until timestamptz default null,
  words text[] default '{}',
  most integer default 501
) returns jsonb
language plpgsql stable security definer
set search_path = '' set jit = off set enable_seqscan = off set enable_sort = off set enable_bitmapscan = off
as $$
declare
  depth constant integer := 500;
  rare constant integer := 5;
  state_names constant text[] := array['new', 'in_progress', 'done'];
  by_state constant text := 'jsonb_build_object(
    ''new'', count(*) filter (where is_match and i.state = ''new''),
    ''in_progress'', count(*) filter (where is_match and i.state = ''in_progress''),
    ''done'', count(*) filter (where is_match and i.state = ''done''))';
  matches text;
  counts jsonb := '{}';
  counted integer;
  looked_at integer;
begin
  if cardinality(words) = 0 then
    for at in 1 .. 3 loop
      execute format('select count(*) from %s i', private.inbox_source(
        kinds, state_names[at : at], assigned_to, headlines, since, until, null, null, most)) into counted;
      counts := counts || jsonb_build_object(state_names[at], counted);
    end loop;
    return jsonb_build_object('counts', counts, 'exact', true);
  end if;
  matches := private.search_condition(words);
  execute format('select count(*) filter (where is_match), count(*), %s from (select i.state, (%s) as is_match from %s i) i',
    by_state, matches, private.inbox_source(kinds, null, assigned_to, headlines, since, until, null, null, depth)
  ) into counted, looked_at, counts;
  if looked_at < depth or (counted >= rare and most is not null) then
    return jsonb_build_object('counts', counts, 'exact', looked_at < depth);
  end if;
  perform private.prefer_search_index();
  execute format(
    'select %s from (select i.state, true as is_match from private.inbox i
      where %s and %s and ($1 is null or coalesce(i.assignee, '''') = $1)
        and ($2 is null or i.created_at >= $2) and ($3 is null or i.created_at < $3)) i',
    by_state, matches, private.tag_condition(kinds, headlines, private.inbox_week(coalesce(until, now() + interval '7 days')), null)
  ) using assigned_to, since, until into counts;
  return jsonb_build_object('counts', counts, 'exact', true);
end
$$;

-- The jobs that people applied for, for the filter. Hops from one headline to the next instead of reading all entries.
create function public.staff_jobs(kinds text[], most integer default 100) returns setof text
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off as $$
  with recursive jobs as (
    (select i.headline from private.inbox i where i.kind <> 'message' order by i.headline limit 1)
    union all
    select (
      select i.headline from private.inbox i where i.kind <> 'message' and i.headline > jobs.headline order by i.headline limit 1
    ) from jobs where jobs.headline is not null
  )
  select jobs.headline from jobs where jobs.headline is not null and kinds && array['application', 'verification'] limit most
$$;

revoke all on function
  private.inbox_week(timestamptz), private.inbox_tags(text, timestamptz, text),
  private.search_pattern(text), private.search_condition(text[]), private.tag_condition(text[], text[], integer, integer),
  private.prefer_search_index(),
  private.inbox_source(text[], text[], text, text[], timestamptz, timestamptz, timestamptz, uuid, integer)
  from public, anon, authenticated;
revoke all on function
  public.staff_count(text[], text, text[], timestamptz, timestamptz, text[], integer), public.staff_jobs(text[], integer)
  from public, anon, authenticated;
grant execute on function
  public.staff_count(text[], text, text[], timestamptz, timestamptz, text[], integer), public.staff_jobs(text[], integer)
  to service_role;
