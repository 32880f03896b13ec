-- A claim that is marked done is closed for its sender too, who is told: the same as with a status, without a sentence. Whoever sent spam
-- or a duplicate is not.
alter table private.inbox_notes
  drop constraint inbox_notes_body_check,
  add constraint inbox_notes_body_check check (
    case
      when sort = 'reply_received' then char_length(body) <= 50000
      else private.fits(body, case when claim_status = 'closed' then 0 else 1 end, 5000)
    end
  );

-- As before, with `closed_at`.
create or replace function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'created_at', entry.created_at, 'person', entry.person,
    'email', entry.email, 'phone', entry.phone, 'headline', entry.headline, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'waiting_since', entry.waiting_since,
    'undelivered', entry.undelivered, 'reply_to', entry.reply_to, 'snoozed_until', entry.snoozed_until, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'language', entry.language, 'disowned', entry.disowned, 'version', entry.version,
    'revision', entry.revision
  )
$$;

-- The status as visitors see it, from the state of the record and what the staff said last. `steps`: those that were set, apart from closed.
create or replace function private.status_of_claim(wanted_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', case when entry.state = 'done' then 'closed' else coalesce(said.claim_status, 'received') end,
    'since', coalesce(case when entry.state = 'done' then entry.closed_at else said.written_at end, entry.created_at),
    'message', nullif(said.body, ''),
    'steps', (
      select jsonb_agg(distinct reached.step)
      from (
        select 'received' as step
        union all
        select n.claim_status from private.inbox_notes n
        where n.kind = 'claim' and n.record_id = wanted_id and n.sort = 'status' and n.claim_status <> 'closed'
      ) reached
    ),
    'sent_at', entry.created_at,
    'photos', (select count(*) from private.claim_files f where f.claim_id = wanted_id)
  )
  from private.inbox entry
  left join lateral (
    select n.claim_status, n.written_at, n.body from private.inbox_notes n
    where n.kind = 'claim' and n.record_id = wanted_id and n.sort = 'status'
      and (n.claim_status = 'closed') = (entry.state = 'done') and (entry.state <> 'done' or n.written_at >= entry.closed_at)
    order by n.written_at desc, n.id desc limit 1
  ) said on true
  where entry.kind = 'claim' and entry.record_id = wanted_id
$$;

-- Says where a claim stands: in the record, and by mail if mail is on.
create function private.tell_claim_status(
  entry private.inbox, note_id uuid, author text, author_name text, status text, message text
) returns private.inbox_notes
language plpgsql security definer set search_path = '' as $$
declare
  note private.inbox_notes;
  address text := coalesce(entry.reply_to, entry.email);
begin
  if private.refuses_mail(address) or not (select s.enabled from private.mail_settings s) then
    address := null;
  end if;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body, claim_status, address)
    values (note_id, 'claim', entry.record_id, author, author_name, 'status', message, status, address)
    returning * into note;
  if address is not null then
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('reply', 'claim', entry.record_id, address, private.hash_address(address), jsonb_build_object(
        'key', note_id, 'author', note.author_name, 'text', note.body, 'status', status, 'files', '[]'::jsonb,
        'thread', private.thread_of('claim', entry.record_id, note_id)
      ));
  end if;
  return note;
end
$$;

