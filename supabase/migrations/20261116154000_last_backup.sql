-- When the last backup ended. The server tells its monitoring, so that somebody notices when backups stop.

create table private.last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null
);
alter table private.last_backup enable row level security;
revoke all on private.last_backup from public, anon, authenticated, service_role;

create function public.note_backup() returns void
language sql security definer set search_path = '' as $$
  insert into private.last_backup (made_at) values (now())
  on conflict (only_row) do update set made_at = excluded.made_at
$$;

revoke all on function public.note_backup() from public, anon, authenticated;
grant execute on function public.note_backup() to service_role;
