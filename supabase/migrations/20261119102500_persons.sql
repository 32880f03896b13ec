-- A person's rights: find all that one person sent, and delete it for good.

-- All that one person sent: the same address in whatever letter case, or the same phone number with or without the country
-- code. Separate branches, because each has its own index. The newest 101 at most: the page of one record reads this, and a stranger
-- can send thousands under any address.
create function public.staff_entries_of_person(kinds text[], wanted_email text, wanted_phone text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with keys as (
    select entry.kind, entry.record_id from private.inbox entry
    where entry.kind = any (kinds) and private.email_key(entry.email) = private.email_key(wanted_email)
    union
    select entry.kind, entry.record_id from private.inbox entry
    where entry.kind = any (kinds) and length(private.digits(wanted_phone)) >= 7
      and private.phone_key(entry.phone) = private.phone_key(wanted_phone)
  )
  select private.entry_as_json(entry)
  from keys join private.inbox entry using (kind, record_id)
  order by entry.created_at desc, entry.record_id desc
  limit 101
$$;

-- The entries that have this address, this phone number, or all of these words in the name, and every other entry with the
-- same address or phone number as one of those. `addresses` are those of the former, so that the caller can tell them apart.
-- `more` says that `most` was not enough.
create function public.staff_search_person(
  kinds text[],
  wanted_email text default null,
  wanted_phone text default null,
  wanted_name text[] default null,
  most integer default 200
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    -- Separate branches, because each has its own index.
    matching as (
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and private.email_key(entry.email) = private.email_key(wanted_email)
      union all
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and length(private.digits(wanted_phone)) >= 7
        and private.phone_key(entry.phone) = private.phone_key(wanted_phone)
      union all
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and entry.search_text like private.search_pattern(wanted_name[1])
        and ' ' || private.fold(entry.person) like all (private.search_patterns(wanted_name))
    ),
    newest as materialized (
      select matching.email, matching.phone from matching
      order by matching.created_at desc, matching.record_id desc limit least(most, 500) + 1
    ),
    direct as materialized (select * from newest limit least(most, 500)),
    keys as (
      select entry.kind, entry.record_id
      from (select distinct private.email_key(direct.email) as email from direct) address
      join private.inbox entry on private.email_key(entry.email) = address.email and entry.kind = any (kinds)
      union
      select entry.kind, entry.record_id
      from (select distinct private.phone_key(direct.phone) as phone from direct) number
      join private.inbox entry on private.phone_key(entry.phone) = number.phone and entry.kind = any (kinds)
      where length(number.phone) >= 7
    ),
    listed as (
      select entry.* from keys join private.inbox entry using (kind, record_id)
      order by entry.created_at desc, entry.record_id desc limit 1000
    )
  select jsonb_build_object(
    'entries', (
      select coalesce(
        jsonb_agg(private.entry_as_json(listed::private.inbox) order by listed.created_at desc, listed.record_id desc), '[]'
      )
      from listed
    ),
    'addresses', (select coalesce(jsonb_agg(distinct private.email_key(direct.email)), '[]') from direct),
    'more', (select count(*) > least(most, 500) from newest) or (select count(*) > 1000 from keys)
  )
$$;

-- Which of these records still exist.
create function public.staff_existing_records(record_ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select entry.record_id from private.inbox entry where entry.record_id = any (record_ids)
$$;

-- Deletes records with their inbox entries, letters and notes, and keeps their ids on the list that no restore can pass. Returns what
-- was deleted, whether it had a sealed number, and the files that no other record points to. The caller removes the files.
create function public.staff_delete(records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
  removed jsonb;
  deleted jsonb := '[]';
  pointed constant jsonb := (
    select coalesce(jsonb_agg(distinct jsonb_build_object('bucket', file.bucket, 'path', file.path)), '[]')
    from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    join private.record_files file on file.kind = wanted.kind and file.record_id = wanted.record_id
  );
  held_number constant boolean := exists (
    select from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    join public.employment_verifications v on wanted.kind = 'verification' and v.id = wanted.record_id
    where v.social_security is not null
  );
begin
  insert into private.deleted_records (kind, record_id)
    select distinct wanted.kind, wanted.record_id from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    on conflict do nothing;
  for stored in select k.kind, k.table_name from private.kinds k loop
    execute format(
      'with old as (
        delete from public.%I t using jsonb_to_recordset($1) as wanted (kind text, record_id uuid)
        where wanted.kind = $2 and t.id = wanted.record_id
        returning t.id, t.created_at
      )
      select jsonb_agg(jsonb_build_object(''kind'', $2, ''record_id'', old.id, ''created_at'', old.created_at)) from old',
      stored.table_name
    ) into removed using records, stored.kind;
    deleted := deleted || coalesce(removed, '[]');
  end loop;
  return jsonb_build_object(
    'deleted', (
      select coalesce(jsonb_agg(record.value order by record.value->>'created_at', record.value->>'record_id'), '[]')
      from jsonb_array_elements(deleted) as record (value)
    ),
    'held_number', held_number,
    'files', private.unreferenced_files(pointed)
  );
end
$$;

revoke all on function
  public.staff_entries_of_person, public.staff_search_person, public.staff_existing_records, public.staff_delete
  from public, anon, authenticated;
grant execute on function
  public.staff_entries_of_person, public.staff_search_person, public.staff_existing_records, public.staff_delete
  to service_role;
