-- What the staff are told about a record that they know: a reply arrived, or photos were added. Whoever sends many must not fill their
-- mailboxes.
alter table private.outbox
  drop constraint outbox_purpose_check,
  add constraint outbox_purpose_check check (
    purpose in (
      'receipt', 'notice', 'reminder', 'reply', 'digest', 'warning', 'reply_received', 'photos_added', 'undelivered'
    )
  );
create index outbox_updates on private.outbox (recipient_hash, created_at) where purpose in ('reply_received', 'photos_added');

-- Of each record, a person has one such mail that waits. Once it was sent, the next one follows after an hour, or at once if somebody
-- has answered in between. Nobody gets more than a hundred within an hour; as with notices, further ones are not sent. A mail that is
-- being sent counts as sent: it may have been read.
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
      where o.recipient_hash = new.recipient_hash and o.purpose in ('reply_received', 'photos_added')
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
  for each row when (new.purpose in ('reply_received', 'photos_added')) execute function private.limit_update();

revoke all on function private.limit_update from public, anon, authenticated;
