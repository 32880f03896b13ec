-- Whoever says that they never wrote refuses answers to their own address. Without its dots it may be that of somebody else, whom they
-- would cut off from our answers: then it refuses receipts alone.
alter table private.mail_refusals add column receipts_only boolean not null default false;

-- The address without what follows a plus sign, and without dots where these mean nothing.
create function private.own_mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select case split_part(mailbox, '@', 2)
    when 'gmail.com' then mailbox
    else split_part(split_part(typed, '@', 1), '+', 1) || '@' || split_part(typed, '@', 2)
  end
  from (select private.mailbox_of(own_mailbox_of.address) as mailbox, lower(btrim(own_mailbox_of.address)) as typed) forms
$$;

create or replace function private.refuses_mail(address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.mail_refusals r
    where not r.receipts_only
      and r.address_hash in (private.hash_address(address), private.hash_address(private.own_mailbox_of(address)))
  )
$$;

-- As before, by these forms of the address.
create or replace function public.staff_stop_receipts(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select i.email into address from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id;
  if not found then
    return false;
  end if;
  insert into private.mail_refusals as r (address_hash, receipts_only)
    select private.hash_address(form.address), bool_and(form.receipts_only)
    from (values (address, false), (private.own_mailbox_of(address), false), (private.mailbox_of(address), true))
      as form (address, receipts_only)
    group by 1
    on conflict (address_hash) do update set receipts_only = r.receipts_only and excluded.receipts_only;
  if not exists (
    select from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.author = 'mail'
  ) then
    insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
      values (wanted_kind, wanted_id, 'mail', 'Receipt', 'note', 'The owner of this email address says that they did not write.');
  end if;
  return true;
end
$$;

create or replace function public.staff_allow_mail(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select coalesce(i.reply_to, i.email) into address from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id;
  delete from private.mail_refusals r
    where r.address_hash in (
      private.hash_address(address), private.hash_address(private.own_mailbox_of(address)),
      private.hash_address(private.mailbox_of(address))
    );
  return found;
end
$$;

revoke all on function private.own_mailbox_of from public, anon, authenticated;
