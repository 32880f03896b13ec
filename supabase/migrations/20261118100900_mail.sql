-- Mail that waits to be sent. A trigger writes it in the transaction of the record, so no record is acknowledged without its
-- mail; a unique key for each purpose and recipient keeps a mail from being queued twice. The server sends it.

-- While mail is off, nothing is queued.
create table private.mail_settings (
  only_row boolean primary key default true check (only_row),
  enabled boolean not null default false
);
insert into private.mail_settings default values;

-- Addresses whose owners told us that they never wrote, as hashes: they get no receipt again.
create table private.mail_refusals (
  address_hash text primary key,
  refused_at timestamptz not null default now()
);

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('receipt', 'notice', 'reminder', 'reply', 'digest', 'warning')),
  kind text,
  record_id uuid,
  -- A visitor's address for a receipt or a reply, a person of the staff otherwise. Null: not yet split by person.
  -- Emptied with the payload once the mail is sent.
  recipient text,
  recipient_hash text,
  -- Of a receipt: see private.mailbox_of.
  mailbox_hash text,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Another worker takes the mail over after this.
  claimed_until timestamptz,
  last_failure text,
  sent_at timestamptz,
  given_up_at timestamptz,
  foreign key (kind, record_id) references private.inbox on delete cascade
);
create unique index outbox_once on private.outbox (
  purpose, coalesce(kind, ''), coalesce(record_id::text, ''), coalesce(recipient_hash, ''), coalesce(payload->>'key', '')
);
-- Replies first: people wait for them, and a flood of records must not delay them.
create index outbox_due on private.outbox ((purpose <> 'reply'), due_at) where sent_at is null and given_up_at is null;
create index outbox_recent on private.outbox (mailbox_hash, created_at) where purpose = 'receipt';
create index outbox_of_record on private.outbox (kind, record_id);

alter table private.mail_settings enable row level security;
alter table private.mail_refusals enable row level security;
alter table private.outbox enable row level security;
revoke all on private.mail_settings, private.mail_refusals, private.outbox from public, anon, authenticated, service_role;

create function private.hash_address(address text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
$$;

-- One mailbox has many addresses: "Ada.Lovelace+shop@example.com" is read by whoever reads "adalovelace@example.com". The limit of
-- three receipts an hour counts mailboxes. Some servers do keep "a.b" and "ab" apart: there two people share three an hour.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select replace(split_part(split_part(lower(btrim(address)), '@', 1), '+', 1), '.', '')
    || '@' || replace(split_part(lower(btrim(address)), '@', 2), 'googlemail.com', 'gmail.com')
$$;

-- More than a hundred records within an hour. It counts no further, so that it is quick in a flood.
create function private.arrives_in_flood() returns boolean
language sql stable set search_path = '' as $$
  select count(*) > 100 from (
    select from private.inbox i where i.created_at > now() - interval '1 hour' limit 101
  ) recent
$$;

-- A new record queues a notice for the staff and a receipt for its sender. A restored record is older than its transaction and queues
-- nothing, nor does a test: no mail server has a name that ends in .invalid. Only the first hundred records of an hour have a notice,
-- and one mailbox gets at most three receipts an hour, so that nobody fills a mailbox through us. The server sets `app.receipt` to "off"
-- for a visitor who has sent many records within an hour.
create function private.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := private.hash_address(new.email);
  mailbox constant text := private.hash_address(private.mailbox_of(new.email));
begin
  if new.created_at <> now() or new.email ilike '%.invalid' or not (select enabled from private.mail_settings) then
    return null;
  end if;
  if not private.arrives_in_flood() then
    insert into private.outbox (purpose, kind, record_id) values ('notice', new.kind, new.record_id);
  end if;
  perform pg_advisory_xact_lock(hashtext('receipt'), hashtext(mailbox));
  if current_setting('app.receipt', true) = 'off'
    or exists (select from private.mail_refusals r where r.address_hash in (hash, mailbox))
    or (
      select count(*) from private.outbox o
      where o.purpose = 'receipt' and o.mailbox_hash = mailbox and o.created_at > now() - interval '1 hour'
    ) >= 3
  then
    return null;
  end if;
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, mailbox_hash)
    values ('receipt', new.kind, new.record_id, new.email, hash, mailbox);
  return null;
