-- Social security numbers are sealed on arrival with the company's public key (OpenPGP, RSA: pgcrypto knows no ECC).
-- The private key never comes here. The newest key seals; a row names the key that opens it.

create table private.sealing_keys (
  generation bigint generated always as identity primary key,
  key_id text not null unique,
  public_key text not null,
  installed_at timestamptz not null default now()
);
alter table private.sealing_keys enable row level security;
revoke all on private.sealing_keys from public, anon, authenticated, service_role;

-- Installs an armored public key and returns its id. Installing a known key again changes nothing.
create function public.install_sealing_key(public_key text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  packets bytea;
  id text;
begin
  if public_key !~ '^\s*-----BEGIN PGP PUBLIC KEY BLOCK-----' then
    raise exception 'Only an armored OpenPGP public key can be installed';
  end if;
  begin
    packets := extensions.dearmor(public_key);
    id := extensions.pgp_key_id(packets);
    -- A key that cannot seal must fail here, not when an applicant sends the form.
    perform extensions.pgp_pub_encrypt('probe', packets);
  exception when external_routine_invocation_exception then
    raise exception 'This public key is damaged, or cannot encrypt';
  end;
  insert into private.sealing_keys (key_id, public_key) values (id, install_sealing_key.public_key)
    on conflict (key_id) do nothing;
  return id;
end
$$;
revoke all on function public.install_sealing_key from public, anon, authenticated;
grant execute on function public.install_sealing_key to service_role;

create function private.seal_social_security() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  digits constant text := translate(new.social_security, ' -', '');
  newest private.sealing_keys;
begin
  if digits !~ '^[0-9]{9}$' then
    raise exception 'new row for relation "%" violates check constraint "%_social_security_check"', tg_table_name, tg_table_name
      using errcode = 'check_violation', table = tg_table_name, constraint = tg_table_name || '_social_security_check';
  end if;
  select * into newest from private.sealing_keys order by generation desc limit 1;
  if not found then
    raise exception 'No sealing key is installed' using errcode = 'PT503';
  end if;
  new.social_security := extensions.armor(
    extensions.pgp_pub_encrypt(digits, extensions.dearmor(newest.public_key), 'cipher-algo=aes256')
  );
  new.sealing_key_id := newest.key_id;
  return new;
end
$$;
revoke all on function private.seal_social_security from public, anon, authenticated;

-- The owner decides which questions the form asks (app/content/verification-questions.ts), so each of their columns may be empty. A
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
  position text check (
    position in (
      'Administrative Clerk (Remote)', 'Customer Service Representative (Remote)', 'Live Chat Support (Remote)',
      'Remote Data Entry Assistant', 'Job Posting Specialist', 'Other'
    )
  ),
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
  constraint employment_verifications_license_check check ((dl_front_url is null) = (dl_back_url is null)),
  constraint employment_verifications_sealed_check check ((social_security is null) = (sealing_key_id is null))
);
create index employment_verifications_newest on public.employment_verifications (created_at desc);
create index employment_verifications_front_path
  on public.employment_verifications (private.path_in_bucket(dl_front_url, 'employment-documents'));
create index employment_verifications_back_path
  on public.employment_verifications (private.path_in_bucket(dl_back_url, 'employment-documents'));

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
    'other_position', 'additional_info'
  );
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
