-- Storage 1.77 replaced its unique index bucketid_objname by others, whose names are compared with the collation "C". Nothing
-- here may name that index, and each lookup states both collations: PostgreSQL takes the index that is there.

create or replace function private.refuse_overwriting() returns trigger
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

create or replace function private.require_own_file(bucket text, path text, records bigint) returns void
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

create or replace function private.files_of(record jsonb) returns jsonb
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
