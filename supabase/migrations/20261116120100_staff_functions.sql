-- What the staff's app does with records. Each function takes the kinds that the caller's role may see and finds nothing
-- outside of them, so that one forgotten check in a handler does not open another kind.

create type private.inbox_row as (
  kind text, record_id uuid, created_at timestamptz, person text, email text, phone text, headline text,
  state text, assignee text, assignee_name text, first_response_at timestamptz, version integer
);

create function private.to_inbox_row(entry private.inbox) returns private.inbox_row
language sql immutable set search_path = '' as $$
  select row(
    entry.kind, entry.record_id, entry.created_at, entry.person, entry.email, entry.phone, entry.headline,
    entry.state, entry.assignee, entry.assignee_name, entry.first_response_at, entry.version
  )::private.inbox_row
$$;

-- Newest first, a page at a time: `before_time` and `before_id` are the last entry of the page before. An entry matches if it
-- has every one of the words. `first_id` and `last_id` are the range of ids that one reference stands for.
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
language sql stable security definer set search_path = '' as $$
  select to_jsonb(private.to_inbox_row(entry))
  from private.inbox entry
  where entry.kind = any (kinds)
    and (states is null or entry.state = any (states))
    and (assigned_to is null or entry.assignee = assigned_to)
    and (headlines is null or entry.headline = any (headlines))
    and (since is null or entry.created_at >= since)
    and (until is null or entry.created_at < until)
    and (first_id is null or entry.record_id between first_id and last_id)
    and (before_time is null or (entry.created_at, entry.record_id) < (before_time, before_id))
    and entry.search_text like all (
      select '%' || replace(replace(replace(private.fold(word), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) word
    )
  order by entry.created_at desc, entry.record_id desc
  limit least(page_size, 200)
$$;

-- The stored record without its sealed number.
create function private.open_record(wanted_kind text, wanted_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(c) from public.contacts c where wanted_kind = 'message' and c.id = wanted_id
  union all
  select to_jsonb(a) from public.job_applications a where wanted_kind = 'application' and a.id = wanted_id
  union all
  select to_jsonb(v) - 'social_security' from public.employment_verifications v
  where wanted_kind = 'verification' and v.id = wanted_id
$$;

-- The files of a record, each with the part it plays.
create function private.files_of(record jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'part', part.name,
    'bucket', part.bucket,
    'path', private.path_in_bucket(part.url, part.bucket),
    'size', (o.metadata->>'size')::bigint,
    'type', o.metadata->>'mimetype',
    'scan', o.metadata->>'scan',
    'stored', o.id is not null
  ) order by part.place), '[]')
  from (values
    (1, 'resume', 'resumes', record->>'resume_url'),
    (2, 'license_front', 'employment-documents', record->>'dl_front_url'),
    (3, 'license_back', 'employment-documents', record->>'dl_back_url')
  ) as part (place, name, bucket, url)
  left join storage.objects o on o.bucket_id = part.bucket and o.name = private.path_in_bucket(part.url, part.bucket)
  where part.url is not null
$$;

-- All that one person sent: the same address in whatever letter case, or the same digits of a phone number.
create function public.staff_person(kinds text[], wanted_email text, wanted_phone text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(private.to_inbox_row(entry))
  from private.inbox entry
  where entry.kind = any (kinds)
    and (
      lower(entry.email) = lower(wanted_email)
      or (length(private.digits(wanted_phone)) >= 7
        and entry.search_text like '%' || private.digits(wanted_phone) || '%'
        and private.digits(entry.phone) = private.digits(wanted_phone))
    )
  order by entry.created_at desc, entry.record_id desc
$$;

-- A record with its work, notes and files; null if there is none of these kinds.
create function public.staff_find(kinds text[], wanted_kind text, wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'entry', to_jsonb(private.to_inbox_row(entry)),
    'record', record.value,
    'files', private.files_of(record.value),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(note) - array['kind', 'record_id'] order by note.written_at, note.id), '[]')
      from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
    )
  )
  from private.inbox entry cross join lateral private.open_record(entry.kind, entry.record_id) as record (value)
  where wanted_kind = any (kinds) and entry.kind = wanted_kind and entry.record_id = wanted_id
$$;

