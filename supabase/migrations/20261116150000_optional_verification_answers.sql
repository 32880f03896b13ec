-- The owner decides which questions the verification form asks (app/content/verification-questions.ts), so each of their
-- columns may be empty. A value that is given is checked as before.

alter table public.employment_verifications
  alter column phone_carrier drop not null,
  alter column bank_name drop not null,
  alter column credit_score drop not null,
  alter column social_security drop not null,
  alter column sealing_key_id drop not null,
  alter column position drop not null,
  alter column dl_front_url drop not null,
  alter column dl_back_url drop not null,
  drop constraint employment_verifications_dl_front_url_check,
  drop constraint employment_verifications_dl_back_url_check,
  add constraint employment_verifications_dl_front_url_check check (
    dl_front_url is null or (
      char_length(dl_front_url) <= 1000
      and coalesce(private.path_in_bucket(dl_front_url, 'employment-documents') like 'front%', false)
      and private.is_license_path(private.path_in_bucket(dl_front_url, 'employment-documents'))
    )
  ),
  add constraint employment_verifications_dl_back_url_check check (
    dl_back_url is null or (
      char_length(dl_back_url) <= 1000
      and coalesce(private.path_in_bucket(dl_back_url, 'employment-documents') like 'back%', false)
      and private.is_license_path(private.path_in_bucket(dl_back_url, 'employment-documents'))
    )
  ),
  add constraint employment_verifications_license_check check ((dl_front_url is null) = (dl_back_url is null)),
  add constraint employment_verifications_sealed_check check ((social_security is null) = (sealing_key_id is null));

drop trigger seal_social_security on public.employment_verifications;
create trigger seal_social_security before insert on public.employment_verifications
  for each row when (
    new.social_security is not null
    and (current_user <> 'service_role' or new.social_security not like '-----BEGIN PGP MESSAGE-----%')
  )
  execute function private.seal_social_security();

-- A record without pictures has no files to own.
create or replace function private.require_own_license() returns trigger
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

-- Without a position, the kind of the record is its headline.
create or replace function private.enter_inbox(table_name text, record jsonb) returns void
language sql set search_path = '' as $$
  insert into private.inbox (kind, record_id, created_at, person, email, phone, headline, search_text)
  select
    private.kind_of_table(table_name),
    (record->>'id')::uuid,
    (record->>'created_at')::timestamptz,
    coalesce(record->>'name', record->>'full_name', concat_ws(' ', record->>'first_name', record->>'last_name')),
    record->>'email',
    record->>'phone',
    coalesce(
      record->>'subject', record->>'job_title',
      case record->>'position' when 'Other' then coalesce(nullif(record->>'other_position', ''), 'Other') else record->>'position' end,
      'Employment verification'
    ),
    ' ' || regexp_replace(private.fold((
      select string_agg(field.value, ' ')
      from jsonb_each_text(record - array[
        'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url'
      ]) as field
    )), '\s+', ' ', 'g') || ' ' || private.digits(record->>'phone')
$$;

-- The sealed number as it is stored: only the private key opens it. Null if there is none.
create or replace function public.staff_sealed_number(wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sealed', v.social_security, 'key_id', v.sealing_key_id)
  from public.employment_verifications v where v.id = wanted_id and v.social_security is not null
$$;

-- The keys that seal or have sealed numbers, newest first, each with the number of verifications that need it. A restored
-- backup may need a key that was never installed here.
create or replace function public.staff_sealing_keys() returns setof jsonb
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

-- Deletes records with their inbox entries and notes, and keeps their ids on the list that no restore can pass. Returns what
-- was deleted, whether it had a sealed number, the files that no other record points to, and how many days each kind is kept.
-- The caller removes the files.
create or replace function public.staff_delete(records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted jsonb;
  pointed jsonb;
  held_number boolean;
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
      returning v.id, v.created_at, v.social_security, v.dl_front_url, v.dl_back_url
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
    (select jsonb_agg(jsonb_build_object('bucket', f.bucket, 'path', f.path)) from old_files f where f.path is not null),
    exists (select from old_verifications v where v.social_security is not null)
  into deleted, pointed, held_number;

  -- A statement of its own: the one above still sees the rows that it deletes.
  return jsonb_build_object(
    'deleted', coalesce(deleted, '[]'),
    'held_number', held_number,
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
