-- What only the staff's app uses. With hosted Supabase this schema lives in the staff server's own database, so it is apart
-- from supabase/migrations. No API exposes it.
create schema staff;
revoke all on schema staff from public, anon, authenticated;
grant usage on schema staff to service_role;

-- Who did what, and when. Append-only: the app's role may insert and read, and the trigger stops everyone else.
create table staff.audit (
  -- Orders the lines of this database.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text not null,
  actor_name text not null,
  action text not null,
  kind text,
  record_id uuid,
  details jsonb not null default '{}',
  -- The same in every database that the line is restored to.
  entry_id uuid not null default gen_random_uuid() unique
);
-- Read newest first, a page at a time, with one filter or another. The table only grows.
create index audit_newest on staff.audit (at desc, id desc);
create index audit_of_actor on staff.audit (actor_id, at desc, id desc);
create index audit_of_action on staff.audit (action, at desc, id desc);
create index audit_of_kind on staff.audit (kind, at desc, id desc);
create index audit_of_record on staff.audit (record_id, at desc, id desc);

revoke all on staff.audit from public, anon, authenticated, service_role;
grant select, insert on staff.audit to service_role;

create function staff.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit trail cannot be changed' using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on staff.audit
  for each statement execute function staff.refuse_change();
