-- Somebody who never wrote says so by the link in a receipt: the record is opened again and marked, and the staff is told.
alter table private.inbox
  -- The owner of the address says that they did not write it, and allows no mail.
  add column disowned boolean not null default false;
alter table private.outbox
  drop constraint outbox_purpose_check,
  add constraint outbox_purpose_check check (
    purpose in (
      'receipt', 'notice', 'reminder', 'reply', 'digest', 'warning', 'reply_received', 'photos_added', 'undelivered', 'disowned'
    )
  );

-- What tells of a record that the staff know has one limit.
drop index private.outbox_updates;
create index outbox_updates on private.outbox (recipient_hash, created_at) where purpose in ('reply_received', 'photos_added', 'disowned');
drop trigger limit_update on private.outbox;
create or replace function private.limit_update() returns trigger
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

-- As before, with `disowned`: the note of `staff_stop_receipts` has the author "mail".
create or replace function private.settle_entry(wanted_kind text, wanted_id uuid) returns private.inbox
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  first_answer timestamptz;
  last_answer timestamptz;
  waits_since timestamptz;
  last_sent private.inbox_notes;
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  select min(answer.at), max(answer.at) into first_answer, last_answer
    from (
      select coalesce(n.delivered_at, n.written_at) as at
      from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id and n.failed_at is null and (
        n.sort = 'answered' or (n.sort in ('reply_sent', 'status') and n.delivered_at is not null)
        or (n.sort = 'status' and n.address is null)
      )
    ) answer;
  select min(heard.at) into waits_since
    from (
      select entry.created_at as at
      union all
      select n.written_at from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = wanted_id
        and n.sort in ('reply_received', 'photos') and not n.automatic
    ) heard
    where last_answer is null or heard.at > last_answer;
  select * into last_sent from private.inbox_notes n
    where n.kind = wanted_kind and n.record_id = wanted_id and n.sort in ('reply_sent', 'answered', 'status')
    order by n.written_at desc, n.id desc limit 1;
  update private.inbox i set
    first_response_at = first_answer,
    waiting_since = case when i.state <> 'done' then waits_since end,
    undelivered = coalesce(last_sent.failed_at is not null, false) or (
      first_answer is null and exists (
        select from private.outbox o
        where o.kind = wanted_kind and o.record_id = wanted_id and o.purpose = 'receipt' and o.given_up_at is not null
      )
    ),
    disowned = private.refuses_mail(coalesce(entry.reply_to, entry.email)) and exists (
      select from private.inbox_notes n where n.kind = wanted_kind and n.record_id = wanted_id and n.author = 'mail'
    ),
    revision = i.revision + 1
    where i.kind = wanted_kind and i.record_id = wanted_id
    returning * into entry;
  return entry;
end
$$;

create or replace function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'created_at', entry.created_at, 'person', entry.person,
    'email', entry.email, 'phone', entry.phone, 'headline', entry.headline, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'waiting_since', entry.waiting_since,
    'undelivered', entry.undelivered, 'reply_to', entry.reply_to, 'snoozed_until', entry.snoozed_until, 'outcome', entry.outcome,
    'language', entry.language, 'disowned', entry.disowned, 'version', entry.version,
    'revision', entry.revision
  )
$$;

-- Whoever presses again changes nothing, unless an owner has allowed mail in between.
create or replace function public.staff_stop_receipts(wanted_kind text, wanted_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
  note_id uuid;
begin
  select * into entry from private.inbox i where i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return false;
  end if;
  perform private.refuse_mail_to(entry.email);
  if entry.disowned then
    return true;
  end if;
  insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
    values (wanted_kind, wanted_id, 'mail', 'Receipt', 'note', 'The owner of this email address says that they did not write.')
    returning id into note_id;
  update private.inbox i set
    state = case when i.state <> 'done' then i.state when i.assignee is null then 'new' else 'in_progress' end,
    outcome = null, closed_at = null, snoozed_until = null, before_change = null, version = i.version + 1
    where i.kind = wanted_kind and i.record_id = wanted_id;
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    select 'disowned', wanted_kind, wanted_id, entry.assignee, entry.assignee, jsonb_build_object('key', note_id)
    from private.mail_settings s where s.enabled;
  perform private.settle_entry(wanted_kind, wanted_id);
  return true;
end
$$;

-- As before, and the mark of its records ends.
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
  if not found then
    return false;
  end if;
  perform private.settle_entry(i.kind, i.record_id) from private.inbox i
    where i.disowned and not private.refuses_mail(coalesce(i.reply_to, i.email));
  return true;
end
$$;

do $$
begin
  perform private.settle_entry(n.kind, n.record_id) from private.inbox_notes n where n.author = 'mail';
end
$$;
