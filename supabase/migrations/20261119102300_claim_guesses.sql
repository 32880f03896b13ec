-- A claim is looked up by its number and the email address it was sent with. Wrong guesses are counted by number and by sender.

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

-- IPv6 is grouped by /64, as in server/lib/client-address.ts: one household has that many addresses.
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

-- The sender as a hash. Without the header, as where a request came past the edge, the last proxy's word counts.
create function private.sender_key() returns text
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

-- The first ten hexadecimal digits of the ids that a claim number stands for (domain/references.ts). Null if it is none.
create function private.id_digits_of(claim_number text) returns text
language sql immutable set search_path = '' as $$
  select lpad(to_hex(sum((strpos(letters.all, substr(given.number, place, 1)) - 1)::bigint << (5 * (8 - place)))::bigint), 10, '0')
  from (select '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' as all) letters
  cross join (select upper(regexp_replace(claim_number, '[-[:space:]]', '', 'g')) as number) given
  cross join generate_series(1, 8) as place
  where given.number ~ '^[2-9A-HJ-NP-Z]{8}$'
$$;

-- A guess is counted in one transaction and compared in the next. PostgREST lets a visitor choose a transaction that leaves
-- nothing behind: GET makes it read-only, and a filter in the address can make it fail because of the answer. Only what an earlier
-- transaction has stored is sure to stay.

-- Guesses of the last hour: who asked, the first digits of the ids of the number, and number and address as a hash. Those that are
-- not compared yet count as wrong.
create table private.claim_lookups (
  sender text not null,
  number text not null,
  guess text not null,
  is_right boolean not null default false,
  at timestamptz not null default now(),
  counted_by xid8 not null default pg_current_xact_id()
);
create index claim_lookups_of_sender on private.claim_lookups (sender, at);
create index claim_lookups_of_number on private.claim_lookups (number, at);
alter table private.claim_lookups enable row level security;
revoke all on private.claim_lookups from public, anon, authenticated, service_role;

-- The claim with this number that was sent with this address. A wrong number and a wrong address look the same. `counted`: the guess
-- is counted, and the same call compares it the next time. `limited`, within an hour: after twenty wrong guesses of a sender, and
-- after ten for a number, except that the first guess of each sender is compared until there were a hundred.
create function private.look_up_claim(claim_number text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  digits constant text := private.id_digits_of(claim_number);
  address constant text := private.email_key(look_up_claim.email);
  asking constant text := private.sender_key();
  hashed constant text := encode(sha256(convert_to(concat_ws(' ', digits, address), 'UTF8')), 'hex');
  since constant timestamptz := now() - interval '1 hour';
  wrong_for_number integer;
  is_first boolean;
  claim_id uuid;
begin
  if current_setting('transaction_read_only')::boolean then
    raise exception 'A claim is looked up by POST' using errcode = '25006';
  end if;
  if digits is null then
    return jsonb_build_object('outcome', 'none');
  end if;
  perform pg_advisory_xact_lock(hashtext('claim'), hashtext(asked.key)) from unnest(array[asking, digits]) as asked (key);
  if not exists (
    select from private.claim_lookups l
    where l.sender = asking and l.guess = hashed and l.at > since and l.counted_by <> pg_current_xact_id()
  ) then
    select count(*), count(*) filter (where l.sender = asking) = 0 into wrong_for_number, is_first
      from private.claim_lookups l where l.number = digits and not l.is_right and l.at > since;
    if wrong_for_number >= (case when is_first then 100 else 10 end)
      or (select count(*) from private.claim_lookups l where l.sender = asking and not l.is_right and l.at > since) >= 20
    then
      return jsonb_build_object('outcome', 'limited');
    end if;
    insert into private.claim_lookups (sender, number, guess) values (asking, digits, hashed);
    return jsonb_build_object('outcome', 'counted');
  end if;
  select c.id into claim_id from public.claim_reports c
    where c.id between rpad(digits, 32, '0')::uuid and rpad(digits, 32, 'f')::uuid and private.email_key(c.email) = address
    order by c.created_at, c.id limit 1;
  if claim_id is null then
    return jsonb_build_object('outcome', 'none');
  end if;
  update private.claim_lookups l set is_right = true where l.sender = asking and l.guess = hashed and not l.is_right;
  return jsonb_build_object('outcome', 'found', 'id', claim_id);
end
$$;

revoke all on function private.group_address, private.sender_key, private.id_digits_of, private.look_up_claim
  from public, anon, authenticated;
