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
  perform private.refuse_mail_to(address);
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

create or replace function public.staff_import_work(entries jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored record;
  changed integer := 0;
begin
  for restored in
    update private.inbox i set
      state = work.state, assignee = work.assignee, assignee_name = work.assignee_name, outcome = work.outcome,
      closed_at = work.closed_at, snoozed_until = work.snoozed_until, reply_to = work.reply_to, version = i.version + 1
    from jsonb_to_recordset(entries) as work (
      kind text, record_id uuid, state text, assignee text, assignee_name text, outcome text, closed_at timestamptz,
      snoozed_until timestamptz, reply_to text, refuses_mail boolean, first_response_at timestamptz, notes jsonb
    )
    where i.kind = work.kind and i.record_id = work.record_id and i.version = 1
    returning i.kind, i.record_id, coalesce(i.reply_to, i.email) as address, work.refuses_mail, work.first_response_at, work.notes
  loop
    changed := changed + 1;
    insert into private.inbox_notes (
      id, kind, record_id, written_at, author, author_name, sort, body, address, confirmed, automatic, quoted, message_id, thread,
      appointment, claim_status, delivered_at, failed_at, failure
    )
    select
      note.id, restored.kind, restored.record_id, note.written_at, note.author, note.author_name, private.note_sort(note.sort), note.body,
      note.address, coalesce(note.confirmed, true), coalesce(note.automatic, false), coalesce(note.quoted, ''), note.message_id,
      coalesce(note.thread, '{}'), note.appointment, note.claim_status,
      case when note.files is null and private.note_sort(note.sort) = 'reply_sent' then note.written_at else note.delivered_at end,
      note.failed_at, note.failure
    from jsonb_to_recordset(restored.notes) as note (
      id uuid, written_at timestamptz, author text, author_name text, sort text, body text, address text, confirmed boolean,
      automatic boolean, quoted text, message_id text, thread text[], appointment jsonb, claim_status text, delivered_at timestamptz,
      failed_at timestamptz, failure text, files jsonb
    )
    on conflict do nothing;
    insert into private.letter_files (id, note_id, place, name, path, refused)
    select file.id, note.id, file.place, file.name, file.path, file.refused
    from jsonb_to_recordset(restored.notes) as note (id uuid, files jsonb)
    cross join lateral jsonb_to_recordset(coalesce(note.files, '[]')) as file (
      id uuid, place integer, name text, path text, refused text
    )
    on conflict do nothing;
    if restored.refuses_mail then
      perform private.refuse_mail_to(restored.address);
    end if;
    perform private.settle_entry(restored.kind, restored.record_id);
    if restored.first_response_at is not null and not exists (
      select from private.inbox i
      where i.kind = restored.kind and i.record_id = restored.record_id and i.first_response_at is not null
    ) then
      insert into private.inbox_notes (kind, record_id, written_at, author, author_name, sort, body)
        values (restored.kind, restored.record_id, restored.first_response_at, 'system', 'System', 'answered', 'earlier');
      perform private.settle_entry(restored.kind, restored.record_id);
    end if;
  end loop;
  return changed;
end
$$;

revoke all on function private.own_mailbox_of, private.refuse_mail_to from public, anon, authenticated;
