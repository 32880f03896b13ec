-- Where a claim stands: set by the staff, shown to whoever knows its number and the email address it was sent with.

-- The status as visitors see it, from the state of the record and what the staff said last. `steps`: those that were set, apart from closed.
create function private.status_of_claim(wanted_id uuid) returns jsonb
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

revoke all on function private.status_of_claim, private.tell_claim_status from public, anon, authenticated;

-- Sets the status with a sentence for the visitor, and mails both if mail is on. Closed means that the record is done, which needs an
-- outcome. The same status sent again is stored once.
create function public.staff_set_claim_status(
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

-- For visitors. `outcome`: found, none or limited.
create function public.claim_status(claim_number text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  looked_up constant jsonb := private.look_up_claim(claim_number, email);
begin
  if looked_up->>'outcome' <> 'found' then
    return looked_up;
  end if;
  return private.status_of_claim((looked_up->>'id')::uuid) || jsonb_build_object('outcome', 'found');
end
$$;

-- For visitors: adds uploaded photos to a claim that is open. `outcome`: added, closed, full (24 photos), or that of the look-up. The
-- same photos sent again are added once, and so is the same form, whose `form_id` becomes that of its note: without scripts, its photos
-- have new paths at every attempt.
create function public.add_claim_photos(claim_number text, email text, photo_urls text[], form_id uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  looked_up constant jsonb := private.look_up_claim(claim_number, email);
  claim public.claim_reports;
  entry private.inbox;
  fresh text[];
begin
  if looked_up->>'outcome' <> 'found' then
    return looked_up;
  end if;
  select * into entry from private.inbox i where i.kind = 'claim' and i.record_id = (looked_up->>'id')::uuid for update;
  select * into claim from public.claim_reports c where c.id = entry.record_id;
  if exists (select from private.inbox_notes n where n.id = form_id and n.kind = 'claim' and n.record_id = claim.id) then
    return jsonb_build_object('outcome', 'added');
  end if;
  if entry.state = 'done' then
    return jsonb_build_object('outcome', 'closed');
  end if;
  fresh := array(
    select photo.url from unnest(add_claim_photos.photo_urls) with ordinality as photo (url, place)
    where photo.url <> all (claim.photo_urls) order by photo.place
  );
  if cardinality(claim.photo_urls) + cardinality(fresh) > 24 or cardinality(fresh) > 8 then
    return jsonb_build_object('outcome', 'full');
  end if;
  if cardinality(fresh) = 0 then
    return jsonb_build_object('outcome', 'added');
  end if;
  perform private.require_own_file('claim-photos', coalesce(private.path_in_bucket(photo.url, 'claim-photos'), ''), 1)
    from unnest(fresh) as photo (url);
  update public.claim_reports c set photo_urls = claim.photo_urls || fresh where c.id = claim.id;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body, address)
    values (coalesce(form_id, gen_random_uuid()), 'claim', claim.id, 'visitor', entry.person, 'photos', cardinality(fresh)::text, entry.email);
  update private.inbox i set snoozed_until = null, version = i.version + 1 where i.kind = 'claim' and i.record_id = claim.id;
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    select 'reply_received', 'claim', claim.id, entry.assignee, entry.assignee, jsonb_build_object('key', n.id)
    from private.inbox_notes n
    where (select s.enabled from private.mail_settings s) and n.kind = 'claim' and n.record_id = claim.id and n.sort = 'photos'
    order by n.written_at desc limit 1;
  perform private.settle_entry('claim', claim.id);
  return jsonb_build_object('outcome', 'added');
end
$$;

revoke all on function public.staff_set_claim_status, public.claim_status, public.add_claim_photos from public, anon, authenticated;
grant execute on function public.staff_set_claim_status to service_role;
grant execute on function public.claim_status, public.add_claim_photos to anon, service_role;
