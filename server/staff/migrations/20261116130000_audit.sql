-- What only the staff's app uses. With hosted Supabase this schema lives in the staff server's own database, so it is apart
-- from supabase/migrations. No API exposes it.
create schema staff;
revoke all on schema staff from public, anon, authenticated;
grant usage on schema staff to service_role;

-- Who did what, and when. Append-only: the app's role may insert and read, and the trigger stops everyone else.
create table staff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text not null,
  actor_name text not null,
  action text not null,
  kind text,
  record_id uuid,
  details jsonb not null default '{}'
);
create index audit_of_record on staff.audit (record_id, id);
create index audit_of_actor on staff.audit (actor_id, id);

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
