-- What becomes of a mail is asked before its body is read and its files are stored: a flood of large mails, or of mails with one Message-ID,
-- would otherwise keep the reader busy and fill the disk.
drop function public.staff_knows_mail;

-- Null: the mail may join. `gone`: its record was deleted. `known`: it joined before, or somebody took it out. `full`: a flood.
create function private.reply_obstacle(wanted_kind text, wanted_id uuid, message_id text) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id) then 'gone'
    when exists (select from private.inbox_notes n where n.message_id = reply_obstacle.message_id)
      or exists (select from private.rejected_replies r where r.message_id = reply_obstacle.message_id) then 'known'
    when (
      select count(*) >= 200 or count(*) filter (where n.written_at > now() - interval '1 hour') >= 20
      from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_received'
    ) then 'full'
  end
$$;

create function public.staff_reply_obstacle(wanted_kind text, wanted_id uuid, message_id text) returns text
language sql stable security definer set search_path = '' as $$
  select private.reply_obstacle(wanted_kind, wanted_id, message_id)
$$;

-- Joins a mail to its record, once. A mail of a person opens the record again, starts its clock and tells whoever has it, or everyone
-- who wants to know.
create or replace function public.staff_receive_reply(wanted_kind text, wanted_id uuid, letter jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
  obstacle text;
  sender constant text := letter->>'from_address';
  is_automatic constant boolean := coalesce((letter->>'automatic')::boolean, false);
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  obstacle := private.reply_obstacle(wanted_kind, wanted_id, letter->>'message_id');
  if obstacle is not null then
    return jsonb_build_object('outcome', obstacle);
  end if;
  insert into private.inbox_notes (
    id, kind, record_id, written_at, author, author_name, sort, body, quoted, address, confirmed, automatic, message_id, thread
  )
    values (
      (letter->>'id')::uuid, wanted_kind, wanted_id, least((letter->>'received_at')::timestamptz, now()), 'visitor',
      left(coalesce(letter->>'from_name', ''), 200), 'reply_received', letter->>'body', coalesce(letter->>'quoted', ''), sender,
      lower(sender) in (lower(entry.email), lower(coalesce(entry.reply_to, entry.email))), is_automatic, letter->>'message_id',
      array(select jsonb_array_elements_text(coalesce(letter->'references', '[]')))
    )
    returning * into note;
  insert into private.letter_files (id, note_id, place, name, path, refused)
    select (file.value->>'id')::uuid, note.id, file.place, file.value->>'name', file.value->>'path', file.value->>'refused'
    from jsonb_array_elements(coalesce(letter->'files', '[]')) with ordinality as file (value, place);
  if not is_automatic then
    update private.inbox i set
      state = case when i.state <> 'done' then i.state when i.assignee is null then 'new' else 'in_progress' end,
      outcome = null, closed_at = null, snoozed_until = null, before_change = null, version = i.version + 1
      where i.kind = wanted_kind and i.record_id = wanted_id;
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('reply_received', wanted_kind, wanted_id, entry.assignee, entry.assignee, jsonb_build_object('key', note.id));
  end if;
  perform private.settle_entry(wanted_kind, wanted_id);
  return jsonb_build_object('outcome', 'joined');
end
$$;

revoke all on function private.reply_obstacle, public.staff_reply_obstacle from public, anon, authenticated;
grant execute on function public.staff_reply_obstacle to service_role;
