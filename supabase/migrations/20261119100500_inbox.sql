-- What the staff's app lists: one entry for each record of any kind, kept by triggers, with the state of the work on it.
-- Nobody reaches these tables directly. The functions in public, for service_role alone, are the only way in; they run
-- the same from our own server and over Supabase's REST API. Each takes the kinds that the caller's role may see and finds nothing
-- outside of them, so that one forgotten check in a handler does not open another kind.

create extension if not exists pg_trgm with schema extensions;

create table private.inbox (
  kind text not null references private.kinds,
  record_id uuid not null,
  created_at timestamptz not null,
  person text not null,
  email text not null,
  phone text not null,
  headline text not null,
  language text not null default 'en',
  -- See private.search_text_of.
  search_text text not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  -- A person of the staff: identities may live in another database, so there is no foreign key.
  assignee text check (private.fits(assignee, 1, 100)),
  assignee_name text check (private.fits(assignee_name, 1, 200)),
  -- Hidden from the lists of open records until then.
  snoozed_until timestamptz,
  -- How the work ended.
  outcome text,
  closed_at timestamptz,
  first_response_at timestamptz,
  -- Since when the person has waited for an answer of ours. Null: they do not wait.
  waiting_since timestamptz,
  -- Where answers go, if that is not the address that was sent.
  reply_to text check (private.is_email(reply_to)),
  -- The last mail to the person did not arrive.
  undelivered boolean not null default false,
  -- The owner of the address says that they did not write it, and allows no mail.
  disowned boolean not null default false,
  -- Grows with every change. Of two people who change an entry at once, the second is told who was first.
  version integer not null default 1,
  -- Grows with everything that happens to the record, also with what leaves `version` alone.
  revision integer not null default 1,
  changed_by text check (private.fits(changed_by, 1, 200)),
  -- What the last change replaced, so that it can be undone.
  before_change jsonb,
  primary key (kind, record_id),
  constraint inbox_outcome check (
    case kind
      when 'message' then outcome in ('phone', 'in_person', 'own_mail', 'not_needed', 'spam', 'duplicate')
      when 'application' then outcome in ('invited', 'declined', 'withdrawn', 'hired')
      when 'verification' then outcome in ('checked', 'not_checked')
      else outcome in ('paid', 'denied', 'withdrawn', 'not_needed', 'spam', 'duplicate')
    end
  )
);
create index inbox_newest on private.inbox (created_at desc, record_id desc);
create index inbox_of_state on private.inbox (state, created_at desc, record_id desc);
create index inbox_of_language on private.inbox (language, created_at desc, record_id desc);
create index inbox_record on private.inbox (record_id);
create index inbox_email on private.inbox (private.email_key(email));
create index inbox_phone on private.inbox (private.phone_key(phone));
-- Without a pending list, which every search would have to read: the embedded database has no vacuum that empties it.
create index inbox_search on private.inbox using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
-- For the overview and for reminders.
create index inbox_answered on private.inbox (first_response_at) where first_response_at is not null;
create index inbox_waiting on private.inbox (waiting_since, record_id, kind) where waiting_since is not null;
create index inbox_snoozed on private.inbox (snoozed_until) where snoozed_until is not null;
create index inbox_undelivered on private.inbox (kind) where undelivered;

alter table private.inbox enable row level security;
revoke all on private.inbox from public, anon, authenticated, service_role;