-- Changes state or assignee, if the entry still has the version that the caller saw. `change` has the keys state, or
-- assignee and assignee_name.
create function public.staff_change(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, change jsonb
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
  if entry.version <> seen_version then
    return jsonb_build_object('outcome', 'stale', 'entry', to_jsonb(private.to_inbox_row(entry)));
  end if;
  update private.inbox i set
    state = coalesce(change->>'state', i.state),
    assignee = case when change ? 'assignee' then change->>'assignee' else i.assignee end,
    assignee_name = case when change ? 'assignee' then change->>'assignee_name' else i.assignee_name end,
    first_response_at = case when change->>'state' = 'done' then coalesce(i.first_response_at, now()) else i.first_response_at end,
    version = i.version + 1
    where i.kind = entry.kind and i.record_id = entry.record_id
    returning * into entry;
  return jsonb_build_object('outcome', 'changed', 'entry', to_jsonb(private.to_inbox_row(entry)));
end
$$;

-- Adds a note. A note of the sort 'reply' says that the person was answered. Null if the record is gone.
create function public.staff_add_note(
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
  if note.sort = 'reply' then
    update private.inbox i set first_response_at = coalesce(i.first_response_at, now())
      where i.kind = wanted_kind and i.record_id = wanted_id;
  end if;
  return to_jsonb(note) - array['kind', 'record_id'];
end
$$;

-- The sealed number as it is stored: only the private key opens it. Null if there is no such verification.
create function public.staff_sealed_number(wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sealed', v.social_security, 'key_id', v.sealing_key_id)
  from public.employment_verifications v where v.id = wanted_id
$$;

-- For backups: what people did with the records.
create function public.staff_export_work() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at,
    'notes', coalesce(notes.list, '[]')
  )
  from private.inbox entry
  left join lateral (
    select jsonb_agg(to_jsonb(note) - array['kind', 'record_id'] order by note.written_at, note.id) as list
    from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
  ) notes on true
  where entry.state <> 'new' or entry.assignee is not null or entry.first_response_at is not null or notes.list is not null
  order by entry.kind, entry.record_id
$$;

-- For restores, after the records: never over work that is there already. Says how many entries it changed.
create function public.staff_import_work(entries jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update private.inbox i set
    state = work.state, assignee = work.assignee, assignee_name = work.assignee_name,
    first_response_at = work.first_response_at, version = i.version + 1
  from jsonb_to_recordset(entries) as work (
    kind text, record_id uuid, state text, assignee text, assignee_name text, first_response_at timestamptz
  )
  where i.kind = work.kind and i.record_id = work.record_id and i.version = 1;
  get diagnostics changed = row_count;
  insert into private.inbox_notes (id, kind, record_id, written_at, author, author_name, sort, body)
  select note.id, work.kind, work.record_id, note.written_at, note.author, note.author_name, note.sort, note.body
  from jsonb_to_recordset(entries) as work (kind text, record_id uuid, notes jsonb)
  join private.inbox i on i.kind = work.kind and i.record_id = work.record_id
  cross join lateral jsonb_to_recordset(work.notes) as note (
    id uuid, written_at timestamptz, author text, author_name text, sort text, body text
  )
  on conflict (id) do nothing;
  return changed;
end
$$;

revoke all on function
  private.to_inbox_row(private.inbox), private.open_record(text, uuid), private.files_of(jsonb)
  from public, anon, authenticated;
revoke all on function
  public.staff_list(text[], text[], text, text[], timestamptz, timestamptz, text[], uuid, uuid, timestamptz, uuid, integer),
  public.staff_person(text[], text, text), public.staff_find(text[], text, uuid),
  public.staff_change(text[], text, uuid, integer, jsonb),
  public.staff_add_note(text[], text, uuid, text, text, text, text),
  public.staff_sealed_number(uuid), public.staff_export_work(), public.staff_import_work(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.staff_list(text[], text[], text, text[], timestamptz, timestamptz, text[], uuid, uuid, timestamptz, uuid, integer),
  public.staff_person(text[], text, text), public.staff_find(text[], text, uuid),
  public.staff_change(text[], text, uuid, integer, jsonb),
  public.staff_add_note(text[], text, uuid, text, text, text, text),
  public.staff_sealed_number(uuid), public.staff_export_work(), public.staff_import_work(jsonb)
  to service_role;
