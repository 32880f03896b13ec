-- The files of all records. What deletes, sweeps or shows files asks this view, so that it holds for a new kind too.

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

-- Of these files, those that no record points to.
create function private.unreferenced_files(files jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(file)), '[]')
  from jsonb_to_recordset(files) as file (bucket text, path text)
  where not exists (select from private.record_files kept where kept.bucket = file.bucket and kept.path = file.path)
$$;
revoke all on function private.files_of, private.unreferenced_files from public, anon, authenticated;

-- Files that no record points to: someone left between the upload and the form's last click. The paths of all records are collected once.
create function public.orphaned_uploads(min_age interval default '24 hours')
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

-- Bytes and number of the stored files, by bucket.
create function public.staff_stored_files() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'bucket', o.bucket_id, 'files', count(*), 'bytes', coalesce(sum((o.metadata->>'size')::bigint), 0)
  )
  from storage.objects o group by o.bucket_id order by o.bucket_id
$$;

revoke all on function public.orphaned_uploads, public.staff_stored_files from public, anon, authenticated;
grant execute on function public.orphaned_uploads, public.staff_stored_files to service_role;
