-- Answers go out by mail, replies come back, and either changes the record's clock.

-- `reply_received` and `undelivered` tell the staff that a reply arrived, or that a mail of theirs did not.
alter table private.outbox
  drop constraint outbox_purpose_check,
  add constraint outbox_purpose_check check (
    purpose in ('receipt', 'notice', 'reminder', 'reply', 'digest', 'warning', 'reply_received', 'undelivered')
  );

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

drop function public.staff_send_reply;

-- Stores and queues an answer in one transaction, also where the caller cannot open one. Whoever answers a record that nobody has takes
-- it; with `close` it is done as well. `newer`: the caller has not seen all letters. `refused`: the owner of the address told us that
-- they never wrote. The same answer sent again is stored once. `address` is given if it is another one than before, `files` is a list of
-- {id, name, path}. 1.0.0 sends a subject and does not count letters. It is answered with the note, or null.
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

-- A mail of ours did not arrive: the record waits again, and the author of a reply is told.
create function private.note_failed_mail(mail private.outbox) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author text;
begin
  if mail.purpose = 'reply' then
    update private.inbox_notes n set failed_at = now(), failure = mail.last_failure
      where n.id = (mail.payload->>'key')::uuid returning n.author into author;
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('undelivered', mail.kind, mail.record_id, author, author, jsonb_build_object('key', mail.payload->>'key'))
      on conflict do nothing;
    update private.inbox i set state = 'in_progress', outcome = null, closed_at = null, version = i.version + 1
      where i.kind = mail.kind and i.record_id = mail.record_id and i.state = 'done';
  end if;
  perform private.settle_entry(mail.kind, mail.record_id);
end
$$;

