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

-- Deletes what is past its date and names every file that only such records pointed to. The caller removes those through
-- the storage API, the only one that removes the bytes too; should it not get there, orphaned_uploads() finds them later.
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
      returning a.id, a.resume_url
    ),
    old_verifications as (
      delete from public.employment_verifications v using due
      where due.table_name = 'employment_verifications' and v.created_at < due.before
      returning v.id, v.dl_front_url, v.dl_back_url
    )
  select 'contacts', id, null, null from old_contacts
  union all
  select 'job_applications', old.id, 'resumes', private.path_in_bucket(old.resume_url, 'resumes')
  from old_applications old
  where not exists (
    select from public.job_applications kept, due
    where due.table_name = 'job_applications' and kept.created_at >= due.before and kept.resume_url = old.resume_url
  )
  union all
  select 'employment_verifications', old.id, 'employment-documents', private.path_in_bucket(side.url, 'employment-documents')
  from old_verifications old cross join lateral (values (old.dl_front_url), (old.dl_back_url)) as side (url)
  where not exists (
    select from public.employment_verifications kept, due
    where due.table_name = 'employment_verifications' and kept.created_at >= due.before
      and side.url in (kept.dl_front_url, kept.dl_back_url)
  )
$$;

-- Files that no record points to: someone left between the upload and the form's last click.
create function public.orphaned_uploads(min_age interval default '24 hours')
returns table (bucket_id text, object_name text, created_at timestamptz)
language sql stable set search_path = '' as $$
  select o.bucket_id, o.name, o.created_at
  from storage.objects o
  where o.bucket_id in ('resumes', 'employment-documents')
    and o.created_at < now() - min_age
    and not exists (
      select from public.job_applications a
      where o.bucket_id = 'resumes' and private.path_in_bucket(a.resume_url, 'resumes') = o.name
    )
    and not exists (
      select from public.employment_verifications v
      where o.bucket_id = 'employment-documents'
        and o.name in (
          private.path_in_bucket(v.dl_front_url, 'employment-documents'),
          private.path_in_bucket(v.dl_back_url, 'employment-documents')
        )
    )
  order by o.created_at
$$;

revoke all on function public.purge_expired(), public.orphaned_uploads(interval) from public, anon, authenticated;
grant execute on function public.purge_expired(), public.orphaned_uploads(interval) to service_role;
-- These two run as the caller and name helpers of the private schema.
grant usage on schema private to service_role;
