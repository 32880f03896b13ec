-- What our own server checks in its code, said in the schema, because Supabase's storage server does not check it.

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
revoke all on function private.is_plain_upload(text, jsonb) from public;
grant execute on function private.is_plain_upload(text, jsonb) to anon, authenticated, service_role;

alter policy "a visitor uploads a resume" on storage.objects
  with check (bucket_id = 'resumes' and private.is_resume_path(name) and private.is_plain_upload(bucket_id, metadata));
alter policy "a visitor uploads a license" on storage.objects
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
  raise exception 'duplicate key value violates unique constraint "bucketid_objname"'
    using errcode = 'unique_violation', schema = tg_table_schema, table = tg_table_name, constraint = 'bucketid_objname';
end
$$;
revoke all on function private.refuse_overwriting() from public;

-- A new version under the same name is other content. Changes of metadata keep the version; moving a file changes its name.
create trigger refuse_overwriting before update on storage.objects for each row
  when (
    old.bucket_id in ('resumes', 'employment-documents')
    and (old.bucket_id, old.name) = (new.bucket_id, new.name)
    and old.version is distinct from new.version
  )
  execute function private.refuse_overwriting();
