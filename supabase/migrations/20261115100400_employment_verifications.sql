create table public.employment_verifications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null check (private.fits(first_name, 1, 100)),
  last_name text not null check (private.fits(last_name, 1, 100)),
  email text not null check (private.is_email(email)),
  phone text not null check (private.fits(phone, 10, 50)),
  phone_carrier text not null check (
    phone_carrier in (
      'Verizon', 'AT&T', 'T-Mobile', 'Sprint', 'US Cellular', 'Cricket', 'Metro PCS', 'Boost Mobile', 'Virgin Mobile', 'Other'
    )
  ),
  street_address text not null check (private.fits(street_address, 1, 200)),
  city text not null check (private.fits(city, 1, 100)),
  state text not null check (private.fits(state, 1, 100)),
  zip_code text not null check (private.fits(zip_code, 5, 20)),
  bank_name text not null check (private.fits(bank_name, 1, 200)),
  credit_score text not null check (
    credit_score in (
      'Excellent (750-850)', 'Good (700-749)', 'Fair (650-699)', 'Poor (550-649)', 'Very Poor (300-549)'
    )
  ),
  -- Holds a sealed message and nothing else, even if the trigger were ever dropped.
  social_security text not null check (social_security like '-----BEGIN PGP MESSAGE-----%'),
  sealing_key_id text not null,
  position text not null check (
    position in (
      'Administrative Clerk (Remote)', 'Customer Service Representative (Remote)', 'Live Chat Support (Remote)',
      'Remote Data Entry Assistant', 'Job Posting Specialist', 'Other'
    )
  ),
  other_position text check (private.fits(other_position, 0, 200)),
  additional_info text check (private.fits(additional_info, 0, 5000)),
  dl_front_url text not null check (
    char_length(dl_front_url) <= 1000
    and coalesce(private.path_in_bucket(dl_front_url, 'employment-documents') like 'front%', false)
    and private.is_license_path(private.path_in_bucket(dl_front_url, 'employment-documents'))
  ),
  dl_back_url text not null check (
    char_length(dl_back_url) <= 1000
    and coalesce(private.path_in_bucket(dl_back_url, 'employment-documents') like 'back%', false)
    and private.is_license_path(private.path_in_bucket(dl_back_url, 'employment-documents'))
  )
);
create index employment_verifications_newest on public.employment_verifications (created_at desc);

-- Staff restoring a backup bring numbers that are sealed already; everyone else's are sealed here.
create trigger seal_social_security before insert on public.employment_verifications
  for each row when (current_user <> 'service_role' or new.social_security not like '-----BEGIN PGP MESSAGE-----%')
  execute function private.seal_social_security();

create trigger one_row_at_a_time after insert on public.employment_verifications
  referencing new table as inserted for each statement execute function private.refuse_many_rows();

revoke all on public.employment_verifications from public, anon, authenticated, service_role;
grant insert (
  id, first_name, last_name, email, phone, phone_carrier, street_address, city, state, zip_code, bank_name, credit_score,
  social_security, position, other_position, additional_info, dl_front_url, dl_back_url
) on public.employment_verifications to anon;
grant select, insert, delete on public.employment_verifications to service_role;

alter table public.employment_verifications enable row level security;
create policy "a visitor asks for verification" on public.employment_verifications for insert to anon with check (true);
create policy "staff read and delete verifications" on public.employment_verifications to service_role using (true) with check (true);

-- Who opened which sealed number, and when. Written by staff, changed by nobody, and kept when the row is purged.
create table public.unsealings (
  id uuid primary key default gen_random_uuid(),
  opened_at timestamptz not null default now(),
  opened_by text not null check (private.fits(opened_by, 1, 200)),
  verification_id uuid not null
);

revoke all on public.unsealings from public, anon, authenticated, service_role;
grant select, insert on public.unsealings to service_role;

alter table public.unsealings enable row level security;
create policy "staff write the audit trail" on public.unsealings to service_role using (true) with check (true);
