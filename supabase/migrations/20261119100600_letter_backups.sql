-- What people did with the records is saved and restored with its letters.

create or replace function public.staff_export_work() returns setof jsonb
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
  where entry.state <> 'new' or entry.assignee is not null or entry.first_response_at is not null or entry.snoozed_until is not null
    or notes.list is not null
  order by entry.kind, entry.record_id
$$;

-- For restores, after the records: never over work that is there already. Returns how many entries it changed. Backups of earlier versions
-- know that a record was answered, but not how.
create or replace function public.staff_import_work(entries jsonb) returns integer
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
      snoozed_until timestamptz, reply_to text, refuses_mail boolean, first_response_at timestamptz, notes jsonb
    )
    where i.kind = work.kind and i.record_id = work.record_id and i.version = 1
    returning i.kind, i.record_id, coalesce(i.reply_to, i.email) as address, work.refuses_mail, work.first_response_at, work.notes
  loop
    changed := changed + 1;
    insert into private.inbox_notes (
      id, kind, record_id, written_at, author, author_name, sort, body, address, confirmed, automatic, quoted, message_id, thread,
      appointment, claim_status, delivered_at, failed_at, failure
    )
    select
      note.id, restored.kind, restored.record_id, note.written_at, note.author, note.author_name, private.note_sort(note.sort), note.body,
      note.address, coalesce(note.confirmed, true), coalesce(note.automatic, false), coalesce(note.quoted, ''), note.message_id,
      coalesce(note.thread, '{}'), note.appointment, note.claim_status,
      case when note.files is null and private.note_sort(note.sort) = 'reply_sent' then note.written_at else note.delivered_at end,
      note.failed_at, note.failure
    from jsonb_to_recordset(restored.notes) as note (
      id uuid, written_at timestamptz, author text, author_name text, sort text, body text, address text, confirmed boolean,
      automatic boolean, quoted text, message_id text, thread text[], appointment jsonb, claim_status text, delivered_at timestamptz,
      failed_at timestamptz, failure text, files jsonb
    )
    on conflict do nothing;
    insert into private.letter_files (id, note_id, place, name, path, refused)
    select file.id, note.id, file.place, file.name, file.path, file.refused
    from jsonb_to_recordset(restored.notes) as note (id uuid, files jsonb)
    cross join lateral jsonb_to_recordset(coalesce(note.files, '[]')) as file (
      id uuid, place integer, name text, path text, refused text
    )
    on conflict do nothing;
    if restored.refuses_mail then
      insert into private.mail_refusals (address_hash)
        values (private.hash_address(restored.address)), (private.hash_address(private.mailbox_of(restored.address)))
        on conflict do nothing;
    end if;
    perform private.settle_entry(restored.kind, restored.record_id);
    if restored.first_response_at is not null and not exists (
      select from private.inbox i
      where i.kind = restored.kind and i.record_id = restored.record_id and i.first_response_at is not null
    ) then
      insert into private.inbox_notes (kind, record_id, written_at, author, author_name, sort, body)
        values (restored.kind, restored.record_id, restored.first_response_at, 'system', 'System', 'answered', 'earlier');
      perform private.settle_entry(restored.kind, restored.record_id);
    end if;
  end loop;
  return changed;
end
$$;
