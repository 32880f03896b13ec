-- What the staff's app lists: one entry for each record of any kind, kept by triggers, with the state of the work on it.
-- Nobody reaches these tables directly. The functions in public, for service_role alone, are the only way in; they run
-- the same from our own server and over Supabase's REST API.

create extension if not exists pg_trgm with schema extensions;

create table private.inbox (
  kind text not null check (kind in ('message', 'application', 'verification')),
  record_id uuid not null,
  created_at timestamptz not null,
  person text not null,
  email text not null,
  phone text not null,
  headline text not null,
  -- Every field that is not sealed, folded: see private.fold.
  search_text text not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  -- A person of the staff: identities may live in another database, so there is no foreign key.
  assignee text check (private.fits(assignee, 1, 100)),
  assignee_name text check (private.fits(assignee_name, 1, 200)),
  first_response_at timestamptz,
  -- Grows with every change, so that of two people who change an entry at once the second is told.
  version integer not null default 1,
  primary key (kind, record_id)
);
create index inbox_newest on private.inbox (created_at desc, record_id desc);
create index inbox_search on private.inbox using gin (search_text extensions.gin_trgm_ops);
create index inbox_email on private.inbox (lower(email));

create table private.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id uuid not null,
  written_at timestamptz not null default now(),
  author text not null check (private.fits(author, 1, 100)),
  author_name text not null check (private.fits(author_name, 1, 200)),
  sort text not null check (sort in ('note', 'reply')),
  body text not null check (private.fits(body, 1, 5000)),
  foreign key (kind, record_id) references private.inbox on delete cascade
);
create index inbox_notes_of_record on private.inbox_notes (kind, record_id, written_at);

alter table private.inbox enable row level security;
alter table private.inbox_notes enable row level security;
revoke all on private.inbox, private.inbox_notes from public, anon, authenticated, service_role;

-- Lower case and without accents, so that "jose" finds "José".
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

create function private.digits(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(value, '[^0-9]', '', 'g')
$$;

create function private.kind_of_table(table_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case table_name
    when 'contacts' then 'message' when 'job_applications' then 'application' when 'employment_verifications' then 'verification'
  end
$$;

create function private.enter_inbox(table_name text, record jsonb) returns void
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
      case record->>'position' when 'Other' then coalesce(nullif(record->>'other_position', ''), 'Other') else record->>'position' end
    ),
    private.fold((
      select string_agg(field.value, ' ')
      from jsonb_each_text(record - array[
        'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url'
      ]) as field
    ) || ' ' || private.digits(record->>'phone'))
$$;

create function private.add_to_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter_inbox(tg_table_name, to_jsonb(new));
  return null;
end
$$;

create function private.remove_from_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.inbox where kind = private.kind_of_table(tg_table_name) and record_id = old.id;
  return null;
end
$$;

create trigger add_to_inbox after insert on public.contacts for each row execute function private.add_to_inbox();
create trigger add_to_inbox after insert on public.job_applications for each row execute function private.add_to_inbox();
create trigger add_to_inbox after insert on public.employment_verifications for each row execute function private.add_to_inbox();
create trigger remove_from_inbox after delete on public.contacts for each row execute function private.remove_from_inbox();
create trigger remove_from_inbox after delete on public.job_applications for each row execute function private.remove_from_inbox();
create trigger remove_from_inbox after delete on public.employment_verifications
  for each row execute function private.remove_from_inbox();

-- What was stored before this migration.
do $$
begin
  perform private.enter_inbox('contacts', to_jsonb(c)) from public.contacts c;
  perform private.enter_inbox('job_applications', to_jsonb(a)) from public.job_applications a;
  perform private.enter_inbox('employment_verifications', to_jsonb(v)) from public.employment_verifications v;
end
$$;

revoke all on function
  private.fold(text), private.digits(text), private.kind_of_table(text), private.enter_inbox(text, jsonb),
  private.add_to_inbox(), private.remove_from_inbox()
  from public, anon, authenticated;
