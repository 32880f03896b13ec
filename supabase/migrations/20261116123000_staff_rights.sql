-- A person's rights: find all that one person sent, and delete it for good. Also which keys sealed numbers need.

-- A number with and without the country code of the United States is the same number.
create function private.phone_key(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select right(private.digits(phone), 10)
$$;
revoke all on function private.phone_key(text) from public, anon, authenticated;
create index inbox_phone on private.inbox (private.phone_key(phone));

create function private.like_pattern(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(private.fold(word), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
revoke all on function private.like_pattern(text) from public, anon, authenticated;

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
      where entry.kind = any (kinds) and lower(entry.email) = lower(wanted_email)
      union all
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and length(private.digits(wanted_phone)) >= 7
        and private.phone_key(entry.phone) = private.phone_key(wanted_phone)
      union all
      select entry.* from private.inbox entry
      where entry.kind = any (kinds) and entry.search_text like private.like_pattern(wanted_name[1])
        and private.fold(entry.person) like all (select private.like_pattern(word) from unnest(wanted_name) word)
    ),
    newest as materialized (
      select matching.email, matching.phone from matching
      order by matching.created_at desc, matching.record_id desc limit least(most, 500) + 1
    ),
    direct as materialized (select * from newest limit least(most, 500)),
    keys as (
      select entry.kind, entry.record_id
      from (select distinct lower(direct.email) as email from direct) address
      join private.inbox entry on lower(entry.email) = address.email and entry.kind = any (kinds)
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
        jsonb_agg(to_jsonb(private.to_inbox_row(listed::private.inbox)) order by listed.created_at desc, listed.record_id desc), '[]'
      )
      from listed
    ),
    'addresses', (select coalesce(jsonb_agg(distinct lower(direct.email)), '[]') from direct),
    'more', (select count(*) > least(most, 500) from newest) or (select count(*) > 1000 from keys)
  )
$$;

-- Deletes records with their inbox entries and notes, and keeps their ids on the list that no restore can pass. Returns what
-- was deleted, the files that no other record points to, and how many days each kind is kept. The caller removes the files.
create function public.staff_delete(records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted jsonb;
  pointed jsonb;
begin
  insert into private.deleted_records (kind, record_id)
    select distinct wanted.kind, wanted.record_id from jsonb_to_recordset(records) as wanted (kind text, record_id uuid)
    on conflict do nothing;

  with
    wanted as materialized (
      select w.kind, w.record_id from jsonb_to_recordset(records) as w (kind text, record_id uuid)
    ),
    old_messages as (
      delete from public.contacts c using wanted w where w.kind = 'message' and c.id = w.record_id
      returning c.id, c.created_at
    ),
    old_applications as (
      delete from public.job_applications a using wanted w where w.kind = 'application' and a.id = w.record_id
      returning a.id, a.created_at, a.resume_url
    ),
    old_verifications as (
      delete from public.employment_verifications v using wanted w where w.kind = 'verification' and v.id = w.record_id
      returning v.id, v.created_at, v.dl_front_url, v.dl_back_url
    ),
    old_records as (
      select 'message' as kind, id, created_at from old_messages
      union all
      select 'application', id, created_at from old_applications
      union all
      select 'verification', id, created_at from old_verifications
    ),
    old_files as (
      select 'resumes' as bucket, private.path_in_bucket(resume_url, 'resumes') as path from old_applications
      union
      select 'employment-documents', private.path_in_bucket(side.url, 'employment-documents')
      from old_verifications cross join lateral (values (dl_front_url), (dl_back_url)) as side (url)
    )
  select
    (select jsonb_agg(jsonb_build_object('kind', r.kind, 'record_id', r.id, 'created_at', r.created_at)
      order by r.created_at, r.id) from old_records r),
    (select jsonb_agg(jsonb_build_object('bucket', f.bucket, 'path', f.path)) from old_files f where f.path is not null)
  into deleted, pointed;

  -- A statement of its own: the one above still sees the rows that it deletes.
  return jsonb_build_object(
    'deleted', coalesce(deleted, '[]'),
    'files', (
      select coalesce(jsonb_agg(to_jsonb(file)), '[]')
      from jsonb_to_recordset(coalesce(pointed, '[]')) as file (bucket text, path text)
      where not exists (
        select from public.job_applications a
        where file.bucket = 'resumes' and private.path_in_bucket(a.resume_url, 'resumes') = file.path
      ) and not exists (
        select from public.employment_verifications v
        where file.bucket = 'employment-documents' and private.path_in_bucket(v.dl_front_url, 'employment-documents') = file.path
      ) and not exists (
        select from public.employment_verifications v
        where file.bucket = 'employment-documents' and private.path_in_bucket(v.dl_back_url, 'employment-documents') = file.path
      )
    ),
    'keep_days', (select jsonb_object_agg(private.kind_of_table(r.table_name), r.keep_days) from public.retention r)
  );
end
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
    select v.sealing_key_id as key_id, count(*) as verifications from public.employment_verifications v group by v.sealing_key_id
  ) used on used.key_id = installed.key_id
  order by installed.generation desc nulls last, used.key_id
$$;

revoke all on function
  public.staff_search_person(text[], text, text, text[], integer), public.staff_delete(jsonb), public.staff_sealing_keys()
  from public, anon, authenticated;
grant execute on function
  public.staff_search_person(text[], text, text, text[], integer), public.staff_delete(jsonb), public.staff_sealing_keys()
  to service_role;
