-- The files of letters are deleted, swept, saved and restored as those of the forms are.

create function private.letter_paths() returns setof text
language sql stable security definer set search_path = '' as $$
  select file.path from private.letter_files file where file.path is not null
$$;

create or replace function public.orphaned_uploads(min_age interval default '24 hours')
returns table (bucket_id text, object_name text, created_at timestamptz)
language sql stable set search_path = '' as $$
  with referenced as materialized (
    select 'resumes' as bucket_id, split_part(a.resume_url, '/storage/v1/object/public/resumes/', 2) as name
    from public.job_applications a
    union all
    select 'employment-documents', split_part(side.url, '/storage/v1/object/public/employment-documents/', 2)
    from public.employment_verifications v cross join lateral (values (v.dl_front_url), (v.dl_back_url)) as side (url)
    union all
    select 'letters', path from private.letter_paths() as letter (path)
  )
  select o.bucket_id, o.name, o.created_at
  from storage.objects o
  where o.bucket_id in ('resumes', 'employment-documents', 'letters')
    and o.created_at < now() - min_age
    and not exists (select from referenced r where r.bucket_id = o.bucket_id and r.name = o.name)
  order by o.created_at
$$;

-- The files of letters of records that are past their date.
create function private.expired_letters() returns table (table_name text, row_id uuid, path text)
language sql stable security definer set search_path = '' as $$
  select r.table_name, i.record_id, file.path
  from public.retention r
  join private.inbox i on i.kind = private.kind_of_table(r.table_name) and i.created_at < now() - make_interval(days => r.keep_days)
  join private.inbox_notes n on n.kind = i.kind and n.record_id = i.record_id
  join private.letter_files file on file.note_id = n.id
  where file.path is not null
$$;

-- As before, with the files of letters.
create or replace function public.purge_expired()
returns table (table_name text, row_id uuid, bucket_id text, object_name text)
language sql set search_path = '' as $$
  with
    due as (select r.table_name, now() - make_interval(days => r.keep_days) as before from public.retention r),
    -- A stable function: it sees the records as they were before this statement.
    old_letters as materialized (select * from private.expired_letters()),
    old_contacts as (
      delete from public.contacts c using due where due.table_name = 'contacts' and c.created_at < due.before
      returning c.id
    ),
    old_applications as (
      delete from public.job_applications a using due where due.table_name = 'job_applications' and a.created_at < due.before
      returning a.id, split_part(a.resume_url, '/storage/v1/object/public/resumes/', 2) as path
    ),
    old_verifications as (
      delete from public.employment_verifications v using due
      where due.table_name = 'employment_verifications' and v.created_at < due.before
      returning v.id, v.dl_front_url, v.dl_back_url
    ),
    old_licenses as (
      select old.id, split_part(side.url, '/storage/v1/object/public/employment-documents/', 2) as path
      from old_verifications old cross join lateral (values (old.dl_front_url), (old.dl_back_url)) as side (url)
    ),
    kept_resumes as materialized (
      select split_part(a.resume_url, '/storage/v1/object/public/resumes/', 2) as path
      from public.job_applications a, due
      where due.table_name = 'job_applications' and a.created_at >= due.before
    ),
    kept_licenses as materialized (
      select split_part(side.url, '/storage/v1/object/public/employment-documents/', 2) as path
      from public.employment_verifications v cross join lateral (values (v.dl_front_url), (v.dl_back_url)) as side (url), due
      where due.table_name = 'employment_verifications' and v.created_at >= due.before
    )
  select 'contacts', id, null, null from old_contacts
  union all
  select 'job_applications', old.id, 'resumes', old.path
  from old_applications old
  where not exists (select from kept_resumes kept where kept.path = old.path)
  union all
  select 'employment_verifications', old.id, 'employment-documents', old.path
  from old_licenses old
  where not exists (select from kept_licenses kept where kept.path = old.path)
  union all
  select letter.table_name, letter.row_id, 'letters', letter.path from old_letters letter
$$;

-- As before, with the files of letters.
create or replace function public.staff_delete(records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted jsonb;
  pointed jsonb;
  letters jsonb;
  held_number boolean;
begin
  insert into private.deleted_records (kind, record_id)
    select distinct wanted.kind, wanted.record_id from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    on conflict do nothing;

  select coalesce(jsonb_agg(jsonb_build_object('bucket', 'letters', 'path', file.path)), '[]') into letters
    from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    join private.inbox_notes n on n.kind = wanted.kind and n.record_id = wanted.record_id
    join private.letter_files file on file.note_id = n.id
    where file.path is not null;

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
    'files', private.unreferenced_files(coalesce(pointed, '[]')) || letters,
    'keep_days', (select jsonb_object_agg(private.kind_of_table(r.table_name), r.keep_days) from public.retention r)
  );
