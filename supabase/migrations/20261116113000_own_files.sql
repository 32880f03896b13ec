-- A visitor's record may point only to files that were uploaded for it: they exist, are younger than a day, and no other
-- record points to them. Otherwise a stranger could attach another person's license to a record of their own.

create index job_applications_resume_path on public.job_applications (private.path_in_bucket(resume_url, 'resumes'));
create index employment_verifications_front_path
  on public.employment_verifications (private.path_in_bucket(dl_front_url, 'employment-documents'));
create index employment_verifications_back_path
  on public.employment_verifications (private.path_in_bucket(dl_back_url, 'employment-documents'));

-- Two records that name one file at the same moment wait for each other here, so that the second sees the first.
create function private.lock_file(bucket text, path text) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext(bucket), hashtext(path))
$$;

-- One answer for a file that is missing, too old or taken: it must not tell a stranger which files exist.
create function private.require_own_file(bucket text, path text, records bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if records > 1 or not exists (
    select from storage.objects o
    where o.bucket_id = bucket and o.name = path and o.created_at > now() - interval '1 day'
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

create function private.require_own_license() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bucket constant text := 'employment-documents';
  sent record;
begin
  for sent in
    select private.path_in_bucket(dl_front_url, bucket) as front, private.path_in_bucket(dl_back_url, bucket) as back
    from inserted
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
  private.lock_file(text, text), private.require_own_file(text, text, bigint),
  private.require_own_resume(), private.require_own_license()
  from public, anon, authenticated;

-- After the row, so that constraints and a repeated id answer first: the forms take a duplicate id for success.
create trigger own_files after insert on public.job_applications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_resume();
create trigger own_files after insert on public.employment_verifications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_license();
