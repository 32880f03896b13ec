-- What the office had published when somebody sent a form (staff.content_releases): the release of the page that it was sent from.
-- Null: the page showed the files alone.
alter table public.contacts add column site_release bigint check (site_release >= 0);
alter table public.job_applications add column site_release bigint check (site_release >= 0);
alter table public.employment_verifications add column site_release bigint check (site_release >= 0);
alter table public.claim_reports add column site_release bigint check (site_release >= 0);

grant insert (site_release) on public.contacts, public.job_applications, public.employment_verifications, public.claim_reports
  to anon;
