-- Verifications with both sides of a driver's license, which are uploaded first, and a sealed social security number.

-- Private on purpose: the paths can be guessed, so a public bucket would hand licenses to anyone who counts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('employment-documents', 'employment-documents', false, 10 * 1024 * 1024, array['image/jpeg', 'image/png', 'application/pdf']);

-- Where a side of a driver's license is stored: {front|back}_{timestamp}.{extension}.
create function private.is_license_path(value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value ~ '^(?:front|back)_[0-9]{10,17}\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Pp][Dd][Ff])$';
end
$$;
grant execute on function private.is_license_path to anon, authenticated, service_role;

-- Insert only, as for resumes.
create policy "a visitor uploads a license" on storage.objects for insert to anon
  with check (
    bucket_id = 'employment-documents' and private.is_license_path(name) and private.is_plain_upload(bucket_id, metadata)
  );

-- The owner decides which questions the form asks (company/policy.ts), so each of their columns may be empty. A
-- value that is given is checked.
create table public.employment_verifications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null check (private.fits(first_name, 1, 100)),
  last_name text not null check (private.fits(last_name, 1, 100)),
  email text not null check (private.is_email(email)),
  phone text not null check (private.fits(phone, 10, 50)),
  phone_carrier text check (
    phone_carrier in (
      'Verizon', 'AT&T', 'T-Mobile', 'Sprint', 'US Cellular', 'Cricket', 'Metro PCS', 'Boost Mobile', 'Virgin Mobile', 'Other'
    )
  ),
  street_address text not null check (private.fits(street_address, 1, 200)),
  city text not null check (private.fits(city, 1, 100)),
  state text not null check (private.fits(state, 1, 100)),
  zip_code text not null check (private.fits(zip_code, 5, 20)),
  bank_name text check (private.fits(bank_name, 1, 200)),
  credit_score text check (
    credit_score in (
      'Excellent (750-850)', 'Good (700-749)', 'Fair (650-699)', 'Poor (550-649)', 'Very Poor (300-549)'
    )
  ),
  -- Holds a sealed message and nothing else, even if the trigger were ever dropped.
  social_security text check (social_security like '-----BEGIN PGP MESSAGE-----%'),
  sealing_key_id text,
  -- An owner lists the positions (company/policy.ts), so a position is free text here.
  position text check (private.fits(position, 1, 200)),
  other_position text check (private.fits(other_position, 0, 200)),
  additional_info text check (private.fits(additional_info, 0, 5000)),
  dl_front_url text check (
    dl_front_url is null or (
      char_length(dl_front_url) <= 1000
      and coalesce(private.path_in_bucket(dl_front_url, 'employment-documents') like 'front%', false)
      and private.is_license_path(private.path_in_bucket(dl_front_url, 'employment-documents'))
    )
  ),
  dl_back_url text check (
    dl_back_url is null or (
      char_length(dl_back_url) <= 1000
      and coalesce(private.path_in_bucket(dl_back_url, 'employment-documents') like 'back%', false)
      and private.is_license_path(private.path_in_bucket(dl_back_url, 'employment-documents'))
    )
  ),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  constraint employment_verifications_license_check check ((dl_front_url is null) = (dl_back_url is null)),
  constraint employment_verifications_sealed_check check ((social_security is null) = (sealing_key_id is null))
);
create index employment_verifications_newest on public.employment_verifications (created_at desc);
create index employment_verifications_front_path
  on public.employment_verifications (private.path_in_bucket(dl_front_url, 'employment-documents'));
create index employment_verifications_back_path
  on public.employment_verifications (private.path_in_bucket(dl_back_url, 'employment-documents'));

revoke all on public.employment_verifications from public, anon, authenticated, service_role;
grant insert (
  id, first_name, last_name, email, phone, phone_carrier, street_address, city, state, zip_code, bank_name, credit_score,
  social_security, position, other_position, additional_info, dl_front_url, dl_back_url, language
) on public.employment_verifications to anon;
grant select, insert, delete on public.employment_verifications to service_role;

alter table public.employment_verifications enable row level security;
create policy "a visitor asks for verification" on public.employment_verifications for insert to anon with check (true);
create policy "staff read and delete verifications" on public.employment_verifications to service_role using (true) with check (true);

-- A record without pictures has no files to own.
create function private.require_own_license() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bucket constant text := 'employment-documents';
  sent record;
begin
  for sent in
    select private.path_in_bucket(dl_front_url, bucket) as front, private.path_in_bucket(dl_back_url, bucket) as back
    from inserted where dl_front_url is not null
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
revoke all on function private.require_own_license from public, anon, authenticated;

-- Staff restoring a backup bring numbers that are sealed already; everyone else's are sealed here.
create trigger seal_social_security before insert on public.employment_verifications
  for each row when (
    new.social_security is not null
    and (current_user <> 'service_role' or new.social_security not like '-----BEGIN PGP MESSAGE-----%')
  )
  execute function private.seal_social_security();
-- Staff restore a backup as it was.
create trigger strip_markup before insert on public.employment_verifications
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'first_name', 'last_name', 'email', 'phone', 'street_address', 'city', 'state', 'zip_code', 'bank_name',
    'position', 'other_position', 'additional_info'
  );
create trigger one_row_at_a_time after insert on public.employment_verifications
  referencing new table as inserted for each statement execute function private.refuse_many_rows();
create trigger own_files after insert on public.employment_verifications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_license();
create trigger own_number after insert on public.employment_verifications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger refuse_deleted after insert on public.employment_verifications
  for each row execute function private.refuse_deleted_record('verification');
create trigger add_to_inbox after insert on public.employment_verifications for each row execute function private.add_to_inbox();
create trigger remove_from_inbox after delete on public.employment_verifications
  for each row execute function private.remove_from_inbox();

-- The sealed number as it is stored: only the private key opens it. Null if there is none.
create function public.staff_sealed_number(wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sealed', v.social_security, 'key_id', v.sealing_key_id)
  from public.employment_verifications v where v.id = wanted_id and v.social_security is not null
$$;

-- The keys that seal or have sealed numbers, newest first, each with the number of verifications that need it. A restored
-- backup may need a key that was never installed here.
create function public.staff_sealing_keys() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'key_id', coalesce(installed.key_id, used.key_id),
    'installed_at', installed.installed_at,
    'seals', coalesce(installed.generation = max(installed.generation) over (), false),
    'verifications', coalesce(used.verifications, 0)
  )
  from private.sealing_keys installed
  full join (
    select v.sealing_key_id as key_id, count(*) as verifications from public.employment_verifications v
    where v.sealing_key_id is not null group by v.sealing_key_id
  ) used on used.key_id = installed.key_id
  order by installed.generation desc nulls last, used.key_id
$$;

revoke all on function public.staff_sealed_number, public.staff_sealing_keys from public, anon, authenticated;
grant execute on function public.staff_sealed_number, public.staff_sealing_keys to service_role;
