-- Answers go out by mail.

-- The ids of the mails before this one, oldest first, for its References.
create function private.thread_of(wanted_kind text, wanted_id uuid, reply_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(earlier.id order by earlier.written_at), '[]')
  from (
    select case n.sort when 'reply_received' then n.message_id else 'reply.' || n.id end as id, n.written_at
    from private.inbox_notes n
    where n.kind = wanted_kind and n.record_id = wanted_id and n.id <> reply_id
      and (n.sort in ('reply_sent', 'reply_received') or (n.sort = 'status' and n.address is not null))
    order by n.written_at desc limit 10
  ) earlier
$$;
revoke all on function private.thread_of from public, anon, authenticated;

-- Stores and queues an answer in one transaction, also where the caller cannot open one. Whoever answers a record that nobody has takes
-- it; with `close` it is done as well. `newer`: the caller has not seen all letters. `refused`: the owner of the address told us that
-- they never wrote. `file`: a file is not stored with this record, or went out with another letter. The same answer sent again is stored
-- once. `address` is given if it is another one than before, `files` is a list of {id, name, path}.
create function public.staff_send_reply(
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
  outcome text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
begin
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

-- The owner of an address says by the link in a receipt that they never wrote: no more mail, and the record is opened again and marked,
-- and the staff is told. Whoever presses again changes nothing, unless an owner has allowed mail in between.
create function public.staff_stop_receipts(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note_id uuid;
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return false;
  end if;
  perform private.refuse_mail_to(entry.email);
  if entry.disowned then
    return true;
  end if;
  insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
    values (wanted_kind, wanted_id, 'mail', 'Receipt', 'note', 'The owner of this email address says that they did not write.')
    returning id into note_id;
  update private.inbox i set
    state = case when i.state <> 'done' then i.state when i.assignee is null then 'new' else 'in_progress' end,
    outcome = null, closed_at = null, snoozed_until = null, before_change = null, version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    select 'disowned', wanted_kind, wanted_id, entry.assignee, entry.assignee, jsonb_build_object('key', note_id)
    from private.mail_settings s where s.enabled;
  perform private.settle_entry(wanted_kind, wanted_id);
  return true;
end
$$;

-- An owner lets mail go again to an address whose owner told us that they never wrote. The mark of its records ends.
create function public.staff_allow_mail(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mail_refusals r
    using private.inbox i, unnest(array[i.email, i.reply_to]) as given (address)
    where i.kind = wanted_kind and i.record_id = wanted_id and r.address_hash in (
      private.hash_address(given.address), private.hash_address(private.own_mailbox_of(given.address)),
      private.hash_address(private.mailbox_of(given.address))
    );
  if not found then
    return false;
  end if;
  perform private.settle_entry(i.kind, i.record_id) from private.inbox i
    where i.disowned and not private.refuses_mail(i.email) and not private.refuses_mail(i.reply_to);
  return true;
end
$$;

revoke all on function public.staff_send_reply, public.staff_stop_receipts, public.staff_allow_mail from public, anon, authenticated;
grant execute on function public.staff_send_reply, public.staff_stop_receipts, public.staff_allow_mail to service_role;
