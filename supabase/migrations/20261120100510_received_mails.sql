-- A mail of a person has a subject, and may be what their calendar answers to an appointment of ours.
alter table private.inbox_notes
  add column subject text check (char_length(subject) <= 300),
  -- {series, sequence, answer, start}
  add column calendar jsonb;

-- The search finds subjects too.
create or replace function private.search_text_of(wanted_kind text, record jsonb) returns text
language sql stable set search_path = '' as $$
  select ' ' || regexp_replace(private.fold(concat_ws(' ', fields.text, letters.text)), '\s+', ' ', 'g')
    || ' ' || private.digits(record->>'phone')
  from (
    select string_agg(field.value, ' ') as text
    from jsonb_each_text(record - array[
      'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url', 'photo_urls', 'language'
    ]) as field
  ) fields
  cross join (
    select string_agg(concat_ws(' ', n.address, n.subject, left(n.body, 5000)), ' ' order by n.written_at, n.id) as text
    from (
      select * from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = (record->>'id')::uuid
        and n.sort in ('note', 'reply_sent', 'reply_received', 'status')
      order by n.written_at desc, n.id desc limit 50
    ) n
  ) letters
$$;

-- As before, except that an appointment that was accepted waits for no answer.
create or replace function private.settle_entry(wanted_kind text, wanted_id uuid) returns private.inbox
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  first_answer timestamptz;
  last_answer timestamptz;
  waits_since timestamptz;
  last_sent private.inbox_notes;
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  select min(answer.at), max(answer.at) into first_answer, last_answer
    from (
      select coalesce(n.delivered_at, n.written_at) as at
      from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id and n.failed_at is null and (
        n.sort = 'answered' or (n.sort in ('reply_sent', 'status') and n.delivered_at is not null)
        or (n.sort = 'status' and n.address is null)
      )
    ) answer;
  select min(heard.at) into waits_since
    from (
      select entry.created_at as at
      union all
      select n.written_at from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id
        and n.sort in ('reply_received', 'photos') and not n.automatic
        and not (n.confirmed and n.calendar is not null and n.calendar->>'answer' = 'accepted')
    ) heard
    where last_answer is null or heard.at > last_answer;
  select * into last_sent from private.inbox_notes n
    where n.kind = wanted_kind and n.record_id = wanted_id and n.sort in ('reply_sent', 'answered', 'status')
    order by n.written_at desc, n.id desc limit 1;
  update private.inbox i set
    first_response_at = first_answer,
    waiting_since = case when i.state <> 'done' then waits_since end,
    undelivered = coalesce(last_sent.failed_at is not null, false) or (
      first_answer is null and exists (
        select from private.outbox o
        where o.kind = wanted_kind and o.record_id = wanted_id and o.purpose = 'receipt' and o.given_up_at is not null
      )
    ),
    disowned = private.refuses_mail(coalesce(entry.reply_to, entry.email)) and exists (
      select from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.author = 'mail'
    ),
    revision = i.revision + 1
    where i.kind = wanted_kind and i.record_id = wanted_id
    returning * into entry;
  return entry;
end
$$;

-- As before, with the subject, and with what a calendar answers to an appointment that this record has. One that was accepted leaves the
-- record as it is; whoever has it is told.
create or replace function public.staff_receive_reply(wanted_kind text, wanted_id uuid, letter jsonb) returns jsonb
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
      and coalesce(n.appointment->>'series', n.id::text) = letter->'calendar'->>'series'
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

-- As before, with both.
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
      appointment, claim_status, delivered_at, failed_at, failure, subject, calendar
    )
    select
      note.id, restored.kind, restored.record_id, note.written_at, note.author, note.author_name, private.note_sort(note.sort), note.body,
      note.address, coalesce(note.confirmed, true), coalesce(note.automatic, false), coalesce(note.quoted, ''), note.message_id,
      coalesce(note.thread, '{}'), note.appointment, note.claim_status,
      case when note.files is null and private.note_sort(note.sort) = 'reply_sent' then note.written_at else note.delivered_at end,
      note.failed_at, note.failure, note.subject, note.calendar
    from jsonb_to_recordset(restored.notes) as note (
      id uuid, written_at timestamptz, author text, author_name text, sort text, body text, address text, confirmed boolean,
      automatic boolean, quoted text, message_id text, thread text[], appointment jsonb, claim_status text, delivered_at timestamptz,
      failed_at timestamptz, failure text, subject text, calendar jsonb, files jsonb
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
      perform private.refuse_mail_to(restored.address);
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
