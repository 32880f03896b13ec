-- The list, one record, and the work on it.

-- A letter as the app knows it, with its files, and with how its mail fares while that is on the way.
create function private.note_as_json(note private.inbox_notes) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(note) - array['kind', 'record_id', 'message_id', 'thread'] || jsonb_build_object(
    'attempts', coalesce(mail.attempts, 0),
    'last_failure', mail.last_failure,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', file.id,
        'name', file.name,
        'refused', file.refused,
        'bucket', 'letters',
        'path', file.path,
        'size', (o.metadata->>'size')::bigint,
        'type', o.metadata->>'mimetype',
        'scan', o.metadata->>'scan',
        'stored', o.id is not null
      ) order by file.place), '[]')
      from private.letter_files file
      left join storage.objects o on o.bucket_id = 'letters' and o.name = file.path
      where file.note_id = note.id
    )
  )
  from (select) one left join private.outbox mail
    on mail.purpose = 'reply' and mail.kind = note.kind and mail.record_id = note.record_id and mail.payload->>'key' = note.id::text
$$;

-- Whether the owner of the address told us that they never wrote.
create function private.refuses_mail(address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.mail_refusals r
    where r.address_hash in (private.hash_address(address), private.hash_address(private.mailbox_of(address)))
  )
$$;

-- A record with its work, letters and files; null if there is none of these kinds.
create or replace function public.staff_find(kinds text[], wanted_kind text, wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'entry', private.entry_as_json(entry),
    'record', record.value,
    'files', private.files_of(entry.kind, entry.record_id),
    'notes', (
      select coalesce(jsonb_agg(private.note_as_json(note) order by note.written_at, note.id), '[]')
      from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
    ),
    'receipt', (
      select jsonb_build_object(
        'created_at', o.created_at, 'sent_at', o.sent_at, 'given_up_at', o.given_up_at, 'attempts', o.attempts,
        'last_failure', o.last_failure
      )
      from private.outbox o where o.kind = entry.kind and o.record_id = entry.record_id and o.purpose = 'receipt'
    ),
    'refuses_mail', private.refuses_mail(coalesce(entry.reply_to, entry.email))
  )
  from private.inbox entry cross join lateral private.read_record(entry.kind, entry.record_id) as record (value)
  where wanted_kind = any (kinds) and entry.kind = wanted_kind and entry.record_id = wanted_id
$$;

drop function public.staff_list;
drop function public.staff_count;

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
  after_due timestamptz default null
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
  late_before jsonb default null
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

-- The columns that a change may replace.
create function private.changeable(entry private.inbox) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'state', entry.state, 'assignee', entry.assignee, 'assignee_name', entry.assignee_name, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'snoozed_until', entry.snoozed_until
  )
$$;

