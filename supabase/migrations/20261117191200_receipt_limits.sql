-- One mailbox has many addresses: "Ada.Lovelace+shop@example.com" is read by whoever reads "adalovelace@example.com". The limit of
-- three receipts an hour counts mailboxes. Some servers do keep "a.b" and "ab" apart: there two people share three an hour.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select replace(split_part(split_part(lower(btrim(address)), '@', 1), '+', 1), '.', '')
    || '@' || replace(split_part(lower(btrim(address)), '@', 2), 'googlemail.com', 'gmail.com')
$$;
revoke all on function private.mailbox_of(text) from public, anon, authenticated;

-- Written and counted by private.queue_mail: see the migration of floods.
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
