-- What the staff's app does with one record, and with all that one person sent. As in the inbox, a function that takes `kinds` finds
-- nothing outside of them.

-- The stored record without its sealed number.
create function private.read_record(wanted_kind text, wanted_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(c) from public.contacts c where wanted_kind = 'message' and c.id = wanted_id
  union all
  select to_jsonb(a) from public.job_applications a where wanted_kind = 'application' and a.id = wanted_id
  union all
  select to_jsonb(v) - 'social_security' from public.employment_verifications v
  where wanted_kind = 'verification' and v.id = wanted_id
$$;

-- The files of a record, each with the part it plays. Names are compared as in private.require_own_file.
create function private.files_of(record jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'part', part.name,
    'bucket', part.bucket,
    'path', part.path,
    'size', (o.metadata->>'size')::bigint,
    'type', o.metadata->>'mimetype',
    'scan', o.metadata->>'scan',
    'stored', o.id is not null
  ) order by part.place), '[]')
  from (
    select place, name, bucket, private.path_in_bucket(url, bucket) as path
    from (values
      (1, 'resume', 'resumes', record->>'resume_url'),
      (2, 'license_front', 'employment-documents', record->>'dl_front_url'),
      (3, 'license_back', 'employment-documents', record->>'dl_back_url')
    ) as named (place, name, bucket, url)
    where url is not null
  ) part
  left join storage.objects o on o.bucket_id = part.bucket and o.name = part.path and o.name collate "C" = part.path
$$;

-- A record with its work, notes and files; null if there is none of these kinds.
create function public.staff_find(kinds text[], wanted_kind text, wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'entry', private.entry_as_json(entry),
    'record', record.value,
    'files', private.files_of(record.value),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(note) - array['kind', 'record_id'] order by note.written_at, note.id), '[]')
      from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
    )
  )
  from private.inbox entry cross join lateral private.read_record(entry.kind, entry.record_id) as record (value)
  where wanted_kind = any (kinds) and entry.kind = wanted_kind and entry.record_id = wanted_id
$$;

-- Changes state or assignee, if the entry still has the version that the caller saw. `change` has the key state, or assignee and
-- assignee_name, and may have changed_by. A stale answer says who changed the entry.
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
    return jsonb_build_object(
      'outcome', 'stale', 'entry', private.entry_as_json(entry), 'changed_by', entry.changed_by
    );
  end if;
  update private.inbox i set
    state = coalesce(change->>'state', i.state),
    assignee = case when change ? 'assignee' then change->>'assignee' else i.assignee end,
    assignee_name = case when change ? 'assignee' then change->>'assignee_name' else i.assignee_name end,
    first_response_at = case when change->>'state' = 'done' then coalesce(i.first_response_at, now()) else i.first_response_at end,
    changed_by = change->>'changed_by',
    version = i.version + 1
    where i.kind = entry.kind and i.record_id = entry.record_id
    returning * into entry;
  return jsonb_build_object('outcome', 'changed', 'entry', private.entry_as_json(entry));
end
$$;

-- Adds a note, or says that a reply was started, which counts as an answer. Null if the record is gone.
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
  if note.sort = 'reply_started' then
    update private.inbox i set first_response_at = coalesce(i.first_response_at, now())
      where i.kind = wanted_kind and i.record_id = wanted_id;
  end if;
  return to_jsonb(note) - array['kind', 'record_id'];
end
$$;

