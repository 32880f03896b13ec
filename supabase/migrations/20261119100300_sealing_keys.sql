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

-- Before a row is stored: replaces its number with a sealed one.
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
