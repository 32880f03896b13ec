-- The files of all records, and what removes them.

-- Every file that a record points to. `part` is what the file is to its record.
create view private.record_files as
  select 'application' as kind, a.id as record_id, 1::bigint as place, 'resume' as part, 'resumes' as bucket,
    private.path_in_bucket(a.resume_url, 'resumes') as path
  from public.job_applications a
  union all
  select 'verification', v.id, 1, 'license_front', 'employment-documents', private.path_in_bucket(v.dl_front_url, 'employment-documents')
  from public.employment_verifications v where v.dl_front_url is not null
  union all
  select 'verification', v.id, 2, 'license_back', 'employment-documents', private.path_in_bucket(v.dl_back_url, 'employment-documents')
  from public.employment_verifications v where v.dl_back_url is not null
  union all
  select 'claim', f.claim_id, f.place, 'photo_' || f.place, 'claim-photos', f.path from private.claim_files f
  union all
  select n.kind, n.record_id, file.place, 'letter', 'letters', file.path
  from private.letter_files file join private.inbox_notes n on n.id = file.note_id where file.path is not null;
revoke all on private.record_files from public, anon, authenticated, service_role;

-- The files that were sent with a record. Names are compared as in private.require_own_file.
create function private.files_of(wanted_kind text, wanted_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'part', file.part,
    'bucket', file.bucket,
    'path', file.path,
    'size', (o.metadata->>'size')::bigint,
    'type', o.metadata->>'mimetype',
    'scan', o.metadata->>'scan',
    'stored', o.id is not null
  ) order by file.place), '[]')
  from private.record_files file
  left join storage.objects o on o.bucket_id = file.bucket and o.name = file.path and o.name collate "C" = file.path
  where file.kind = wanted_kind and file.record_id = wanted_id and file.part <> 'letter'
$$;
drop function private.files_of(jsonb);

-- Of these files, those that no record points to.
create or replace function private.unreferenced_files(files jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(file)), '[]')
  from jsonb_to_recordset(files) as file (bucket text, path text)
  where not exists (select from private.record_files kept where kept.bucket = file.bucket and kept.path = file.path)
$$;

-- Files that no record points to: someone left between the upload and the form's last click. The paths of all records are collected once.
create or replace function public.orphaned_uploads(min_age interval default '24 hours')
returns table (bucket_id text, object_name text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with referenced as materialized (select file.bucket, file.path from private.record_files file)
  select o.bucket_id, o.name, o.created_at
  from storage.objects o
  where o.bucket_id in ('resumes', 'employment-documents', 'claim-photos', 'letters')
    and o.created_at < now() - min_age
    and not exists (select from referenced r where r.bucket = o.bucket_id and r.path = o.name)
  order by o.created_at
$$;

-- Deletes what is past its date and names every file that only such records pointed to. The caller removes the files through the
-- storage API, the only one that removes the bytes too; should it not get there, orphaned_uploads() finds them later.
create or replace function public.purge_expired()
returns table (table_name text, row_id uuid, bucket_id text, object_name text)
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  files jsonb;
  gone uuid[];
begin
  for due in
    select k.kind, k.table_name, now() - make_interval(days => r.keep_days) as before
    from public.retention r join private.kinds k on k.table_name = r.table_name
  loop
    execute format('select array_agg(t.id) from public.%I t where t.created_at < $1', due.table_name) into gone using due.before;
    select coalesce(jsonb_agg(to_jsonb(file)), '[]') into files
      from private.record_files file where file.kind = due.kind and file.record_id = any (gone);
    execute format('delete from public.%I t where t.id = any ($1)', due.table_name) using gone;
    return query
      select due.table_name, old.id, file.bucket, file.path
      from unnest(gone) as old (id)
      left join jsonb_to_recordset(files) as file (record_id uuid, bucket text, path text)
        on file.record_id = old.id
        and not exists (select from private.record_files kept where kept.bucket = file.bucket and kept.path = file.path);
  end loop;
  delete from private.claim_lookups l where l.at < now() - interval '1 hour';
end
$$;

-- Deletes records with their inbox entries, letters and notes, and keeps their ids on the list that no restore can pass. Returns what
-- was deleted, whether it had a sealed number, and the files that no other record points to. The caller removes the files. 1.0.0 reads how
-- many days each kind is kept.
create or replace function public.staff_delete(records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
  removed jsonb;
  deleted jsonb := '[]';
  pointed constant jsonb := (
    select coalesce(jsonb_agg(distinct jsonb_build_object('bucket', file.bucket, 'path', file.path)), '[]')
    from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    join private.record_files file on file.kind = wanted.kind and file.record_id = wanted.record_id
  );
  held_number constant boolean := exists (
    select from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    join public.employment_verifications v on wanted.kind = 'verification' and v.id = wanted.record_id
    where v.social_security is not null
  );
begin
  insert into private.deleted_records (kind, record_id)
    select distinct wanted.kind, wanted.record_id from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    on conflict do nothing;
  for stored in select k.kind, k.table_name from private.kinds k loop
    execute format(
      'with old as (
        delete from public.%I t using jsonb_to_recordset($1) as wanted (kind text, record_id uuid)
        where wanted.kind = $2 and t.id = wanted.record_id
        returning t.id, t.created_at
      )
      select jsonb_agg(jsonb_build_object(''kind'', $2, ''record_id'', old.id, ''created_at'', old.created_at)) from old',
      stored.table_name
    ) into removed using records, stored.kind;
    deleted := deleted || coalesce(removed, '[]');
  end loop;
  return jsonb_build_object(
    'deleted', (
      select coalesce(jsonb_agg(record.value order by record.value->>'created_at', record.value->>'record_id'), '[]')
      from jsonb_array_elements(deleted) as record (value)
    ),
    'held_number', held_number,
    'files', private.unreferenced_files(pointed),
    'keep_days', (select jsonb_object_agg(private.kind_of_table(r.table_name), r.keep_days) from public.retention r)
  );
end
$$;

revoke all on function private.files_of from public, anon, authenticated;
