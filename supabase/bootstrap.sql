-- What hosted Supabase already has and the migrations build on, made on any other PostgreSQL. Applied once, before
-- the migrations; `supabase db push` never sees it.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception
      -- Roles belong to the whole cluster: another database on it may have made them, even a moment ago.
      when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to %I', wanted, current_user);
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  version text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now()
);
create unique index bucketid_objname on storage.objects (bucket_id, name);

-- As on Supabase: the grants are wide and the policies decide.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Supabase's service_role has BYPASSRLS. Only a superuser may give that, so here it is said as policies.
create policy "service_role manages buckets" on storage.buckets to service_role using (true) with check (true);
create policy "service_role manages objects" on storage.objects to service_role using (true) with check (true);
