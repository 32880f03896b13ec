-- What the staff do with one record.

-- A record with its work, letters and files; null if there is none of these kinds.
create function public.staff_find(kinds text[], wanted_kind text, wanted_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'entry', private.entry_as_json(entry),
    'record', record.value,
    'files', private.files_of(entry.kind, entry.record_id),
    'notes', (
      select coalesce(jsonb_agg(private.note_as_json(note) order by note.written_at, note.id), '[]')
      from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
    ),
    'receipt', (
      select jsonb_build_object(
        'created_at', o.created_at, 'sent_at', o.sent_at, 'given_up_at', o.given_up_at, 'attempts', o.attempts,
        'last_failure', o.last_failure
      )
      from private.outbox o where o.kind = entry.kind and o.record_id = entry.record_id and o.purpose = 'receipt'
    ),
    'refuses_mail', private.refuses_mail(coalesce(entry.reply_to, entry.email))
  )
  from private.inbox entry cross join lateral private.read_record(entry.kind, entry.record_id) as record (value)
  where wanted_kind = any (kinds) and entry.kind = wanted_kind and entry.record_id = wanted_id
$$;

-- Changes an entry, if it still has the version that the caller saw. `change` has some of the keys state, outcome, assignee with
-- assignee_name, and snoozed_until; and author and changed_by. A stale answer says who changed the entry. `ask` means that somebody has
-- to say how the work ended: an application and a verification always have an outcome, a message has one if nothing answers it. A claim
-- that is done is closed for its sender too, who is told; whoever sent spam or a duplicate is not.
create function public.staff_change(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, change jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  former jsonb;
  answer uuid;
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
  if change->>'state' = 'done' and entry.state <> 'done' and change->>'outcome' is null and (
    entry.kind <> 'message' or (entry.waiting_since is not null and not exists (
      select from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_sent' and n.delivered_at is null and n.failed_at is null
    ))
  ) then
    return jsonb_build_object('outcome', 'ask', 'entry', private.entry_as_json(entry));
  end if;
  if change->>'state' = 'done' and entry.waiting_since is not null and change->>'outcome' in ('phone', 'in_person', 'own_mail') then
    insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
      values (wanted_kind, wanted_id, change->>'author', change->>'changed_by', 'answered', change->>'outcome')
      returning id into answer;
  end if;
  if closes_claim then
    answer := gen_random_uuid();
    perform private.tell_claim_status(entry, answer, change->>'author', change->>'changed_by', 'closed', '');
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

-- Takes the last change back, with the answer that it noted, if nobody has changed the entry since. A mail that has not gone out is taken
-- back too; one that has stays in the conversation.
create function public.staff_undo(
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

-- Adds a note, or says that a reply was started in a mail program. Returns `note` and `entry`. Null if the record is gone.
create function public.staff_add_note(
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
  return jsonb_build_object(
    'note', private.note_as_json(note), 'entry', private.entry_as_json(private.settle_entry(wanted_kind, wanted_id))
  );
end
$$;

-- Says whether the caller is writing an answer, and returns who else is, and the record's revision. Null if the record is gone.
create function public.staff_watch(
  kinds text[], wanted_kind text, wanted_id uuid, person text, person_name text, is_writing boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  newest integer;
begin
  select i.revision into newest from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id;
  if not found then
    return null;
  end if;
  if is_writing then
    insert into private.writing (kind, record_id, person, person_name)
      values (wanted_kind, wanted_id, staff_watch.person, staff_watch.person_name)
      on conflict on constraint writing_pkey do update set at = now(), person_name = excluded.person_name;
  else
    delete from private.writing w where w.kind = wanted_kind and w.record_id = wanted_id and w.person = staff_watch.person;
  end if;
  return jsonb_build_object('revision', newest, 'writing', (
    select coalesce(jsonb_agg(w.person_name order by w.person_name), '[]') from private.writing w
    where w.kind = wanted_kind and w.record_id = wanted_id and w.person <> staff_watch.person and w.at > now() - interval '30 seconds'
  ));
end
$$;

revoke all on function public.staff_find, public.staff_change, public.staff_undo, public.staff_add_note, public.staff_watch
  from public, anon, authenticated;
grant execute on function public.staff_find, public.staff_change, public.staff_undo, public.staff_add_note, public.staff_watch
  to service_role;
