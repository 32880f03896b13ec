-- What a backup saves and a restore brings back, apart from the tables and files that the API serves.

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

-- The list of deleted ids in pages, because hosted Supabase returns at most 1,000 rows.
create function public.list_deleted_records(
  after_kind text default '', after_id uuid default '00000000-0000-0000-0000-000000000000'
)
returns table (kind text, record_id uuid, deleted_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.kind, d.record_id, d.deleted_at
  from private.deleted_records d
  where (d.kind, d.record_id) > (after_kind, after_id)
  order by d.kind, d.record_id
  limit 1000
$$;

-- Adds the list of a backup, and returns the ids whose record is stored here.
create function public.add_deleted_records(entries jsonb)
returns table (kind text, record_id uuid)
language sql security definer set search_path = '' as $$
  insert into private.deleted_records (kind, record_id, deleted_at)
  select entry.kind, entry.record_id, entry.deleted_at
  from jsonb_to_recordset(entries) as entry (kind text, record_id uuid, deleted_at timestamptz)
  on conflict do nothing;

  select entry.kind, entry.record_id
  from jsonb_to_recordset(entries) as entry (kind text, record_id uuid)
  where case entry.kind
    when 'message' then exists (select from public.contacts r where r.id = entry.record_id)
    when 'application' then exists (select from public.job_applications r where r.id = entry.record_id)
    else exists (select from public.employment_verifications r where r.id = entry.record_id)
  end
$$;

-- What people did with the records.
create function public.staff_export_work() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at,
    'notes', coalesce(notes.list, '[]')
  )
  from private.inbox entry
  left join lateral (
    select jsonb_agg(to_jsonb(note) - array['kind', 'record_id'] order by note.written_at, note.id) as list
    from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
  ) notes on true
  where entry.state <> 'new' or entry.assignee is not null or entry.first_response_at is not null or notes.list is not null
  order by entry.kind, entry.record_id
$$;

-- The present words for a note, also for backups of versions before 1.0.0.
create function private.note_sort(stored text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case stored when 'reply' then 'reply_started' when 'answer' then 'reply_sent' else stored end
$$;

-- For restores, after the records: never over work that is there already. Returns how many entries it changed.
create function public.staff_import_work(entries jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update private.inbox i set
    state = work.state, assignee = work.assignee, assignee_name = work.assignee_name,
    first_response_at = work.first_response_at, version = i.version + 1
  from jsonb_to_recordset(entries) as work (
    kind text, record_id uuid, state text, assignee text, assignee_name text, first_response_at timestamptz
  )
  where i.kind = work.kind and i.record_id = work.record_id and i.version = 1;
  get diagnostics changed = row_count;
  insert into private.inbox_notes (id, kind, record_id, written_at, author, author_name, sort, body)
  select note.id, work.kind, work.record_id, note.written_at, note.author, note.author_name, private.note_sort(note.sort), note.body
  from jsonb_to_recordset(entries) as work (kind text, record_id uuid, notes jsonb)
  join private.inbox i on i.kind = work.kind and i.record_id = work.record_id
  cross join lateral jsonb_to_recordset(work.notes) as note (
    id uuid, written_at timestamptz, author text, author_name text, sort text, body text
  )
  on conflict (id) do nothing;
  return changed;
end
$$;

-- The audit of the staff's app. Its schema is made by the server; with hosted Supabase it is in the staff server's own database, and
-- these two return null.

-- The next lines after a number, oldest first. `last` is the number to go on with.
create function public.staff_export_audit(after_number bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('staff.audit') is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'lines', coalesce(
        jsonb_agg(to_jsonb(line) - array['id', 'entry_id'] || jsonb_build_object('id', line.entry_id) order by line.id), '[]'
      ),
      'last', max(line.id)
    )
    from (select * from staff.audit a where a.id > after_number order by a.id limit 1000) line
  );
end
$$;

-- Adds the lines that are not there. It changes none, and says in a line of its own how many were added.
create function public.staff_import_audit(lines jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  added integer;
begin
  if to_regclass('staff.audit') is null then
    return null;
  end if;
  insert into staff.audit (entry_id, at, actor_id, actor_name, action, kind, record_id, details)
  select line.id, line.at, line.actor_id, line.actor_name, line.action, line.kind, line.record_id, line.details
  from jsonb_array_elements(lines) with ordinality as given (value, place)
  cross join lateral jsonb_to_record(given.value) as line (
    id uuid, at timestamptz, actor_id text, actor_name text, action text, kind text, record_id uuid, details jsonb
  )
  order by given.place
  on conflict (entry_id) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    insert into staff.audit (actor_id, actor_name, action, details)
      values ('shell', 'Shell', 'audit_restored', jsonb_build_object('lines', added));
  end if;
  return added;
end
$$;

revoke all on function private.note_sort from public, anon, authenticated;
revoke all on function
  public.note_backup, public.list_deleted_records, public.add_deleted_records, public.staff_export_work, public.staff_import_work,
  public.staff_export_audit, public.staff_import_audit
  from public, anon, authenticated;
grant execute on function
  public.note_backup, public.list_deleted_records, public.add_deleted_records, public.staff_export_work, public.staff_import_work,
  public.staff_export_audit, public.staff_import_audit
  to service_role;
