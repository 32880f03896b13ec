-- Texts that answers start from. The server reads and writes them as the schema's owner: no API role may touch them.
create table staff.saved_replies (
  id uuid primary key default gen_random_uuid(),
  -- Null: for every kind.
  kind text check (kind in ('message', 'application', 'verification', 'claim')),
  -- How the work ended, for texts that say so.
  outcome text,
  -- That it is written in.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  name text not null check (char_length(name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 5000),
  changed_at timestamptz not null default now(),
  -- The name of the person. Null: it came with the app.
  changed_by text,
  constraint saved_replies_outcome check (
    outcome is null
    or (kind = 'application' and outcome in ('invited', 'declined', 'withdrawn', 'hired'))
    or (kind = 'verification' and outcome in ('checked', 'not_checked'))
    or (kind = 'claim' and outcome in ('paid', 'denied', 'withdrawn', 'not_needed', 'spam', 'duplicate'))
  )
);

-- What was put into this database once. Whatever an owner deleted of it does not come back at the next start.
create table staff.seeded (
  what text primary key,
  seeded_at timestamptz not null default now()
);

revoke all on staff.saved_replies, staff.seeded from public, anon, authenticated, service_role;
