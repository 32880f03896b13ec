-- One mailbox has many addresses: "Ada.Lovelace+shop@example.com" is read by whoever reads "adalovelace@example.com". The limit of
-- three receipts an hour counts mailboxes. Some servers do keep "a.b" and "ab" apart: there two people share three an hour.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select replace(split_part(split_part(lower(btrim(address)), '@', 1), '+', 1), '.', '')
    || '@' || replace(split_part(lower(btrim(address)), '@', 2), 'googlemail.com', 'gmail.com')
$$;
revoke all on function private.mailbox_of(text) from public, anon, authenticated;

alter table private.outbox add column mailbox_hash text;
drop index private.outbox_recent;
create index outbox_recent on private.outbox (mailbox_hash, created_at) where purpose = 'receipt';

-- Whoever never wrote gets no receipt again at any address of the mailbox.
create or replace function public.staff_refuse_mail(wanted_kind text, wanted_id uuid) returns boolean
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

-- The server sets `app.receipt` to "off" for a visitor who has sent many records within an hour.
create or replace function private.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := private.hash_address(new.email);
  mailbox constant text := private.hash_address(private.mailbox_of(new.email));
begin
  if new.created_at <> now() or new.email ilike '%.invalid' or not (select enabled from private.mail_settings) then
    return null;
  end if;
  insert into private.outbox (purpose, kind, record_id) values ('notice', new.kind, new.record_id);
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
