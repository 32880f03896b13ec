-- Addresses whose owners told us that they never wrote, as hashes.
create table private.mail_refusals (
  address_hash text primary key,
  refused_at timestamptz not null default now(),
  -- Without its dots an address may be that of somebody else, who must still get our answers.
  receipts_only boolean not null default false
);
alter table private.mail_refusals enable row level security;
revoke all on private.mail_refusals from public, anon, authenticated, service_role;

create function private.hash_address(address text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(private.email_key(address), 'UTF8')), 'hex')
$$;

-- One mailbox has many addresses: "Ada.Lovelace+shop@example.com" is read by whoever reads "adalovelace@example.com". The limit of
-- three receipts an hour counts mailboxes. Some servers do keep "a.b" and "ab" apart: there two people share three an hour.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select replace(split_part(split_part(private.email_key(address), '@', 1), '+', 1), '.', '')
    || '@' || replace(split_part(private.email_key(address), '@', 2), 'googlemail.com', 'gmail.com')
$$;

-- The address without what follows a plus sign, and without dots where these mean nothing.
create function private.own_mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select case split_part(mailbox, '@', 2)
    when 'gmail.com' then mailbox
    else split_part(split_part(typed, '@', 1), '+', 1) || '@' || split_part(typed, '@', 2)
  end
  from (select private.mailbox_of(own_mailbox_of.address) as mailbox, private.email_key(own_mailbox_of.address) as typed) forms
$$;

-- Whether the owner of the address told us that they never wrote.
create function private.refuses_mail(address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.mail_refusals r
    where not r.receipts_only
      and r.address_hash in (private.hash_address(address), private.hash_address(private.own_mailbox_of(address)))
  )
$$;

-- Notes that the owner of an address says so.
create function private.refuse_mail_to(address text) returns void
language sql set search_path = '' as $$
  insert into private.mail_refusals as r (address_hash, receipts_only)
    select private.hash_address(form.address), bool_and(form.receipts_only)
    from (values (address, false), (private.own_mailbox_of(address), false), (private.mailbox_of(address), true))
      as form (address, receipts_only)
    group by 1
    on conflict (address_hash) do update set receipts_only = r.receipts_only and excluded.receipts_only;
$$;

revoke all on function
  private.hash_address, private.mailbox_of, private.own_mailbox_of, private.refuses_mail, private.refuse_mail_to
  from public, anon, authenticated;
