-- What the migrations of Storage 1.77 change, as far as ours touch it.
alter table storage.objects
  add column archived_at timestamptz,
  add column is_delete_marker boolean not null default false,
  add column is_versioned boolean not null default false;
create unique index objects_bucket_id_name_version_key
  on storage.objects (bucket_id, name collate "C", version) nulls not distinct;
create unique index idx_objects_current_version on storage.objects (bucket_id, name collate "C") where archived_at is null;
create unique index idx_objects_null_version on storage.objects (bucket_id, name collate "C") where not is_versioned;
drop index storage.bucketid_objname;