-- All that one person sent: the same address in whatever letter case, or the same phone number with or without the country
-- code. Separate branches, because each has its own index. The newest 101 at most: the page of one record reads this, and a stranger
-- can send thousands under any address.
create function public.staff_entries_of_person(kinds text[], wanted_email text, wanted_phone text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with keys as (
    select entry.kind, entry.record_id from private.inbox entry
    where entry.kind = any (kinds) and lower(entry.email) = lower(wanted_email)
    union
    select entry.kind, entry.record_id from private.inbox entry
    where entry.kind = any (kinds) and length(private.digits(wanted_phone)) >= 7
      and private.phone_key(entry.phone) = private.phone_key(wanted_phone)
  )
  select private.entry_as_json(entry)
  from keys join private.inbox entry using (kind, record_id)
  order by entry.created_at desc, entry.record_id desc
  limit 101
$$;

-- A person's rights: find all that one person sent, and delete it for good.

-- The entries that have this address, this phone number, or all of these words in the name, and every other entry with the
-- same address or phone number as one of those. `addresses` are those of the former, so that the caller can tell them apart.
-- `more` says that `most` was not enough.
create function public.staff_search_person(
  kinds text[],
  wanted_email text default null,
  wanted_phone text default null,
  wanted_name text[] default null,
  most integer default 200
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    -- Separate branches, because each has its own index.
    matching as (
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and lower(entry.email) = lower(wanted_email)
      union all
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and length(private.digits(wanted_phone)) >= 7
        and private.phone_key(entry.phone) = private.phone_key(wanted_phone)
      union all
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and entry.search_text like private.search_pattern(wanted_name[1])
        and ' ' || private.fold(entry.person) like all (private.search_patterns(wanted_name))
    ),
    newest as materialized (
      select matching.email, matching.phone from matching
      order by matching.created_at desc, matching.record_id desc limit least(most, 500) + 1
    ),
    direct as materialized (select * from newest limit least(most, 500)),
    keys as (
      select entry.kind, entry.record_id
      from (select distinct lower(direct.email) as email from direct) address
      join private.inbox entry on lower(entry.email) = address.email and entry.kind = any (kinds)
      union
      select entry.kind, entry.record_id
      from (select distinct private.phone_key(direct.phone) as phone from direct) number
      join private.inbox entry on private.phone_key(entry.phone) = number.phone and entry.kind = any (kinds)
      where length(number.phone) >= 7
    ),
    listed as (
      select entry.* from keys join private.inbox entry using (kind, record_id)
      order by entry.created_at desc, entry.record_id desc limit 1000
    )
  select jsonb_build_object(
    'entries', (
      select coalesce(
        jsonb_agg(private.entry_as_json(listed::private.inbox) order by listed.created_at desc, listed.record_id desc), '[]'
      )
      from listed
    ),
    'addresses', (select coalesce(jsonb_agg(distinct lower(direct.email)), '[]') from direct),
    'more', (select count(*) > least(most, 500) from newest) or (select count(*) > 1000 from keys)
  )
$$;

-- Of these files, those that no record points to.
create function private.unreferenced_files(files jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(file)), '[]')
  from jsonb_to_recordset(files) as file (bucket text, path text)
  where not exists (
    select from public.job_applications a
    where file.bucket = 'resumes' and private.path_in_bucket(a.resume_url, 'resumes') = file.path
  ) and not exists (
    select from public.employment_verifications v
    where file.bucket = 'employment-documents' and private.path_in_bucket(v.dl_front_url, 'employment-documents') = file.path
  ) and not exists (
    select from public.employment_verifications v
    where file.bucket = 'employment-documents' and private.path_in_bucket(v.dl_back_url, 'employment-documents') = file.path
  )
$$;

-- Deletes records with their inbox entries and notes, and keeps their ids on the list that no restore can pass. Returns what
-- was deleted, whether it had a sealed number, the files that no other record points to, and how many days each kind is kept.
-- The caller removes the files.
create function public.staff_delete(records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted jsonb;
  pointed jsonb;
  held_number boolean;
begin
  insert into private.deleted_records (kind, record_id)
    select distinct wanted.kind, wanted.record_id from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    on conflict do nothing;

  with
    wanted as materialized (
      select w.kind, w.record_id from jsonb_to_recordset(records) as w (kind text, record_id uuid)
    ),
    old_messages as (
      delete from public.contacts c using wanted w where w.kind = 'message' and c.id = w.record_id
      returning c.id, c.created_at
    ),
    old_applications as (
      delete from public.job_applications a using wanted w where w.kind = 'application' and a.id = w.record_id
      returning a.id, a.created_at, a.resume_url
    ),
    old_verifications as (
      delete from public.employment_verifications v using wanted w where w.kind = 'verification' and v.id = w.record_id
      returning v.id, v.created_at, v.social_security, v.dl_front_url, v.dl_back_url
    ),
    old_records as (
      select 'message' as kind, id, created_at from old_messages
      union all
      select 'application', id, created_at from old_applications
      union all
      select 'verification', id, created_at from old_verifications
    ),
    old_files as (
      select 'resumes' as bucket, private.path_in_bucket(resume_url, 'resumes') as path from old_applications
      union
      select 'employment-documents', private.path_in_bucket(side.url, 'employment-documents')
      from old_verifications cross join lateral (values (dl_front_url), (dl_back_url)) as side (url)
    )
  select
    (select jsonb_agg(jsonb_build_object('kind', r.kind, 'record_id', r.id, 'created_at', r.created_at)
      order by r.created_at, r.id) from old_records r),
    (select jsonb_agg(jsonb_build_object('bucket', f.bucket, 'path', f.path)) from old_files f where f.path is not null),
    exists (select from old_verifications v where v.social_security is not null)
  into deleted, pointed, held_number;

  -- A statement of its own: the one above still sees the rows that it deletes.
  return jsonb_build_object(
    'deleted', coalesce(deleted, '[]'),
    'held_number', held_number,
    'files', private.unreferenced_files(coalesce(pointed, '[]')),
    'keep_days', (select jsonb_object_agg(private.kind_of_table(r.table_name), r.keep_days) from public.retention r)
  );
end
$$;

-- The sealed number as it is stored: only the private key opens it. Null if there is none.
create function public.staff_sealed_number(wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sealed', v.social_security, 'key_id', v.sealing_key_id)
  from public.employment_verifications v where v.id = wanted_id and v.social_security is not null
$$;

-- The keys that seal or have sealed numbers, newest first, each with the number of verifications that need it. A restored
-- backup may need a key that was never installed here.
create function public.staff_sealing_keys() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'key_id', coalesce(installed.key_id, used.key_id),
    'installed_at', installed.installed_at,
    'seals', coalesce(installed.generation = max(installed.generation) over (), false),
    'verifications', coalesce(used.verifications, 0)
  )
  from private.sealing_keys installed
  full join (
    select v.sealing_key_id as key_id, count(*) as verifications from public.employment_verifications v
    where v.sealing_key_id is not null group by v.sealing_key_id
  ) used on used.key_id = installed.key_id
  order by installed.generation desc nulls last, used.key_id
$$;

revoke all on function private.read_record, private.files_of, private.unreferenced_files from public, anon, authenticated;
revoke all on function
  public.staff_find, public.staff_change, public.staff_add_note, public.staff_entries_of_person, public.staff_search_person,
  public.staff_delete, public.staff_sealed_number, public.staff_sealing_keys
  from public, anon, authenticated;
grant execute on function
  public.staff_find, public.staff_change, public.staff_add_note, public.staff_entries_of_person, public.staff_search_person,
  public.staff_delete, public.staff_sealed_number, public.staff_sealing_keys
  to service_role;
