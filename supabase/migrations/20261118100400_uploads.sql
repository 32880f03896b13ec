-- The files that visitors upload. Our own server checks these rules in its code as well; Supabase's storage server does not.

-- Private on purpose: the paths can be guessed, so a public bucket would hand licenses to anyone who counts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('resumes', 'resumes', false, 5 * 1024 * 1024, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('employment-documents', 'employment-documents', false, 10 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'application/pdf'
  ]);

-- A visitor sends a file in one request that declares its length. Signed and resumable uploads, and bodies without a
-- length, would pass the bucket's limit. The storage server sets both values; a form adds some bytes around the file.
create function private.is_plain_upload(bucket text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    current_setting('storage.operation', true) = 'storage.object.upload'
      and (metadata ->> 'contentLength')::bigint <= b.file_size_limit + 64 * 1024,
    false
  )
  from storage.buckets b where b.id = bucket
$$;
revoke all on function private.is_plain_upload from public;
grant execute on function private.is_plain_upload to anon, authenticated, service_role;

-- Insert only, and only where the site puts things: no policy lets a visitor read, list, replace or delete.
create policy "a visitor uploads a resume" on storage.objects for insert to anon
  with check (bucket_id = 'resumes' and private.is_resume_path(name) and private.is_plain_upload(bucket_id, metadata));
create policy "a visitor uploads a license" on storage.objects for insert to anon
  with check (
    bucket_id = 'employment-documents' and private.is_license_path(name) and private.is_plain_upload(bucket_id, metadata)
  );

-- A stored file is replaced only by a request that asked to replace it. The storage server writes the row of a finished
-- upload as service_role and replaces what arrived meanwhile, so the role does not tell who sent it. The request does: one
-- that asks to replace is tried under the sender's own role first, and the policies let only staff replace.
create function private.refuse_overwriting() returns trigger
language plpgsql set search_path = '' as $$
declare
  operation constant text := coalesce(current_setting('storage.operation', true), '');
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
begin
  if operation = 'storage.object.upload_update'
    or (operation = 'storage.object.upload' and coalesce(headers ->> 'x-upsert' = 'true', false)) then
    return new;
  end if;
  raise exception 'A file with this name is stored already'
    using errcode = 'unique_violation', schema = tg_table_schema, table = tg_table_name;
end
$$;
revoke all on function private.refuse_overwriting from public;

-- A new version under the same name is other content. Changes of metadata keep the version; moving a file changes its name.
create trigger refuse_overwriting before update on storage.objects for each row
  when (
    old.bucket_id in ('resumes', 'employment-documents')
    and (old.bucket_id, old.name) = (new.bucket_id, new.name)
    and old.version is distinct from new.version
  )
  execute function private.refuse_overwriting();

-- A visitor's record may point only to files that were uploaded for it: they exist, are younger than a day, and no other
-- record points to them. Otherwise a stranger could attach another person's license to a record of their own.

-- Two records that name one file at the same moment wait for each other here, so that the second sees the first.
create function private.lock_file(bucket text, path text) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext(bucket), hashtext(path))
$$;

-- One answer for a file that is missing, too old or taken: it must not tell a stranger which files exist. The name is compared under
-- both collations, because the index of storage.objects has one or the other, depending on the version of Supabase Storage.
create function private.require_own_file(bucket text, path text, records bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if records > 1 or not exists (
    select from storage.objects o
    where o.bucket_id = bucket and o.name = path and o.name collate "C" = path and o.created_at > now() - interval '1 day'
  ) then
    raise exception 'A file of this record cannot be used'
      using errcode = 'PT422', hint = 'Upload the files again, then send the record.';
  end if;
end
$$;

create function private.require_own_resume() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text;
begin
  for sent in select private.path_in_bucket(resume_url, 'resumes') from inserted loop
    perform private.lock_file('resumes', sent);
    perform private.require_own_file('resumes', sent, count(*)) from public.job_applications
      where private.path_in_bucket(resume_url, 'resumes') = sent;
  end loop;
  return null;
end
$$;

-- A record without pictures has no files to own.
create function private.require_own_license() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bucket constant text := 'employment-documents';
  sent record;
begin
  for sent in
    select private.path_in_bucket(dl_front_url, bucket) as front, private.path_in_bucket(dl_back_url, bucket) as back
    from inserted where dl_front_url is not null
  loop
    perform private.lock_file(bucket, sent.front);
    perform private.lock_file(bucket, sent.back);
    perform private.require_own_file(bucket, sent.front, count(*)) from public.employment_verifications
      where private.path_in_bucket(dl_front_url, 'employment-documents') = sent.front;
    perform private.require_own_file(bucket, sent.back, count(*)) from public.employment_verifications
      where private.path_in_bucket(dl_back_url, 'employment-documents') = sent.back;
  end loop;
  return null;
end
$$;

revoke all on function
  private.lock_file, private.require_own_file, private.require_own_resume, private.require_own_license
  from public, anon, authenticated;

-- After the row, so that constraints and a repeated id answer first: the forms take a duplicate id for success.
create trigger own_files after insert on public.job_applications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_resume();
create trigger own_files after insert on public.employment_verifications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_license();

-- Files that no record points to: someone left between the upload and the form's last click. The paths of all records are collected
-- once and compared for equality. The constraints of the tables hold the addresses to one form, so the path is what follows the bucket.
create function public.orphaned_uploads(min_age interval default '24 hours')
returns table (bucket_id text, object_name text, created_at timestamptz)
language sql stable set search_path = '' as $$
  with referenced as materialized (
    select 'resumes' as bucket_id, split_part(a.resume_url, '/storage/v1/object/public/resumes/', 2) as name
    from public.job_applications a
    union all
    select 'employment-documents', split_part(side.url, '/storage/v1/object/public/employment-documents/', 2)
    from public.employment_verifications v cross join lateral (values (v.dl_front_url), (v.dl_back_url)) as side (url)
  )
  select o.bucket_id, o.name, o.created_at
  from storage.objects o
  where o.bucket_id in ('resumes', 'employment-documents')
    and o.created_at < now() - min_age
    and not exists (select from referenced r where r.bucket_id = o.bucket_id and r.name = o.name)
  order by o.created_at
$$;
revoke all on function public.orphaned_uploads from public, anon, authenticated;
grant execute on function public.orphaned_uploads to service_role;
