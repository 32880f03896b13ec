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
  )
);
create index job_applications_newest on public.job_applications (created_at desc);
create index job_applications_resume_path on public.job_applications (private.path_in_bucket(resume_url, 'resumes'));

-- Staff restore a backup as it was.
create trigger strip_markup before insert on public.job_applications
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'full_name', 'email', 'phone', 'street', 'city', 'state', 'zip_code', 'cover_letter', 'job_title'
  );
create trigger one_row_at_a_time after insert on public.job_applications
  referencing new table as inserted for each statement execute function private.refuse_many_rows();

revoke all on public.job_applications from public, anon, authenticated, service_role;
grant insert (id, full_name, email, phone, street, city, state, zip_code, cover_letter, job_title, resume_url)
  on public.job_applications to anon;
grant select, insert, delete on public.job_applications to service_role;

alter table public.job_applications enable row level security;
create policy "a visitor applies for a job" on public.job_applications for insert to anon with check (true);
create policy "staff read and delete applications" on public.job_applications to service_role using (true) with check (true);