end
$$;
create trigger queue_mail after insert on private.inbox for each row execute function private.queue_mail();

-- With a condition, because Supabase refuses an UPDATE without one for its API roles, also in a function (safeupdate).
create function public.staff_enable_mail(enabled boolean) returns void
language sql security definer set search_path = '' as $$
  update private.mail_settings set enabled = staff_enable_mail.enabled where only_row
$$;

-- Takes mail that is due for a while: should the caller end before it records the delivery, another takes it over.
create function public.staff_claim_mail(how_many integer, lease_seconds integer) returns setof jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select o.id from private.outbox o
    where o.sent_at is null and o.given_up_at is null and o.due_at <= now()
      and (o.claimed_until is null or o.claimed_until < now())
    order by o.purpose <> 'reply', o.due_at
    limit how_many
    for update skip locked
  )
  update private.outbox o
    set claimed_until = now() + make_interval(secs => lease_seconds), attempts = o.attempts + 1
  from due where o.id = due.id
  returning jsonb_build_object(
    'id', o.id, 'purpose', o.purpose, 'kind', o.kind, 'record_id', o.record_id, 'recipient', o.recipient,
    'payload', o.payload, 'created_at', o.created_at, 'attempts', o.attempts,
    'headline', (select i.headline from private.inbox i where i.kind = o.kind and i.record_id = o.record_id),
    'received_at', (select i.created_at from private.inbox i where i.kind = o.kind and i.record_id = o.record_id)
  )
$$;

-- What became of a claimed mail. Sent: the address and the content are no longer needed. Failed: again after `retry_seconds`, or given up
-- if that is null or the mail is older than three days.
create function public.staff_record_delivery(wanted_id uuid, failure text, retry_seconds integer) returns void
language sql security definer set search_path = '' as $$
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
$$;

-- Queues one mail for each recipient in place of the notice that is not yet split.
create function public.staff_split_notice(wanted_id uuid, recipients text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  queued integer;
begin
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash)
  select o.purpose, o.kind, o.record_id, person.id, person.id
  from private.outbox o cross join unnest(recipients) as person (id)
  where o.id = wanted_id and o.recipient is null
  on conflict do nothing;
  get diagnostics queued = row_count;
  delete from private.outbox o where o.id = wanted_id and o.recipient is null;
  return queued;
end
$$;

