-- Identities of the staff. The first five tables are those that better-auth asks for (its getMigrations writes them), with
-- the role, the suspension and the second step of a session added. No API role may touch them: the server reads them as the schema's owner.
create table staff."user" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  "twoFactorEnabled" boolean,
  "role" text not null check ("role" in ('owner', 'hiring', 'service')),
  "suspendedAt" timestamptz
);

create table staff."session" (
  "id" text not null primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references staff."user" ("id") on delete cascade,
  -- Whether its person gave a code of the second step for it.
  "secondStep" boolean not null default false
);
create index "session_userId_idx" on staff."session" ("userId");

create table staff."account" (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references staff."user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index "account_userId_idx" on staff."account" ("userId");

create table staff."verification" (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index "verification_identifier_idx" on staff."verification" ("identifier");

create table staff."twoFactor" (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references staff."user" ("id") on delete cascade,
  "verified" boolean,
  "failedVerificationCount" integer,
  "lockedUntil" timestamptz
);
create index "twoFactor_secret_idx" on staff."twoFactor" ("secret");
create index "twoFactor_userId_idx" on staff."twoFactor" ("userId");

-- One-time links: for the owner at the first start, for an invited person, or to set a new password and second step.
create table staff.invitations (
  token_hash text primary key,
  email text not null,
  role text not null check (role in ('owner', 'hiring', 'service')),
  purpose text not null check (purpose in ('set_up', 'invite', 'reset')),
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Codes of the second step that were accepted, so that none is accepted twice.
create table staff.used_codes (
  user_id text not null references staff."user" ("id") on delete cascade,
  code_hash text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Which mail a person of the staff wants about each kind of record. Without a row: at once.
create table staff.mail_preferences (
  user_id text not null references staff."user" ("id") on delete cascade,
  kind text not null check (kind in ('message', 'application', 'verification', 'claim')),
  choice text not null check (choice in ('now', 'daily', 'off')),
  primary key (user_id, kind)
);

revoke all on all tables in schema staff from public, anon, authenticated;

-- Whether a session still gives a role, asked by the transaction that acts. Suspending a person or changing a role deletes
-- sessions, and waits for this lock: an act is either over before, or sees that the session is gone.
create function staff.holds_session(wanted_token text, wanted_role text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (
    select from staff."session" s join staff."user" u on u."id" = s."userId"
    where s."token" = wanted_token and s."expiresAt" > now() and s."createdAt" > now() - interval '12 hours'
      and u."suspendedAt" is null and u."role" = wanted_role
      and (s."secondStep" or not coalesce(u."twoFactorEnabled", false))
    for key share of s
  )
$$;
revoke all on function staff.holds_session from public, anon, authenticated;
grant execute on function staff.holds_session to service_role;
