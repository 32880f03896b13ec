-- pgcrypto reports a damaged key as an error of the server (39000, status 500). It is one of the request.
create or replace function public.install_sealing_key(public_key text) returns text
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