-- What became of a claimed mail. Sent: the address and the content are no longer needed. Failed: again after `retry_seconds`, or given up
-- if that is null or the mail is older than three days.
create or replace function public.staff_record_delivery(wanted_id uuid, failure text, retry_seconds integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail private.outbox;
begin
  update private.outbox o set
    claimed_until = null,
    last_failure = failure,
    sent_at = case when failure is null then now() end,
    recipient = case when failure is null then null else o.recipient end,
    payload = case when failure is null then jsonb_strip_nulls(jsonb_build_object('key', o.payload->>'key')) else o.payload end,
    due_at = now() + make_interval(secs => coalesce(retry_seconds, 0)),
    given_up_at = case
      when failure is not null and (retry_seconds is null or o.created_at < now() - interval '3 days') then now()
    end
    where o.id = wanted_id
    returning * into mail;
  if mail.given_up_at is not null and mail.purpose in ('reply', 'receipt') then
    perform private.note_failed_mail(mail);
  elsif mail.purpose = 'reply' then
    update private.inbox_notes n set delivered_at = mail.sent_at
      where n.id = (mail.payload->>'key')::uuid and n.failed_at is null;
    perform private.settle_entry(mail.kind, mail.record_id);
  elsif mail.purpose = 'receipt' then
    update private.inbox i set revision = i.revision + 1 where i.kind = mail.kind and i.record_id = mail.record_id;
  end if;
end
$$;

-- A mail that had been accepted came back. Returns how many of ours it was about.
create function public.staff_record_bounce(receipts uuid[], replies uuid[], failure text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  mail private.outbox;
  bounced integer := 0;
begin
  for mail in
    update private.outbox o set
      sent_at = null, given_up_at = now(), last_failure = left(failure, 100), claimed_until = null
      where o.sent_at is not null and (
        (o.purpose = 'receipt' and o.record_id = any (receipts)) or (o.purpose = 'reply' and o.payload->>'key' = any (replies::text[]))
      )
      returning *
  loop
    perform private.note_failed_mail(mail);
    bounced := bounced + 1;
  end loop;
  return bounced;
end
$$;

-- Which record a mail answers: by the ids of our mails, or else by our reference in its subject. Null: none.
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
  order by found.rank
  limit 1
$$;

-- Joins a mail to its record, once. A mail of a person opens the record again, starts its clock and tells whoever has it, or everyone
-- who wants to know. `full`: a flood, so the mail stays in the mailbox alone.
create function public.staff_receive_reply(wanted_kind text, wanted_id uuid, letter jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note private.inbox_notes;
  sender constant text := letter->>'from_address';
  is_automatic constant boolean := coalesce((letter->>'automatic')::boolean, false);
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if exists (select from private.inbox_notes n where n.message_id = letter->>'message_id')
    or exists (select from private.rejected_replies r where r.message_id = letter->>'message_id')
  then
    return jsonb_build_object('outcome', 'known');
  end if;
  if (
    select count(*) >= 200 or count(*) filter (where n.written_at > now() - interval '1 hour') >= 20
    from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.sort = 'reply_received'
  ) then
    return jsonb_build_object('outcome', 'full');
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

-- Mails that somebody took out of a record. They do not join it again, should the mailbox be read anew.
create table private.rejected_replies (
  message_id text primary key,
  kind text not null,
  record_id uuid not null,
  foreign key (kind, record_id) references private.inbox on delete cascade
);
alter table private.rejected_replies enable row level security;
revoke all on private.rejected_replies from public, anon, authenticated, service_role;

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

-- An owner lets mail go again to an address whose owner told us that they never wrote.
create function public.staff_allow_mail(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select coalesce(i.reply_to, i.email) into address from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id;
  delete from private.mail_refusals r
    where r.address_hash in (private.hash_address(address), private.hash_address(private.mailbox_of(address)));
  return found;
end
$$;

-- Queues one mail for each recipient in place of the notice that is not yet split.
create or replace function public.staff_split_notice(wanted_id uuid, recipients text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  queued integer;
begin
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
  select o.purpose, o.kind, o.record_id, person.id, person.id, o.payload
  from private.outbox o cross join unnest(recipients) as person (id)
  where o.id = wanted_id and o.recipient is null
  on conflict do nothing;
  get diagnostics queued = row_count;
  delete from private.outbox o where o.id = wanted_id and o.recipient is null;
  return queued;
end
$$;

-- How far the office's mailbox has been read.
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

drop function public.staff_unanswered;

-- Records of these kinds whose sender waits, the longest first. 1.0.0 names no kinds.
create function public.staff_unanswered(since timestamptz, kinds text[] default '{message}') returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', i.kind, 'record_id', i.record_id, 'created_at', i.created_at, 'waiting_since', i.waiting_since, 'assignee', i.assignee
  )
  from private.inbox i
  where i.kind = any (kinds) and i.waiting_since >= since
  order by i.waiting_since
  limit 1000
$$;

-- For the overview: what waits, and the records whose last mail did not arrive. 1.0.0 shows `given_up`.
create or replace function public.staff_mail_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'enabled', (select enabled from private.mail_settings),
    'waiting', count(*) filter (where sent_at is null and given_up_at is null),
    'oldest', min(created_at) filter (where sent_at is null and given_up_at is null),
    'undelivered', (select count(*) from private.inbox i where i.undelivered),
    'given_up', count(*) filter (where given_up_at > now() - interval '30 days'),
    'sent_today', count(*) filter (where sent_at > now() - interval '1 day')
  ) from private.outbox
$$;

-- As before, by the new clock. `outcomes`: how records ended in the period, by job. `late_by_kind` has a time for each kind with a
-- promised answer; 1.0.0 sends one for all, `late_before`.
drop function public.staff_overview;
create function public.staff_overview(
  kinds text[], first_day date, time_zone text, late_by_kind jsonb default null, late_before timestamptz default null
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    period as (select first_day::timestamp at time zone time_zone as since),
    -- Materialized, so that the name of a kind is found once and not for every entry.
    kept as materialized (select private.kind_of_table(r.table_name) as kind, r.keep_days from public.retention r)
  select jsonb_build_object(
    'arrivals', (
      select coalesce(jsonb_agg(to_jsonb(arrived) order by arrived.day, arrived.kind), '[]')
      from (
        select (entry.created_at at time zone time_zone)::date as day, entry.kind, count(*) as count
        from private.inbox entry
        where entry.kind = any (kinds) and entry.created_at >= (select since from period)
        group by 1, 2
      ) arrived
    ),
    'answers', (
      select coalesce(jsonb_agg(to_jsonb(times)), '[]')
      from (
        select entry.kind, array_agg(date_part('epoch', entry.created_at)) as sent,
          array_agg(date_part('epoch', entry.first_response_at)) as answered
        from private.inbox entry
        where entry.kind = any (kinds) and entry.first_response_at >= (select since from period)
        group by 1
      ) times
    ),
    'waiting', (
      select coalesce(jsonb_agg(to_jsonb(waiting) order by waiting.kind), '[]')
      from (
        select entry.kind, count(*) as count,
          count(*) filter (where entry.waiting_since < coalesce((late_by_kind->>entry.kind)::timestamptz, late_before)) as late
        from private.inbox entry
        where entry.kind = any (kinds) and entry.waiting_since is not null
        group by 1
      ) waiting
    ),
    'longest', (
      select coalesce(jsonb_agg(to_jsonb(oldest) order by oldest.waiting_since, oldest.record_id), '[]')
      from (
        select entry.kind, entry.record_id, entry.created_at, entry.waiting_since, entry.headline, entry.assignee_name
        from private.inbox entry
        where entry.kind = any (kinds) and entry.waiting_since is not null
        order by entry.waiting_since, entry.record_id
        limit 5
      ) oldest
    ),
    'outcomes', (
      select coalesce(jsonb_agg(to_jsonb(ended) order by ended.kind, ended.headline, ended.outcome), '[]')
      from (
        select entry.kind, entry.headline, entry.outcome, count(*) as count
        from private.inbox entry
        where entry.kind = any (kinds) and entry.kind <> 'message' and entry.outcome is not null
          and entry.closed_at >= (select since from period)
        group by 1, 2, 3
      ) ended
    ),
    'due', (
      select coalesce(jsonb_agg(to_jsonb(due) order by due.kind), '[]')
      from (
        select kept.kind, kept.keep_days, count(entry.record_id) as count,
          count(entry.record_id) filter (where entry.state <> 'done') as open,
          min(entry.created_at) + make_interval(days => kept.keep_days) as first
        from kept left join private.inbox entry
          on entry.kind = kept.kind and entry.created_at < now() + interval '7 days' - make_interval(days => kept.keep_days)
        where kept.kind = any (kinds)
        group by kept.kind, kept.keep_days
      ) due
    )
  )
$$;

revoke all on function private.note_failed_mail, private.thread_of from public, anon, authenticated;
revoke all on function
  public.staff_send_reply, public.staff_record_bounce, public.staff_find_thread, public.staff_receive_reply, public.staff_confirm_reply,
  public.staff_allow_mail, public.staff_mailbox_position, public.staff_store_mailbox_position, public.staff_unanswered,
  public.staff_overview
  from public, anon, authenticated;
grant execute on function
  public.staff_send_reply, public.staff_record_bounce, public.staff_find_thread, public.staff_receive_reply, public.staff_confirm_reply,
  public.staff_allow_mail, public.staff_mailbox_position, public.staff_store_mailbox_position, public.staff_unanswered,
  public.staff_overview
  to service_role;
