-- How long records are kept, in days. Staff may change the days.
create table public.retention (
  table_name text primary key check (table_name in ('contacts', 'job_applications', 'employment_verifications')),
  keep_days integer not null check (keep_days between 1 and 3650)
);
insert into public.retention values ('contacts', 365), ('job_applications', 365), ('employment_verifications', 90);

revoke all on public.retention from public, anon, authenticated, service_role;
grant select, update (keep_days) on public.retention to service_role;

alter table public.retention enable row level security;
create policy "staff set the retention" on public.retention to service_role using (true) with check (true);

-- Deletes what is past its date and names every file that only such records pointed to. A file stays if a record that is kept points
-- to the same path, on whatever origin. The caller removes the files through the storage API, the only one that removes the bytes too;
-- should it not get there, orphaned_uploads() finds them later.
create function public.purge_expired()
returns table (table_name text, row_id uuid, bucket_id text, object_name text)
language sql set search_path = '' as $$
  with
    due as (select r.table_name, now() - make_interval(days => r.keep_days) as before from public.retention r),
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
$$;
revoke all on function public.purge_expired from public, anon, authenticated;
grant execute on function public.purge_expired to service_role;

-- The ids of records that were deleted on request. A restored backup must not bring such a person back, so nobody can
-- store these ids again. Whoever deletes a record on request adds its id in the same transaction.
create table private.deleted_records (
  kind text not null check (kind in ('message', 'application', 'verification')),
  record_id uuid not null,
  deleted_at timestamptz not null default now(),
  primary key (kind, record_id)
);
alter table private.deleted_records enable row level security;
revoke all on private.deleted_records from public, anon, authenticated, service_role;

-- The argument of the trigger names the kind.
create function private.refuse_deleted_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.deleted_records d where d.kind = tg_argv[0] and d.record_id = new.id) then
    raise exception 'This record was deleted on request'
      using errcode = 'PT410', hint = 'Its id is on the list of deleted records, so it cannot be stored again.';
  end if;
  return null;
end
$$;
revoke all on function private.refuse_deleted_record from public, anon, authenticated;

-- After the row: an insert waits for a transaction that is just deleting the same id, and sees its entry only then.
create trigger refuse_deleted after insert on public.contacts
  for each row execute function private.refuse_deleted_record('message');
create trigger refuse_deleted after insert on public.job_applications
  for each row execute function private.refuse_deleted_record('application');
create trigger refuse_deleted after insert on public.employment_verifications
  for each row execute function private.refuse_deleted_record('verification');
