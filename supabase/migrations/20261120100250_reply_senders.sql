-- Whether a mail is from the sender of a record: an address is compared in lower case by the letters A to Z alone. With those of other
-- alphabets, "maİl.example" would be "mail.example", and the owner of the one domain be taken for the customers of the other.
create function private.is_address_of(entry private.inbox, address text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(address collate "C") in (lower(entry.email collate "C"), lower(coalesce(entry.reply_to, entry.email) collate "C"))
$$;

drop function public.staff_reply_obstacle;
drop function private.reply_obstacle;

-- As before, except that the mails of the person and those from other addresses are counted apart: whoever knows a reference must not
-- keep the replies of the person out.
create function private.reply_obstacle(wanted_kind text, wanted_id uuid, message_id text, sender text) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id) then 'gone'
    when exists (select from private.inbox_notes n where n.message_id = reply_obstacle.message_id)
      or exists (select from private.rejected_replies r where r.message_id = reply_obstacle.message_id) then 'known'
    when (
      select count(*) >= 200 or count(*) filter (where n.written_at > now() - interval '1 hour') >= 20
      from private.inbox_notes n join private.inbox i on i.kind = n.kind and i.record_id = n.record_id
      where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_received'
        and n.confirmed = private.is_address_of(i, sender)
    ) then 'full'
  end
$$;

create function public.staff_reply_obstacle(wanted_kind text, wanted_id uuid, message_id text, sender text) returns text
language sql stable security definer set search_path = '' as $$
  select private.reply_obstacle(wanted_kind, wanted_id, message_id, sender)
$$;

-- As before, by these two. A mail that was read late is written now if we have answered meanwhile: the answer was not to this mail, and its
-- person waits for another one.
create or replace function public.staff_receive_reply(wanted_kind text, wanted_id uuid, letter jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
  obstacle text;
  sender constant text := letter->>'from_address';
  is_automatic constant boolean := coalesce((letter->>'automatic')::boolean, false);
  arrived_at timestamptz := least((letter->>'received_at')::timestamptz, now());
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  obstacle := private.reply_obstacle(wanted_kind, wanted_id, letter->>'message_id', sender);
  if obstacle is not null then
    return jsonb_build_object('outcome', obstacle);
  end if;
  if exists (
    select from private.inbox_notes n
    where n.kind = wanted_kind and n.record_id = wanted_id and n.sort in ('reply_sent', 'answered', 'status') and n.failed_at is null
      and coalesce(n.delivered_at, n.written_at) >= arrived_at
  ) then
    arrived_at := now();
  end if;
  insert into private.inbox_notes (
    id, kind, record_id, written_at, author, author_name, sort, body, quoted, address, confirmed, automatic, message_id, thread
  )
    values (
      (letter->>'id')::uuid, wanted_kind, wanted_id, arrived_at, 'visitor',
      left(coalesce(letter->>'from_name', ''), 200), 'reply_received', letter->>'body', coalesce(letter->>'quoted', ''), sender,
      private.is_address_of(entry, sender), is_automatic, letter->>'message_id',
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

revoke all on function private.is_address_of, private.reply_obstacle, public.staff_reply_obstacle from public, anon, authenticated;
grant execute on function public.staff_reply_obstacle to service_role;
