-- The functions of the daily upkeep, with the paths of all records collected once and compared for equality. Before,
-- every upload was compared with every record, which blocked the database for minutes. The constraints of the tables hold
-- the addresses to one form, so the path is what follows the bucket.

create or replace function public.orphaned_uploads(min_age interval default '24 hours')
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

-- A file stays if a record that is kept points to the same path, on whatever origin.
create or replace function public.purge_expired()
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