-- Changes an entry, if it still has the version that the caller saw. `change` has some of the keys state, outcome, assignee with
-- assignee_name, and snoozed_until; and author and changed_by. A stale answer says who changed the entry. `ask` means that somebody has
-- to say how the work ended: an application and a verification always have an outcome, a message has one if nothing answers it.
-- 1.0.0 sends no author and asks for no outcome: what it marks done counts as answered.
create or replace function public.staff_change(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, change jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  former jsonb;
  answer uuid;
  from_first_version constant boolean := not change ? 'author';
begin
  select * into entry from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if entry.version <> seen_version then
    return jsonb_build_object(
      'outcome', 'stale', 'entry', private.entry_as_json(entry), 'changed_by', entry.changed_by
    );
  end if;
  former := private.changeable(entry);
  if change->>'state' = 'done' and entry.state <> 'done' and change->>'outcome' is null and not from_first_version and (
    entry.kind <> 'message' or (entry.waiting_since is not null and not exists (
      select from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_sent' and n.delivered_at is null and n.failed_at is null
    ))
  ) then
    return jsonb_build_object('outcome', 'ask', 'entry', private.entry_as_json(entry));
  end if;
  if change->>'state' = 'done' and entry.waiting_since is not null
    and (from_first_version or change->>'outcome' in ('phone', 'in_person', 'own_mail'))
  then
    insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
      values (
        wanted_kind, wanted_id, coalesce(change->>'author', 'system'), coalesce(change->>'changed_by', 'System'), 'answered',
        coalesce(change->>'outcome', 'earlier')
      )
      returning id into answer;
  end if;
  if change ? 'state' then
    entry.state := change->>'state';
    entry.outcome := case when entry.state = 'done' then coalesce(change->>'outcome', entry.outcome) end;
    entry.closed_at := case when entry.state = 'done' then coalesce(entry.closed_at, now()) end;
    entry.snoozed_until := case when entry.state <> 'done' then entry.snoozed_until end;
  end if;
  if change ? 'assignee' then
    entry.assignee := change->>'assignee';
    entry.assignee_name := change->>'assignee_name';
    entry.state := case when entry.state = 'new' and entry.assignee is not null then 'in_progress' else entry.state end;
  end if;
  if change ? 'snoozed_until' then
    entry.snoozed_until := (change->>'snoozed_until')::timestamptz;
  end if;
  update private.inbox i set
    state = entry.state, outcome = entry.outcome, closed_at = entry.closed_at, assignee = entry.assignee,
    assignee_name = entry.assignee_name, snoozed_until = entry.snoozed_until, changed_by = change->>'changed_by',
    before_change = former || jsonb_build_object('answer', answer), version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  return jsonb_build_object('outcome', 'changed', 'entry', private.entry_as_json(private.settle_entry(wanted_kind, wanted_id)));
end
$$;

-- Takes the last change back, with the answer that it noted, if nobody has changed the entry since.
create function public.staff_undo(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, changed_by text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
begin
  select * into entry from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if entry.version <> seen_version or entry.before_change is null then
    return jsonb_build_object(
      'outcome', 'stale', 'entry', private.entry_as_json(entry), 'changed_by', entry.changed_by
    );
  end if;
  delete from private.inbox_notes n where n.id = (entry.before_change->>'answer')::uuid;
  update private.inbox i set
    state = entry.before_change->>'state', outcome = entry.before_change->>'outcome',
    closed_at = (entry.before_change->>'closed_at')::timestamptz, assignee = entry.before_change->>'assignee',
    assignee_name = entry.before_change->>'assignee_name',
    snoozed_until = (entry.before_change->>'snoozed_until')::timestamptz, changed_by = staff_undo.changed_by,
    before_change = null, version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  return jsonb_build_object('outcome', 'changed', 'entry', private.entry_as_json(private.settle_entry(wanted_kind, wanted_id)));
end
$$;

-- Adds a note, or says that a reply was started in a mail program. Returns `note` and `entry`, and beside them the keys of the note,
-- where 1.0.0 reads them. Null if the record is gone.
create or replace function public.staff_add_note(
  kinds text[], wanted_kind text, wanted_id uuid, author text, author_name text, sort text, body text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  note private.inbox_notes;
begin
  perform from private.inbox i where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
    values (wanted_kind, wanted_id, staff_add_note.author, staff_add_note.author_name, staff_add_note.sort, staff_add_note.body)
    returning * into note;
  return private.note_as_json(note) || jsonb_build_object(
    'note', private.note_as_json(note), 'entry', private.entry_as_json(private.settle_entry(wanted_kind, wanted_id))
  );
end
$$;

-- Who is writing an answer at the moment. A row of a minute ago means nothing.
create table private.writing (
  kind text not null,
  record_id uuid not null,
  person text not null,
  person_name text not null,
  at timestamptz not null default now(),
  primary key (kind, record_id, person),
  foreign key (kind, record_id) references private.inbox on delete cascade
);
alter table private.writing enable row level security;
revoke all on private.writing from public, anon, authenticated, service_role;

-- Says whether the caller is writing an answer, and returns who else is, and the record's revision. Null if the record is gone.
create function public.staff_watch(
  kinds text[], wanted_kind text, wanted_id uuid, person text, person_name text, is_writing boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  newest integer;
begin
  select i.revision into newest from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id;
  if not found then
    return null;
  end if;
  if is_writing then
    insert into private.writing (kind, record_id, person, person_name)
      values (wanted_kind, wanted_id, staff_watch.person, staff_watch.person_name)
      on conflict on constraint writing_pkey do update set at = now(), person_name = excluded.person_name;
  else
    delete from private.writing w where w.kind = wanted_kind and w.record_id = wanted_id and w.person = staff_watch.person;
  end if;
  return jsonb_build_object('revision', newest, 'writing', (
    select coalesce(jsonb_agg(w.person_name order by w.person_name), '[]') from private.writing w
    where w.kind = wanted_kind and w.record_id = wanted_id and w.person <> staff_watch.person and w.at > now() - interval '30 seconds'
  ));
end
$$;

revoke all on function private.note_as_json, private.refuses_mail, private.changeable from public, anon, authenticated;
revoke all on function public.staff_list, public.staff_count, public.staff_undo, public.staff_watch from public, anon, authenticated;
grant execute on function public.staff_list, public.staff_count, public.staff_undo, public.staff_watch to service_role;
