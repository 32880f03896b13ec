-- The database of a Supabase project, as far as the migrations touch it. `postgres` owns the database and is no superuser.
grant usage on schema public to postgres, anon, authenticated, service_role;

create schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgcrypto with schema extensions;

-- The tables of storage belong to another role. `postgres` may use them and add triggers, but not change them.
create schema storage;
grant all on schema storage to supabase_storage_admin;
grant usage on schema storage to postgres with grant option;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type text not null default 'STANDARD'
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);

alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed' using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

-- Only the owner of a table may create policies on it. On Supabase the extension supautils (`policy_grants`) makes an
-- exception for `postgres` and these tables. Here `postgres` is their owner for the length of a policy statement.
create schema supautils;
create function supautils.begin_policy() returns event_trigger language plpgsql security definer as $$
begin
  execute 'grant supabase_storage_admin to postgres';
end
$$;
create function supautils.end_policy() returns event_trigger language plpgsql security definer as $$
begin
  execute 'revoke supabase_storage_admin from postgres';
end
$$;
create event trigger begin_policy on ddl_command_start when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
  execute function supautils.begin_policy();
create event trigger end_policy on ddl_command_end when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
  execute function supautils.end_policy();
