-- Whoever sends records from many addresses must not fill the mailboxes of the staff, nor delay what the staff write.

-- Replies first: people wait for them.
drop index private.outbox_due;
create index outbox_due on private.outbox ((purpose <> 'reply'), due_at) where sent_at is null and given_up_at is null;

create or replace function public.staff_claim_mail(how_many integer, lease_seconds integer) returns setof jsonb
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

-- More than a hundred records within an hour. It counts no further, so that it is quick in a flood.
create function private.arrives_in_flood() returns boolean
language sql stable set search_path = '' as $$
  select count(*) > 100 from (
    select from private.inbox i where i.created_at > now() - interval '1 hour' limit 101
  ) recent
$$;
revoke all on function private.arrives_in_flood() from public, anon, authenticated;

-- Only the first hundred records of an hour have a notice. The server sets `app.receipt` to "off" for a visitor who has sent many
-- records within an hour.
create or replace function private.queue_mail() returns trigger
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
