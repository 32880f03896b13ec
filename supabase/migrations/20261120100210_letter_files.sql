-- As before; `file` is new: a file is not stored with this record, or went out with another letter. Its mail could never be sent, and it
-- would take the file from the letter that it is meant for.
create or replace function public.staff_send_reply(
  kinds text[],
  wanted_kind text,
  wanted_id uuid,
  reply_id uuid,
  author text,
  author_name text,
  body text,
  seen_letters integer default null,
  address text default null,
  appointment jsonb default null,
  files jsonb default '[]',
  close boolean default false,
  outcome text default null,
  subject text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
  sent jsonb;
begin
  if subject is not null then
    sent := public.staff_send_reply(kinds, wanted_kind, wanted_id, reply_id, author, author_name, body)->'note';
    update private.outbox o set payload = o.payload || jsonb_build_object('subject', staff_send_reply.subject)
      where sent is not null and o.purpose = 'reply' and o.kind = wanted_kind and o.record_id = wanted_id and o.sent_at is null
        and o.payload->>'key' = reply_id::text;
    return sent;
  end if;
  select * into entry from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into note from private.inbox_notes n where n.id = reply_id;
  if found then
    return case when note.kind = wanted_kind and note.record_id = wanted_id and note.author = staff_send_reply.author
      then jsonb_build_object('outcome', 'sent', 'note', private.note_as_json(note), 'entry', private.entry_as_json(entry))
      else jsonb_build_object('outcome', 'gone') end;
  end if;
  if seen_letters < (
    select count(*) from private.inbox_notes n
    where n.kind = wanted_kind and n.record_id = wanted_id and n.sort in ('reply_sent', 'reply_received')
  ) then
    return jsonb_build_object('outcome', 'newer');
  end if;
  entry.reply_to := nullif(coalesce(staff_send_reply.address, entry.reply_to), entry.email);
  if private.refuses_mail(coalesce(entry.reply_to, entry.email)) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if exists (
    select from jsonb_array_elements(files) as file (value)
    where not starts_with(file.value->>'path', wanted_id || '/')
      or not exists (select from storage.objects o where o.bucket_id = 'letters' and o.name = file.value->>'path')
      or exists (select from private.letter_files f where f.id = (file.value->>'id')::uuid or f.path = file.value->>'path')
  ) or (
    select count(*) <> count(distinct file.value->>'id') from jsonb_array_elements(files) as file (value)
  ) then
    return jsonb_build_object('outcome', 'file');
  end if;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body, address, appointment)
    values (
      reply_id, wanted_kind, wanted_id, staff_send_reply.author, staff_send_reply.author_name, 'reply_sent', staff_send_reply.body,
      coalesce(entry.reply_to, entry.email), staff_send_reply.appointment
    )
    returning * into note;
  insert into private.letter_files (id, note_id, place, name, path)
    select (file.value->>'id')::uuid, reply_id, file.place, file.value->>'name', file.value->>'path'
    from jsonb_array_elements(files) with ordinality as file (value, place);
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    values ('reply', wanted_kind, wanted_id, note.address, private.hash_address(note.address), jsonb_build_object(
      'key', reply_id, 'author', note.author_name, 'text', note.body, 'appointment', note.appointment, 'files', files,
      'thread', private.thread_of(wanted_kind, wanted_id, reply_id)
    ));
  update private.inbox i set
    reply_to = entry.reply_to,
    assignee = coalesce(i.assignee, note.author),
    assignee_name = case when i.assignee is null then note.author_name else i.assignee_name end,
    state = case when staff_send_reply.close then 'done' when i.state = 'new' then 'in_progress' else i.state end,
    outcome = case when staff_send_reply.close then staff_send_reply.outcome else i.outcome end,
    closed_at = case when staff_send_reply.close then now() else i.closed_at end,
    snoozed_until = null,
    changed_by = note.author_name,
    before_change = null,
    version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  delete from private.writing w where w.kind = wanted_kind and w.record_id = wanted_id and w.person = note.author;
  entry := private.settle_entry(wanted_kind, wanted_id);
  return jsonb_build_object('outcome', 'sent', 'note', private.note_as_json(note), 'entry', private.entry_as_json(entry));
end
$$;