-- As before, by this function.
create or replace function public.staff_set_claim_status(
  kinds text[],
  wanted_id uuid,
  note_id uuid,
  author text,
  author_name text,
  status text,
  message text,
  seen_version integer,
  outcome text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
begin
  select * into entry from private.inbox i
    where 'claim' = any (kinds) and i.kind = 'claim' and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into note from private.inbox_notes n where n.id = note_id and n.kind = 'claim' and n.record_id = wanted_id;
  if found then
    return jsonb_build_object('outcome', 'changed', 'note', private.note_as_json(note), 'entry', private.entry_as_json(entry));
  end if;
  if entry.version <> seen_version then
    return jsonb_build_object('outcome', 'stale', 'entry', private.entry_as_json(entry), 'changed_by', entry.changed_by);
  end if;
  if status = 'closed' and staff_set_claim_status.outcome is null then
    return jsonb_build_object('outcome', 'ask', 'entry', private.entry_as_json(entry));
  end if;
  note := private.tell_claim_status(
    entry, note_id, staff_set_claim_status.author, staff_set_claim_status.author_name, status, message
  );
  update private.inbox i set
    assignee = coalesce(i.assignee, note.author),
    assignee_name = case when i.assignee is null then note.author_name else i.assignee_name end,
    state = case when status = 'closed' then 'done' else 'in_progress' end,
    outcome = case when status = 'closed' then staff_set_claim_status.outcome end,
    closed_at = case when status = 'closed' then now() end,
    snoozed_until = null,
    changed_by = note.author_name,
    before_change = null,
    version = i.version + 1
    where i.kind = 'claim' and i.record_id = wanted_id;
  entry := private.settle_entry('claim', wanted_id);
  return jsonb_build_object('outcome', 'changed', 'note', private.note_as_json(note), 'entry', private.entry_as_json(entry));
end
$$;

-- As before, except that a claim that is done is closed for its sender.
create or replace function public.staff_change(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, change jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  former jsonb;
  answer uuid;
  from_first_version constant boolean := not change ? 'author';
  closes_claim boolean;
begin
  select * into entry from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if entry.version <> seen_version then
    return jsonb_build_object(
      'outcome', 'stale', 'entry', private.entry_as_json(entry), 'changed_by', entry.changed_by
    );
  end if;
  former := private.changeable(entry);
  closes_claim := entry.kind = 'claim' and entry.state <> 'done' and change->>'state' = 'done'
    and change->>'outcome' in ('paid', 'denied', 'withdrawn', 'not_needed');
  if change->>'state' = 'done' and entry.state <> 'done' and change->>'outcome' is null and not from_first_version and (
    entry.kind <> 'message' or (entry.waiting_since is not null and not exists (
      select from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_sent' and n.delivered_at is null and n.failed_at is null
    ))
  ) then
    return jsonb_build_object('outcome', 'ask', 'entry', private.entry_as_json(entry));
  end if;
  if change->>'state' = 'done' and entry.waiting_since is not null
    and (from_first_version or change->>'outcome' in ('phone', 'in_person', 'own_mail'))
  then
    insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
      values (
        wanted_kind, wanted_id, coalesce(change->>'author', 'system'), coalesce(change->>'changed_by', 'System'), 'answered',
        coalesce(change->>'outcome', 'earlier')
      )
      returning id into answer;
  end if;
  if closes_claim then
    answer := gen_random_uuid();
    perform private.tell_claim_status(
      entry, answer, coalesce(change->>'author', 'system'), coalesce(change->>'changed_by', 'System'), 'closed', ''
    );
  end if;
  if change ? 'state' then
    entry.state := change->>'state';
    entry.outcome := case when entry.state = 'done' then coalesce(change->>'outcome', entry.outcome) end;
    entry.closed_at := case when entry.state = 'done' then coalesce(entry.closed_at, now()) end;
    entry.snoozed_until := case when entry.state <> 'done' then entry.snoozed_until end;
  end if;
  if change ? 'assignee' then
    entry.assignee := change->>'assignee';
    entry.assignee_name := change->>'assignee_name';
    entry.state := case when entry.state = 'new' and entry.assignee is not null then 'in_progress' else entry.state end;
  end if;
  if change ? 'snoozed_until' then
    entry.snoozed_until := (change->>'snoozed_until')::timestamptz;
  end if;
  update private.inbox i set
    state = entry.state, outcome = entry.outcome, closed_at = entry.closed_at, assignee = entry.assignee,
    assignee_name = entry.assignee_name, snoozed_until = entry.snoozed_until, changed_by = change->>'changed_by',
    before_change = former || jsonb_build_object('answer', answer), version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  return jsonb_build_object('outcome', 'changed', 'entry', private.entry_as_json(private.settle_entry(wanted_kind, wanted_id)));
end
$$;

-- As before. A mail that has not gone out is taken back too; one that has stays in the conversation.
create or replace function public.staff_undo(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, changed_by text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
begin
  select * into entry from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if entry.version <> seen_version or entry.before_change is null then
    return jsonb_build_object(
      'outcome', 'stale', 'entry', private.entry_as_json(entry), 'changed_by', entry.changed_by
    );
  end if;
  delete from private.outbox o
    where o.purpose = 'reply' and o.kind = wanted_kind and o.record_id = wanted_id and o.payload->>'key' = entry.before_change->>'answer'
      and o.sent_at is null and (o.claimed_until is null or o.claimed_until < now());
  delete from private.inbox_notes n
    where n.id = (entry.before_change->>'answer')::uuid and not exists (
      select from private.outbox o
      where o.purpose = 'reply' and o.kind = wanted_kind and o.record_id = wanted_id and o.payload->>'key' = n.id::text
    );
  update private.inbox i set
    state = entry.before_change->>'state', outcome = entry.before_change->>'outcome',
    closed_at = (entry.before_change->>'closed_at')::timestamptz, assignee = entry.before_change->>'assignee',
    assignee_name = entry.before_change->>'assignee_name',
    snoozed_until = (entry.before_change->>'snoozed_until')::timestamptz, changed_by = staff_undo.changed_by,
    before_change = null, version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  return jsonb_build_object('outcome', 'changed', 'entry', private.entry_as_json(private.settle_entry(wanted_kind, wanted_id)));
end
$$;

revoke all on function private.tell_claim_status from public, anon, authenticated;
