-- One vocabulary in schema, API, app, export and docs for what the staff add to a record: `note`; `reply_started`, in a mail
-- program, so its text is not known; `reply_sent`, by mail from the app, with its text.

alter table private.inbox_notes drop constraint inbox_notes_sort_check;

-- Also for backups of earlier versions.
create function private.note_sort(stored text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case stored when 'reply' then 'reply_started' when 'answer' then 'reply_sent' else stored end
$$;
revoke all on function private.note_sort(text) from public, anon, authenticated;

update private.inbox_notes set sort = private.note_sort(sort) where sort in ('reply', 'answer');
alter table private.inbox_notes add constraint inbox_notes_sort_check
  check (sort in ('note', 'reply_started', 'reply_sent'));

-- Adds a note, or says that a reply was started, which counts as an answer. Null if the record is gone.
create or replace function public.staff_add_note(
  kinds text[], wanted_kind text, wanted_id uuid, author text, author_name text, sort text, body text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  note private.inbox_notes;
begin
  perform from private.inbox i where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
    values (wanted_kind, wanted_id, staff_add_note.author, staff_add_note.author_name, staff_add_note.sort, staff_add_note.body)
    returning * into note;
  if note.sort = 'reply_started' then
    update private.inbox i set first_response_at = coalesce(i.first_response_at, now())
      where i.kind = wanted_kind and i.record_id = wanted_id;
  end if;
  return to_jsonb(note) - array['kind', 'record_id'];
end
$$;

drop function public.staff_answer(text[], text, uuid, uuid, text, text, text, text);

-- Notes and queues a reply. Returns the note that it wrote, also if the same reply is sent again. Null if the record is gone.
create function public.staff_send_reply(
  kinds text[], wanted_kind text, wanted_id uuid, reply_id uuid, author text, author_name text, subject text, body text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  note private.inbox_notes;
begin
  select i.email into address from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body)
    values (
      reply_id, wanted_kind, wanted_id, staff_send_reply.author, staff_send_reply.author_name, 'reply_sent',
      staff_send_reply.body
    )
    on conflict (id) do nothing
    returning * into note;
  if found then
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('reply', wanted_kind, wanted_id, address, private.hash_address(address), jsonb_build_object(
        'key', reply_id, 'author', staff_send_reply.author_name, 'subject', staff_send_reply.subject,
        'text', staff_send_reply.body
      ));
    update private.inbox i set first_response_at = coalesce(i.first_response_at, now())
      where i.kind = wanted_kind and i.record_id = wanted_id;
  else
    select * into note from private.inbox_notes n
      where n.id = reply_id and n.kind = wanted_kind and n.record_id = wanted_id and n.author = staff_send_reply.author;
    if not found then
      return null;
    end if;
  end if;
  return to_jsonb(note) - array['kind', 'record_id'];
end
$$;
revoke all on function public.staff_send_reply(text[], text, uuid, uuid, text, text, text, text)
  from public, anon, authenticated;
grant execute on function public.staff_send_reply(text[], text, uuid, uuid, text, text, text, text) to service_role;

-- As before, and a backup of an earlier version may have the earlier words.
create or replace function public.staff_import_work(entries jsonb) returns integer
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
