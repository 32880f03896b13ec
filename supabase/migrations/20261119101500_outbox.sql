-- Mail that waits to be sent. A trigger writes it in the transaction of the record, so no record is acknowledged without its
-- mail; a unique key for each purpose and recipient keeps a mail from being queued twice. The server sends it.

-- While mail is off, nothing is queued.
create table private.mail_settings (
  only_row boolean primary key default true check (only_row),
  enabled boolean not null default false
);
insert into private.mail_settings default values;
alter table private.mail_settings enable row level security;
revoke all on private.mail_settings from public, anon, authenticated, service_role;

-- To a visitor: receipt and reply. To the staff: the others. `undelivered`: a mail of theirs did not arrive. `disowned`: somebody says
-- that they never wrote.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (
    purpose in (
      'receipt', 'notice', 'reminder', 'reply', 'digest', 'warning', 'reply_received', 'photos_added', 'undelivered', 'disowned'
    )
  ),
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
create index outbox_updates on private.outbox (recipient_hash, created_at) where purpose in ('reply_received', 'photos_added', 'disowned');
alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated, service_role;

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

-- What the staff are told about a record that they know: a reply arrived, photos were added, or the sender never wrote. Whoever sends many
-- must not fill their mailboxes. Of each record, a person has one such mail that waits. Once it was sent, the next one follows after an
-- hour, or at once if somebody has answered in between. Nobody gets more than a hundred within an hour; as with notices, further ones are
-- not sent. A mail that is being sent counts as sent: it may have been read.
create function private.limit_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told_at timestamptz;
begin
  if exists (
    select from private.inbox_notes n
    where n.kind = new.kind and n.record_id = new.record_id and n.sort = 'photos' and n.id::text = new.payload->>'key'
  ) then
    new.purpose := 'photos_added';
  end if;
  if exists (
    select from private.outbox o
    where o.kind = new.kind and o.record_id = new.record_id and o.purpose = new.purpose
      and o.recipient_hash is not distinct from new.recipient_hash
      and o.sent_at is null and o.given_up_at is null and (o.claimed_until is null or o.claimed_until < now())
  ) then
    return null;
  end if;
  if (
    select count(*) >= 100 from (
      select from private.outbox o
      where o.recipient_hash = new.recipient_hash and o.purpose in ('reply_received', 'photos_added', 'disowned')
        and o.created_at > now() - interval '1 hour'
      limit 100
    ) recent
  ) then
    return null;
  end if;
  select max(coalesce(o.sent_at, now())) into told_at
    from private.outbox o
    where o.kind = new.kind and o.record_id = new.record_id and o.purpose = new.purpose
      and o.recipient_hash = new.recipient_hash and o.given_up_at is null;
  if not exists (
    select from private.inbox_notes n
    where n.kind = new.kind and n.record_id = new.record_id and n.sort in ('reply_sent', 'status', 'answered') and n.written_at >= told_at
  ) then
    new.due_at := greatest(new.due_at, told_at + interval '1 hour');
  end if;
  return new;
end
$$;
create trigger limit_update before insert on private.outbox
  for each row when (new.purpose in ('reply_received', 'photos_added', 'disowned')) execute function private.limit_update();

revoke all on function private.arrives_in_flood, private.queue_mail, private.limit_update from public, anon, authenticated;
