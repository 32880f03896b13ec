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

-- For the overview of the staff's app. Null: there was none.
create function public.staff_last_backup() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('made_at', (select made_at from private.last_backup))
$$;

-- What people did with the records and their letters. Read in pages, each after the last record of the page before, so records that are
-- deleted meanwhile leave no gaps.
create function public.staff_export_work(
  after_kind text default '', after_id uuid default '00000000-0000-0000-0000-000000000000', page_size integer default null
) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'snoozed_until', entry.snoozed_until, 'reply_to', entry.reply_to,
    'refuses_mail', private.refuses_mail(coalesce(entry.reply_to, entry.email)), 'notes', coalesce(notes.list, '[]')
  )
  from private.inbox entry
  left join lateral (
    select jsonb_agg(
      to_jsonb(note) - array['kind', 'record_id'] || jsonb_build_object('files', (
        select coalesce(jsonb_agg(to_jsonb(file) - 'note_id' order by file.place), '[]')
        from private.letter_files file where file.note_id = note.id
      ))
      order by note.written_at, note.id
    ) as list
    from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
  ) notes on true
  where (entry.kind, entry.record_id) > (after_kind, after_id)
    and (entry.state <> 'new' or entry.assignee is not null or entry.first_response_at is not null
      or entry.snoozed_until is not null or notes.list is not null)
  order by entry.kind, entry.record_id
  limit page_size
$$;

-- For restores, after the records: never over work that is there already. Returns how many entries it changed.
create function public.staff_import_work(entries jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored record;
  changed integer := 0;
begin
  for restored in
    update private.inbox i set
      state = work.state, assignee = work.assignee, assignee_name = work.assignee_name, outcome = work.outcome,
      closed_at = work.closed_at, snoozed_until = work.snoozed_until, reply_to = work.reply_to, version = i.version + 1
    from jsonb_to_recordset(entries) as work (
      kind text, record_id uuid, state text, assignee text, assignee_name text, outcome text, closed_at timestamptz,
      snoozed_until timestamptz, reply_to text, refuses_mail boolean, notes jsonb
    )
    where i.kind = work.kind and i.record_id = work.record_id and i.version = 1
    returning i.kind, i.record_id, coalesce(i.reply_to, i.email) as address, work.refuses_mail, work.notes
  loop
    changed := changed + 1;
    insert into private.inbox_notes (
      id, kind, record_id, written_at, author, author_name, sort, body, address, confirmed, automatic, quoted, message_id, thread,
      appointment, claim_status, delivered_at, failed_at, failure, subject, calendar
    )
    select
      note.id, restored.kind, restored.record_id, note.written_at, note.author, note.author_name, note.sort, note.body,
      note.address, note.confirmed, note.automatic, note.quoted, note.message_id, note.thread, note.appointment, note.claim_status,
      note.delivered_at, note.failed_at, note.failure, note.subject, note.calendar
    from jsonb_to_recordset(restored.notes) as note (
      id uuid, written_at timestamptz, author text, author_name text, sort text, body text, address text, confirmed boolean,
      automatic boolean, quoted text, message_id text, thread text[], appointment jsonb, claim_status text, delivered_at timestamptz,
      failed_at timestamptz, failure text, subject text, calendar jsonb
    )
    on conflict do nothing;
    insert into private.letter_files (id, note_id, place, name, path, refused)
    select file.id, note.id, file.place, file.name, file.path, file.refused
    from jsonb_to_recordset(restored.notes) as note (id uuid, files jsonb)
    cross join lateral jsonb_to_recordset(note.files) as file (
      id uuid, place integer, name text, path text, refused text
    )
    on conflict do nothing;
    if restored.refuses_mail then
      perform private.refuse_mail_to(restored.address);
    end if;
    perform private.settle_entry(restored.kind, restored.record_id);
  end loop;
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

revoke all on function
  public.note_backup, public.staff_last_backup, public.staff_export_work, public.staff_import_work, public.staff_export_audit,
  public.staff_import_audit
  from public, anon, authenticated;
grant execute on function
  public.note_backup, public.staff_last_backup, public.staff_export_work, public.staff_import_work, public.staff_export_audit,
  public.staff_import_audit
  to service_role;
