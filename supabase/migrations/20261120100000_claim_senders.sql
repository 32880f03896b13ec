-- Who guesses: the address at the end of a header that whoever stands in front of the database writes. A client can send any header,
-- and proxies append to X-Forwarded-For, so only its end is theirs. On hosted Supabase that is an address of the edge, which has the
-- client's in a header of its own: docs/supabase.md says what to set.
create table private.sender_header (
  only_row boolean primary key default true check (only_row),
  name text not null check (name ~ '^[a-z0-9-]{1,100}$'),
  -- The number of proxies that append to it: 1 takes the last entry.
  proxies integer not null check (proxies between 1 and 10)
);
alter table private.sender_header enable row level security;
revoke all on private.sender_header from public, anon, authenticated, service_role;
insert into private.sender_header (name, proxies) values ('x-forwarded-for', 1);

-- IPv6 is grouped by /64, as in server/limits/client-address.ts: one household has that many addresses.
create function private.group_address(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain constant text := regexp_replace(btrim(address), '^::ffff:([0-9.]+)$', '\1', 'i');
begin
  return case when strpos(plain, ':') = 0 then plain else network(set_masklen(plain::inet, 64))::text end;
exception when invalid_text_representation or invalid_parameter_value then
  return plain;
end
$$;

-- As a hash. Without the header, as where a request came past the edge, the last proxy's word counts.
create or replace function private.sender_key() returns text
language sql stable set search_path = '' as $$
  select 'sender ' || encode(sha256(convert_to(private.group_address(
    coalesce(hops.list[greatest(cardinality(hops.list) - hops.proxies + 1, 1)], '')
  ), 'UTF8')), 'hex')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as sent) headers
  cross join private.sender_header trusted
  cross join lateral (
    select string_to_array(coalesce(headers.sent->>trusted.name, headers.sent->>'x-forwarded-for'), ',') as list,
      case when headers.sent ? trusted.name then trusted.proxies else 1 end as proxies
  ) hops
$$;

revoke all on function private.group_address from public, anon, authenticated;