end
$$;

-- What people did with the records, and the letters.
create or replace function public.staff_export_work() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'snoozed_until', entry.snoozed_until, 'reply_to', entry.reply_to,
    'refuses_mail', private.refuses_mail(coalesce(entry.reply_to, entry.email)), 'notes', coalesce(notes.list, '[]')
  )
  from private.inbox entry
  left join lateral (
    select jsonb_agg(
      to_jsonb(note) - array['kind', 'record_id'] || jsonb_build_object('files', (
        select coalesce(jsonb_agg(to_jsonb(file) - 'note_id' order by file.place), '[]')
        from private.letter_files file where file.note_id = note.id
      ))
      order by note.written_at, note.id
    ) as list
    from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
  ) notes on true
  where entry.state <> 'new' or entry.assignee is not null or entry.first_response_at is not null or entry.snoozed_until is not null
    or notes.list is not null
  order by entry.kind, entry.record_id
$$;

-- For restores, after the records: never over work that is there already. Returns how many entries it changed. Backups of earlier versions
-- know that a record was answered, but not how.
create or replace function public.staff_import_work(entries jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored record;
  changed integer := 0;
begin
  for restored in
    update private.inbox i set
      state = work.state, assignee = work.assignee, assignee_name = work.assignee_name, outcome = work.outcome,
      closed_at = work.closed_at, snoozed_until = work.snoozed_until, reply_to = work.reply_to, version = i.version + 1
    from jsonb_to_recordset(entries) as work (
      kind text, record_id uuid, state text, assignee text, assignee_name text, outcome text, closed_at timestamptz,
      snoozed_until timestamptz, reply_to text, refuses_mail boolean, first_response_at timestamptz, notes jsonb
    )
    where i.kind = work.kind and i.record_id = work.record_id and i.version = 1
    returning i.kind, i.record_id, coalesce(i.reply_to, i.email) as address, work.refuses_mail, work.first_response_at, work.notes
  loop
    changed := changed + 1;
    insert into private.inbox_notes (
      id, kind, record_id, written_at, author, author_name, sort, body, address, confirmed, automatic, quoted, message_id, thread,
      appointment, delivered_at, failed_at, failure
    )
    select
      note.id, restored.kind, restored.record_id, note.written_at, note.author, note.author_name, private.note_sort(note.sort), note.body,
      note.address, coalesce(note.confirmed, true), coalesce(note.automatic, false), coalesce(note.quoted, ''), note.message_id,
      coalesce(note.thread, '{}'), note.appointment,
      case when note.files is null and private.note_sort(note.sort) = 'reply_sent' then note.written_at else note.delivered_at end,
      note.failed_at, note.failure
    from jsonb_to_recordset(restored.notes) as note (
      id uuid, written_at timestamptz, author text, author_name text, sort text, body text, address text, confirmed boolean,
      automatic boolean, quoted text, message_id text, thread text[], appointment jsonb, delivered_at timestamptz, failed_at timestamptz,
      failure text, files jsonb
    )
    on conflict do nothing;
    insert into private.letter_files (id, note_id, place, name, path, refused)
    select file.id, note.id, file.place, file.name, file.path, file.refused
    from jsonb_to_recordset(restored.notes) as note (id uuid, files jsonb)
    cross join lateral jsonb_to_recordset(coalesce(note.files, '[]')) as file (
      id uuid, place integer, name text, path text, refused text
    )
    on conflict do nothing;
    if restored.refuses_mail then
      insert into private.mail_refusals (address_hash)
        values (private.hash_address(restored.address)), (private.hash_address(private.mailbox_of(restored.address)))
        on conflict do nothing;
    end if;
    perform private.settle_entry(restored.kind, restored.record_id);
    if restored.first_response_at is not null and not exists (
      select from private.inbox i
      where i.kind = restored.kind and i.record_id = restored.record_id and i.first_response_at is not null
    ) then
      insert into private.inbox_notes (kind, record_id, written_at, author, author_name, sort, body)
        values (restored.kind, restored.record_id, restored.first_response_at, 'system', 'System', 'answered', 'earlier');
      perform private.settle_entry(restored.kind, restored.record_id);
    end if;
  end loop;
  return changed;
end
$$;

revoke all on function private.letter_paths, private.expired_letters from public, anon, authenticated;
grant execute on function private.letter_paths, private.expired_letters to service_role;
