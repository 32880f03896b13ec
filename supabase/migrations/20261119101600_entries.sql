-- The clock of an entry, and how the app sees entries and letters.

-- Settles the clock of a record from all that happened to it. It runs from the first thing that the person sent after our last answer. An
-- answer counts once the other mail server has accepted it, or when somebody says how else it was given. So does the status of a claim;
-- one that was not mailed (without an address) counts at once. An appointment that was accepted waits for no answer. `disowned`: the note
-- of `staff_stop_receipts` has the author "mail". Call it after each event.
create function private.settle_entry(wanted_kind text, wanted_id uuid) returns private.inbox
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
    disowned = (private.refuses_mail(entry.email) or private.refuses_mail(entry.reply_to)) and exists (
      select from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.author = 'mail'
    ),
    revision = i.revision + 1
    where i.kind = wanted_kind and i.record_id = wanted_id
    returning * into entry;
  return entry;
end
$$;

-- An entry as the app knows it: without the text of the search. `hurt`: somebody is hurt, so that such a claim can stand out.
create function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'created_at', entry.created_at, 'person', entry.person,
    'email', entry.email, 'phone', entry.phone, 'headline', entry.headline, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'waiting_since', entry.waiting_since,
    'undelivered', entry.undelivered, 'reply_to', entry.reply_to, 'snoozed_until', entry.snoozed_until, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'language', entry.language, 'disowned', entry.disowned, 'version', entry.version,
    'revision', entry.revision,
    'hurt', entry.kind = 'claim' and exists (
      select from public.claim_reports c where c.id = entry.record_id and c.anyone_hurt = 'yes'
    )
  )
$$;

-- A letter as the app knows it, with its files, and with how its mail fares while that is on the way.
create function private.note_as_json(note private.inbox_notes) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(note) - array['kind', 'record_id', 'message_id', 'thread'] || jsonb_build_object(
    'attempts', coalesce(mail.attempts, 0),
    'last_failure', mail.last_failure,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', file.id,
        'name', file.name,
        'refused', file.refused,
        'bucket', 'letters',
        'path', file.path,
        'size', (o.metadata->>'size')::bigint,
        'type', o.metadata->>'mimetype',
        'scan', o.metadata->>'scan',
        'stored', o.id is not null
      ) order by file.place), '[]')
      from private.letter_files file
      left join storage.objects o on o.bucket_id = 'letters' and o.name = file.path
      where file.note_id = note.id
    )
  )
  from (select) one left join private.outbox mail
    on mail.purpose = 'reply' and mail.kind = note.kind and mail.record_id = note.record_id and mail.payload->>'key' = note.id::text
$$;

-- The columns that a change may replace.
create function private.changeable(entry private.inbox) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'state', entry.state, 'assignee', entry.assignee, 'assignee_name', entry.assignee_name, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'snoozed_until', entry.snoozed_until
  )
$$;

revoke all on function
  private.settle_entry, private.entry_as_json, private.note_as_json, private.changeable
  from public, anon, authenticated;
