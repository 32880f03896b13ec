-- The files that visitors upload. Our own server checks these rules in its code as well; Supabase's storage server does not. Each form's
-- file has its bucket and its policy on storage.objects.

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
    old.bucket_id in ('resumes', 'employment-documents', 'claim-photos')
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

revoke all on function private.lock_file, private.require_own_file from public, anon, authenticated;
