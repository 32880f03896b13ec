-- Applications with a resume, which is uploaded first.

-- Private on purpose: the paths can be guessed, so a public bucket would hand resumes to anyone who counts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('resumes', 'resumes', false, 5 * 1024 * 1024, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]);

-- Where a resume is stored: applicants/{timestamp}-{name}.{extension}.
create function private.is_resume_path(value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return char_length(value) <= 250
    and value ~ '^applicants/[0-9]{10,17}-[A-Za-z0-9_!.*''()&$@=;:+,-]+\.(?:[Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?)$';
end
$$;
grant execute on function private.is_resume_path to anon, authenticated, service_role;

-- Insert only, and only where the site puts things: no policy lets a visitor read, list, replace or delete.
create policy "a visitor uploads a resume" on storage.objects for insert to anon
  with check (bucket_id = 'resumes' and private.is_resume_path(name) and private.is_plain_upload(bucket_id, metadata));

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  full_name text not null check (private.fits(full_name, 2, 200)),
  email text not null check (private.is_email(email)),
  phone text not null check (private.fits(phone, 7, 50)),
  street text not null check (private.fits(street, 2, 200)),
  city text not null check (private.fits(city, 2, 100)),
  state text not null check (private.fits(state, 2, 100)),
  zip_code text not null check (private.fits(zip_code, 2, 20)),
  cover_letter text check (private.fits(cover_letter, 0, 10000)),
  job_title text not null check (private.fits(job_title, 1, 200)),
  resume_url text not null check (
    char_length(resume_url) <= 1000 and coalesce(private.is_resume_path(private.path_in_bucket(resume_url, 'resumes')), false)
  ),
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);
create index job_applications_newest on public.job_applications (created_at desc);
create index job_applications_resume_path on public.job_applications (private.path_in_bucket(resume_url, 'resumes'));

revoke all on public.job_applications from public, anon, authenticated, service_role;
grant insert (id, full_name, email, phone, street, city, state, zip_code, cover_letter, job_title, resume_url, language)
  on public.job_applications to anon;
grant select, insert, delete on public.job_applications to service_role;

alter table public.job_applications enable row level security;
create policy "a visitor applies for a job" on public.job_applications for insert to anon with check (true);
create policy "staff read and delete applications" on public.job_applications to service_role using (true) with check (true);

-- After the row, so that constraints and a repeated id answer first: the forms take a duplicate id for success.
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
revoke all on function private.require_own_resume from public, anon, authenticated;

-- Staff restore a backup as it was.
create trigger strip_markup before insert on public.job_applications
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'full_name', 'email', 'phone', 'street', 'city', 'state', 'zip_code', 'cover_letter', 'job_title'
  );
create trigger one_row_at_a_time after insert on public.job_applications
  referencing new table as inserted for each statement execute function private.refuse_many_rows();
create trigger own_files after insert on public.job_applications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_resume();
create trigger own_number after insert on public.job_applications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger refuse_deleted after insert on public.job_applications
  for each row execute function private.refuse_deleted_record('application');
create trigger add_to_inbox after insert on public.job_applications for each row execute function private.add_to_inbox();
create trigger remove_from_inbox after delete on public.job_applications for each row execute function private.remove_from_inbox();