-- Queues a mail to a person of the staff, once for each key.
create function public.staff_queue_mail(
  purpose text, wanted_kind text, wanted_id uuid, recipient text, payload jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    values (
      staff_queue_mail.purpose, wanted_kind, wanted_id, staff_queue_mail.recipient, staff_queue_mail.recipient,
      staff_queue_mail.payload
    )
    on conflict do nothing;
  return found;
end
$$;

-- Notes and queues a reply in one transaction, also where the caller cannot open one. Returns the note that it wrote, also if the same
-- reply is sent again. Null if the record is gone.
create function public.staff_send_reply(
  kinds text[], wanted_kind text, wanted_id uuid, reply_id uuid, author text, author_name text, subject text, body text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  note private.inbox_notes;
begin
  select i.email into address from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body)
    values (
      reply_id, wanted_kind, wanted_id, staff_send_reply.author, staff_send_reply.author_name, 'reply_sent',
      staff_send_reply.body
    )
    on conflict (id) do nothing
    returning * into note;
  if found then
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('reply', wanted_kind, wanted_id, address, private.hash_address(address), jsonb_build_object(
        'key', reply_id, 'author', staff_send_reply.author_name, 'subject', staff_send_reply.subject,
        'text', staff_send_reply.body
      ));
    update private.inbox i set first_response_at = coalesce(i.first_response_at, now())
      where i.kind = wanted_kind and i.record_id = wanted_id;
  else
    select * into note from private.inbox_notes n
      where n.id = reply_id and n.kind = wanted_kind and n.record_id = wanted_id and n.author = staff_send_reply.author;
    if not found then
      return null;
    end if;
  end if;
  return to_jsonb(note) - array['kind', 'record_id'];
end
$$;

-- The owner of an address says that they never wrote: no more receipts at any address of the mailbox, and whoever handles the record
-- sees it.
create function public.staff_stop_receipts(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select i.email into address from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id;
  if not found then
    return false;
  end if;
  insert into private.mail_refusals (address_hash)
    values (private.hash_address(address)), (private.hash_address(private.mailbox_of(address))) on conflict do nothing;
  if not exists (
    select from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.author = 'mail'
  ) then
    insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
      values (wanted_kind, wanted_id, 'mail', 'Receipt', 'note', 'The owner of this email address says that they did not write.');
  end if;
  return true;
end
$$;

-- For the overview: what waits and what was given up.
create function public.staff_mail_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'enabled', (select enabled from private.mail_settings),
    'waiting', count(*) filter (where sent_at is null and given_up_at is null),
    'oldest', min(created_at) filter (where sent_at is null and given_up_at is null),
    'given_up', count(*) filter (where given_up_at > now() - interval '30 days'),
    'sent_today', count(*) filter (where sent_at > now() - interval '1 day')
  ) from private.outbox
$$;

-- The mail of a record to its sender. A reply has the id of its note.
create function public.staff_mail_of_record(kinds text[], wanted_kind text, wanted_id uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'purpose', o.purpose, 'note_id', o.payload->>'key', 'created_at', o.created_at, 'sent_at', o.sent_at,
    'given_up_at', o.given_up_at, 'attempts', o.attempts, 'last_failure', o.last_failure
  )
  from private.outbox o
  where o.kind = any (kinds) and o.kind = wanted_kind and o.record_id = wanted_id and o.purpose in ('receipt', 'reply')
  order by o.created_at, o.id
$$;

-- Messages that nobody has answered, oldest first.
create function public.staff_unanswered(since timestamptz) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', i.kind, 'record_id', i.record_id, 'created_at', i.created_at, 'assignee', i.assignee)
  from private.inbox i
  where i.kind = 'message' and i.first_response_at is null and i.state <> 'done' and i.created_at >= since
  order by i.created_at
  limit 1000
$$;

-- How many records of each kind came in since then.
create function public.staff_count_since(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(kind, count), '{}')
  from (select i.kind, count(*) from private.inbox i where i.created_at >= since group by i.kind) counts
$$;

-- What was sent or given up long ago is no longer needed.
create function public.staff_delete_old_mail() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  delete from private.outbox
    where sent_at < now() - interval '30 days' or given_up_at < now() - interval '30 days';
  get diagnostics swept = row_count;
  return swept;
end
$$;

revoke all on function private.hash_address, private.mailbox_of, private.arrives_in_flood, private.queue_mail
  from public, anon, authenticated;
revoke all on function
  public.staff_enable_mail, public.staff_claim_mail, public.staff_record_delivery, public.staff_split_notice, public.staff_queue_mail,
  public.staff_send_reply, public.staff_stop_receipts, public.staff_mail_state, public.staff_mail_of_record, public.staff_unanswered,
  public.staff_count_since, public.staff_delete_old_mail
  from public, anon, authenticated;
grant execute on function
  public.staff_enable_mail, public.staff_claim_mail, public.staff_record_delivery, public.staff_split_notice, public.staff_queue_mail,
  public.staff_send_reply, public.staff_stop_receipts, public.staff_mail_state, public.staff_mail_of_record, public.staff_unanswered,
  public.staff_count_since, public.staff_delete_old_mail
  to service_role;
