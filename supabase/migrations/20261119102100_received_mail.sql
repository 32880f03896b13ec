-- Replies come back: the server reads the office's mailbox and joins mails to their records.

-- How far the mailbox has been read.
create table private.mailbox_positions (
  mailbox text primary key,
  uid_validity bigint not null,
  uid bigint not null
);
alter table private.mailbox_positions enable row level security;
revoke all on private.mailbox_positions from public, anon, authenticated, service_role;

create function public.staff_mailbox_position(mailbox text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('uid_validity', p.uid_validity, 'uid', p.uid)
  from private.mailbox_positions p where p.mailbox = staff_mailbox_position.mailbox
$$;

create function public.staff_store_mailbox_position(mailbox text, uid_validity bigint, uid bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.mailbox_positions (mailbox, uid_validity, uid)
    values (staff_store_mailbox_position.mailbox, staff_store_mailbox_position.uid_validity, staff_store_mailbox_position.uid)
    on conflict (mailbox) do update set uid_validity = excluded.uid_validity, uid = excluded.uid
$$;

-- Which record a mail answers: by the ids of our mails, or else by our reference in its subject. Null: none. Of records that a restore
-- brought back with one number, the oldest has it.
create function public.staff_find_thread(receipts uuid[], replies uuid[], first_id uuid, last_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', i.kind, 'record_id', i.record_id, 'email', coalesce(i.reply_to, i.email))
  from (
    select 1 as rank, n.kind, n.record_id from private.inbox_notes n where n.id = any (replies) and n.sort in ('reply_sent', 'status')
    union all
    select 2, i.kind, i.record_id from private.inbox i where i.record_id = any (receipts)
    union all
    select 3, i.kind, i.record_id from private.inbox i where i.record_id between first_id and last_id
  ) found
  join private.inbox i on i.kind = found.kind and i.record_id = found.record_id
  order by found.rank, i.created_at, i.record_id
  limit 1
$$;

-- Whether a mail is from the sender of a record.
create function private.is_address_of(entry private.inbox, address text) returns boolean
language sql immutable set search_path = '' as $$
  select private.email_key(address) in (private.email_key(entry.email), private.email_key(coalesce(entry.reply_to, entry.email)))
$$;

-- Asked before a mail's body is read and its files are stored: a flood of large mails, or of mails with one Message-ID, would otherwise
-- keep the reader busy and fill the disk. Null: the mail may join. `gone`: its record was deleted. `known`: it joined before, or somebody
-- took it out. `full`: a flood. The mails of the person and those from other addresses are counted apart: whoever knows a reference must
-- not keep the replies of the person out.
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

-- Joins a mail to its record, once. A mail of a person opens the record again, starts its clock and tells whoever has it, or everyone
-- who wants to know. One that was read late is written now if we have answered meanwhile: the answer was not to this mail, and its person
-- waits for another one. A calendar's answer joins if this record has the appointment; one that accepts leaves the record as it is.
create function public.staff_receive_reply(wanted_kind text, wanted_id uuid, letter jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
  obstacle text;
  sender constant text := letter->>'from_address';
  is_automatic constant boolean := coalesce((letter->>'automatic')::boolean, false);
  calendar jsonb;
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
  select letter->'calendar' into calendar from private.inbox_notes n
    where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_sent' and n.appointment is not null
      and n.appointment->>'series' = letter->'calendar'->>'series'
    limit 1;
  insert into private.inbox_notes (
    id, kind, record_id, written_at, author, author_name, sort, body, quoted, address, confirmed, automatic, message_id, thread, subject,
    calendar
  )
    values (
      (letter->>'id')::uuid, wanted_kind, wanted_id, arrived_at, 'visitor',
      left(coalesce(letter->>'from_name', ''), 200), 'reply_received', letter->>'body', coalesce(letter->>'quoted', ''), sender,
      private.is_address_of(entry, sender), is_automatic, letter->>'message_id',
      array(select jsonb_array_elements_text(coalesce(letter->'references', '[]'))), left(letter->>'subject', 300), calendar
    )
    returning * into note;
  insert into private.letter_files (id, note_id, place, name, path, refused)
    select (file.value->>'id')::uuid, note.id, file.place, file.value->>'name', file.value->>'path', file.value->>'refused'
    from jsonb_array_elements(coalesce(letter->'files', '[]')) with ordinality as file (value, place);
  if not is_automatic and not (note.confirmed and calendar is not null and calendar->>'answer' = 'accepted') then
    update private.inbox i set
      state = case when i.state <> 'done' then i.state when i.assignee is null then 'new' else 'in_progress' end,
      outcome = null, closed_at = null, snoozed_until = null, before_change = null, version = i.version + 1
      where i.kind = wanted_kind and i.record_id = wanted_id;
  end if;
  if not is_automatic then
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('reply_received', wanted_kind, wanted_id, entry.assignee, entry.assignee, jsonb_build_object('key', note.id));
  end if;
  perform private.settle_entry(wanted_kind, wanted_id);
  return jsonb_build_object('outcome', 'joined');
end
$$;

-- Somebody of the staff says whether a mail from another address is the person's. If it is, answers go there; if not, it leaves the
-- record and stays in the mailbox alone.
create function public.staff_confirm_reply(
  kinds text[], wanted_kind text, wanted_id uuid, note_id uuid, is_theirs boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  note private.inbox_notes;
begin
  perform from private.inbox i where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  select * into note from private.inbox_notes n
    where found and n.id = note_id and n.kind = wanted_kind and n.record_id = wanted_id and not n.confirmed;
  if not found then
    return null;
  end if;
  if is_theirs then
    update private.inbox_notes n set confirmed = true where n.id = note_id;
    update private.inbox i set reply_to = case when private.is_email(note.address) then nullif(note.address, i.email) else i.reply_to end
      where i.kind = wanted_kind and i.record_id = wanted_id;
  else
    insert into private.rejected_replies (message_id, kind, record_id) values (note.message_id, wanted_kind, wanted_id);
    delete from private.inbox_notes n where n.id = note_id;
  end if;
  return private.entry_as_json(private.settle_entry(wanted_kind, wanted_id));
end
$$;

revoke all on function private.is_address_of, private.reply_obstacle from public, anon, authenticated;
revoke all on function
  public.staff_mailbox_position, public.staff_store_mailbox_position, public.staff_find_thread, public.staff_reply_obstacle,
  public.staff_receive_reply, public.staff_confirm_reply
  from public, anon, authenticated;
grant execute on function
  public.staff_mailbox_position, public.staff_store_mailbox_position, public.staff_find_thread, public.staff_reply_obstacle,
  public.staff_receive_reply, public.staff_confirm_reply
  to service_role;
