-- What the staff's app lists: one entry for each record of any kind, kept by triggers, with the state of the work on it.
-- Nobody reaches these tables directly. The functions in public, for service_role alone, are the only way in; they run
-- the same from our own server and over Supabase's REST API. Each takes the kinds that the caller's role may see and finds nothing
-- outside of them, so that one forgotten check in a handler does not open another kind.

create extension if not exists pg_trgm with schema extensions;

create table private.inbox (
  kind text not null check (kind in ('message', 'application', 'verification')),
  record_id uuid not null,
  created_at timestamptz not null,
  person text not null,
  email text not null,
  phone text not null,
  headline text not null,
  -- Every field that is not sealed, folded (private.fold), with single blanks and one before the first word.
  search_text text not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  -- A person of the staff: identities may live in another database, so there is no foreign key.
  assignee text check (private.fits(assignee, 1, 100)),
  assignee_name text check (private.fits(assignee_name, 1, 200)),
  first_response_at timestamptz,
  -- Grows with every change. Of two people who change an entry at once, the second is told who was first.
  version integer not null default 1,
  changed_by text check (private.fits(changed_by, 1, 200)),
  primary key (kind, record_id)
);
create index inbox_newest on private.inbox (created_at desc, record_id desc);
create index inbox_of_state on private.inbox (state, created_at desc, record_id desc);
create index inbox_record on private.inbox (record_id);
create index inbox_email on private.inbox (lower(email));
create index inbox_phone on private.inbox (private.phone_key(phone));
-- Without a pending list, which every search would have to read: the embedded database has no vacuum that empties it.
create index inbox_search on private.inbox using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
-- For the overview and for reminders.
create index inbox_answered on private.inbox (first_response_at) where first_response_at is not null;
create index inbox_waiting on private.inbox (created_at, record_id, kind) where first_response_at is null and state <> 'done';

-- What the staff add to a record. `reply_started`: in a mail program, so its text is not known. `reply_sent`: by mail from the app.
create table private.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id uuid not null,
  written_at timestamptz not null default now(),
  author text not null check (private.fits(author, 1, 100)),
  author_name text not null check (private.fits(author_name, 1, 200)),
  sort text not null check (sort in ('note', 'reply_started', 'reply_sent')),
  body text not null check (private.fits(body, 1, 5000)),
  foreign key (kind, record_id) references private.inbox on delete cascade
);
create index inbox_notes_of_record on private.inbox_notes (kind, record_id, written_at);

alter table private.inbox enable row level security;
alter table private.inbox_notes enable row level security;
revoke all on private.inbox, private.inbox_notes from public, anon, authenticated, service_role;

-- The headline is the subject or the job. A verification without a position has its kind instead.
create function private.add_to_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent constant jsonb := to_jsonb(new);
  not_searched constant text[] := array[
    'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url'
  ];
  searched constant text := (select string_agg(field.value, ' ') from jsonb_each_text(sent - not_searched) as field);
begin
  insert into private.inbox (kind, record_id, created_at, person, email, phone, headline, search_text) values (
    private.kind_of_table(tg_table_name),
    new.id,
    new.created_at,
    coalesce(sent->>'name', sent->>'full_name', concat_ws(' ', sent->>'first_name', sent->>'last_name')),
    new.email,
    new.phone,
    coalesce(
      sent->>'subject', sent->>'job_title',
      case sent->>'position' when 'Other' then coalesce(nullif(sent->>'other_position', ''), 'Other') else sent->>'position' end,
      'Employment verification'
    ),
    ' ' || regexp_replace(private.fold(searched), '\s+', ' ', 'g') || ' ' || private.digits(new.phone)
  );
  return null;
end
$$;

create function private.remove_from_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.inbox where kind = private.kind_of_table(tg_table_name) and record_id = old.id;
  return null;
end
$$;

create trigger add_to_inbox after insert on public.contacts for each row execute function private.add_to_inbox();
create trigger add_to_inbox after insert on public.job_applications for each row execute function private.add_to_inbox();
create trigger add_to_inbox after insert on public.employment_verifications for each row execute function private.add_to_inbox();
create trigger remove_from_inbox after delete on public.contacts for each row execute function private.remove_from_inbox();
create trigger remove_from_inbox after delete on public.job_applications for each row execute function private.remove_from_inbox();
create trigger remove_from_inbox after delete on public.employment_verifications
  for each row execute function private.remove_from_inbox();

-- An entry as the app knows it: without the text of the search.
create function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'created_at', entry.created_at, 'person', entry.person,
    'email', entry.email, 'phone', entry.phone, 'headline', entry.headline, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'version', entry.version
  )
$$;

-- What a word looks for, anywhere in the text. One or two letters must start a word: the trigram index knows no shorter part.
create function private.search_pattern(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || case when folded ~ '[^[:space:][:punct:]]{3}' then '' else ' ' end
    || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  from private.fold(word) as folded
$$;

-- The longest word first: it is looked up in the trigram index, so it should be the rarest.
create function private.search_patterns(words text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select private.search_pattern(word) from unnest(words) word order by char_length(word) desc)
$$;

revoke all on function
  private.add_to_inbox, private.remove_from_inbox, private.entry_as_json, private.search_pattern, private.search_patterns
  from public, anon, authenticated;

-- Newest first, a page at a time: `before_time` and `before_id` are the last entry of the page before. `assigned_to` is a person's id,
-- or '' for nobody. `headlines` are jobs: the headline of a message is its subject. An entry matches if it has every one of the words.
-- `first_id` and `last_id` are the range of ids that one reference stands for.
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
  page_size integer default 50
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(words);
begin
  return query
  select private.entry_as_json(entry)
  from private.inbox entry
  where entry.kind = any (kinds)
    and (states is null or entry.state = any (states))
    and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
    and (headlines is null or (entry.kind <> 'message' and entry.headline = any (headlines)))
    and (since is null or entry.created_at >= since)
    and (until is null or entry.created_at < until)
    and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
    and (first_id is null or entry.record_id between first_id and last_id)
    and (before_time is null or (entry.created_at, entry.record_id) < (before_time, before_id))
  order by entry.created_at desc, entry.record_id desc
  limit least(page_size, 200);
end
$$;

-- How many entries have each state, with the same filters.
create function public.staff_count(
  kinds text[],
  assigned_to text default null,
  headlines text[] default null,
  since timestamptz default null,
  until timestamptz default null,
  words text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(words);
begin
  return (
    select jsonb_build_object(
      'new', count(*) filter (where entry.state = 'new'),
      'in_progress', count(*) filter (where entry.state = 'in_progress'),
      'done', count(*) filter (where entry.state = 'done')
    )
    from private.inbox entry
    where entry.kind = any (kinds)
      and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
      and (headlines is null or (entry.kind <> 'message' and entry.headline = any (headlines)))
      and (since is null or entry.created_at >= since)
      and (until is null or entry.created_at < until)
      and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
  );
end
$$;

-- The jobs that people applied for, for the filter.
create function public.staff_jobs(kinds text[], most integer default 100) returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct entry.headline from private.inbox entry
  where entry.kind = any (kinds) and entry.kind <> 'message'
  order by entry.headline limit most
$$;

revoke all on function public.staff_list, public.staff_count, public.staff_jobs from public, anon, authenticated;
grant execute on function public.staff_list, public.staff_count, public.staff_jobs to service_role;
