-- A record is a conversation: what a visitor sent, our answers and their replies. Letters are rows of private.inbox_notes.

-- PDF, Word and pictures, in both directions. No policy lets a visitor in.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('letters', 'letters', false, 10 * 1024 * 1024, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]);

alter table private.inbox
  -- Since when the person has waited for an answer of ours. Null: they do not wait.
  add column waiting_since timestamptz,
  -- The last mail to the person did not arrive.
  add column undelivered boolean not null default false,
  -- Where answers go, if that is not the address that was sent.
  add column reply_to text check (private.is_email(reply_to)),
  -- Hidden from the lists of open records until then.
  add column snoozed_until timestamptz,
  -- How the work ended.
  add column outcome text,
  add column closed_at timestamptz,
  -- What the last change replaced, so that it can be undone.
  add column before_change jsonb,
  -- Grows with everything that happens to the record, also with what leaves `version` alone.
  add column revision integer not null default 1,
  add constraint inbox_outcome check (
    case kind
      when 'message' then outcome in ('phone', 'in_person', 'own_mail', 'not_needed', 'spam', 'duplicate')
      when 'application' then outcome in ('invited', 'declined', 'withdrawn', 'hired')
      when 'verification' then outcome in ('checked', 'not_checked')
      else outcome in ('paid', 'denied', 'withdrawn', 'not_needed', 'spam', 'duplicate')
    end
  );

-- `answered`: not by a mail of the app. Its body says how: phone, in_person, own_mail, or earlier (by a version that did not ask).
-- `reply_received`: a mail of the visitor. `status`: where a claim stands, with a sentence for the visitor. `photos`: the visitor added
-- as many to a claim as the body says.
alter table private.inbox_notes
  drop constraint inbox_notes_sort_check,
  drop constraint inbox_notes_body_check,
  drop constraint inbox_notes_author_name_check,
  add constraint inbox_notes_sort_check check (
    sort in ('note', 'reply_started', 'reply_sent', 'reply_received', 'answered', 'status', 'photos')
  ),
  add constraint inbox_notes_body_check check (
    case sort when 'reply_received' then char_length(body) <= 50000 else private.fits(body, 1, 5000) end
  ),
  -- A visitor's mail may have no name.
  add constraint inbox_notes_author_name_check check (private.fits(author_name, case sort when 'reply_received' then 0 else 1 end, 200)),
  -- The address on the other side.
  add column address text check (char_length(address) <= 254),
  -- A reply from another address than the record's counts as the person's own once somebody of the staff says so.
  add column confirmed boolean not null default true,
  -- An out-of-office notice and the like.
  add column automatic boolean not null default false,
  -- What a reply repeats of earlier letters.
  add column quoted text not null default '' check (char_length(quoted) <= 50000),
  -- Of a received mail. The mails that it answers are in `thread`, for the References of our next one.
  add column message_id text check (char_length(message_id) <= 1000),
  add column thread text[] not null default '{}',
  -- {start, minutes, office}
  add column appointment jsonb,
  add column claim_status text check (
    (sort = 'status') = (claim_status is not null)
    and claim_status in ('received', 'with_adjuster', 'needs_something', 'decided', 'closed')
  ),
  -- Of a sent reply: the other mail server accepted it, or the mail was given up or bounced.
  add column delivered_at timestamptz,
  add column failed_at timestamptz,
  add column failure text check (char_length(failure) <= 100);
create unique index inbox_notes_message on private.inbox_notes (message_id);

create table private.letter_files (
  id uuid primary key,
  note_id uuid not null references private.inbox_notes on delete cascade,
  place integer not null,
  name text not null check (private.fits(name, 1, 200)),
  -- In the bucket letters. Null: the file was refused, and `refused` says why.
  path text check (char_length(path) <= 300),
  refused text check (char_length(refused) <= 300),
  check ((path is null) <> (refused is null))
);
create index letter_files_of_note on private.letter_files (note_id);
create unique index letter_files_path on private.letter_files (path);
alter table private.letter_files enable row level security;
revoke all on private.letter_files from public, anon, authenticated, service_role;

-- Replies of before have their fate in the outbox; what is no longer there was sent.
update private.inbox_notes n set
  address = i.email,
  delivered_at = case when o.id is null or o.sent_at is not null then coalesce(o.sent_at, n.written_at) end,
  failed_at = o.given_up_at,
  failure = case when o.given_up_at is not null then o.last_failure end
from private.inbox i
left join private.outbox o on o.purpose = 'reply' and o.kind = i.kind and o.record_id = i.record_id
where n.sort = 'reply_sent' and n.kind = i.kind and n.record_id = i.record_id
  and (o.id is null or o.payload->>'key' = n.id::text);

-- Until now, a record that was marked done and a reply in a mail program counted as answers.
insert into private.inbox_notes (kind, record_id, written_at, author, author_name, sort, body)
select i.kind, i.record_id, i.first_response_at, 'system', 'System', 'answered', 'earlier'
from private.inbox i
where i.first_response_at is not null and not exists (
  select from private.inbox_notes n where n.kind = i.kind and n.record_id = i.record_id and n.sort = 'reply_sent'
);

-- What an entry is found by: every field that is not sealed, and what was written about it since.
create function private.search_text_of(wanted_kind text, record jsonb) returns text
language sql stable set search_path = '' as $$
  select ' ' || regexp_replace(private.fold(concat_ws(' ', fields.text, letters.text)), '\s+', ' ', 'g')
    || ' ' || private.digits(record->>'phone')
  from (
    select string_agg(field.value, ' ') as text
    from jsonb_each_text(record - array[
      'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url', 'photo_urls'
    ]) as field
  ) fields
  cross join (
    select string_agg(concat_ws(' ', n.address, left(n.body, 5000)), ' ' order by n.written_at, n.id) as text
    from (
      select * from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = (record->>'id')::uuid
        and n.sort in ('note', 'reply_sent', 'reply_received', 'status')
      order by n.written_at desc, n.id desc limit 50
    ) n
  ) letters
$$;

create or replace function private.add_to_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent constant jsonb := to_jsonb(new);
  arrived constant text := private.kind_of_table(tg_table_name);
begin
  insert into private.inbox (kind, record_id, created_at, waiting_since, person, email, phone, headline, search_text) values (
    arrived,
    new.id,
    new.created_at,
    new.created_at,
    coalesce(sent->>'name', sent->>'full_name', concat_ws(' ', sent->>'first_name', sent->>'last_name')),
    new.email,
    new.phone,
    coalesce(
      sent->>'subject', sent->>'job_title', sent->>'loss_kind',
      case sent->>'position' when 'Other' then coalesce(nullif(sent->>'other_position', ''), 'Other') else sent->>'position' end,
      'Employment verification'
    ),
    private.search_text_of(arrived, sent)
  );
  return null;
end
$$;

-- The search finds notes, answers and replies too.
create function private.search_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant private.inbox_notes := coalesce(new, old);
begin
  update private.inbox i set search_text = private.search_text_of(i.kind, private.read_record(i.kind, i.record_id))
    where i.kind = changed.kind and i.record_id = changed.record_id;
  return null;
end
$$;
create trigger search_notes after insert or delete on private.inbox_notes for each row execute function private.search_notes();

-- The clock of a record, from all that happened to it. It runs from the first thing that the person sent after our last answer. An
-- answer counts once the other mail server has accepted it, or when somebody says how else it was given. So does the status of a claim;
-- one that was not mailed (without an address) counts at once. Call it after each event.
create function private.settle_entry(wanted_kind text, wanted_id uuid) returns private.inbox
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
    revision = i.revision + 1
    where i.kind = wanted_kind and i.record_id = wanted_id
    returning * into entry;
  return entry;
end
$$;

do $$
begin
  perform private.settle_entry(i.kind, i.record_id) from private.inbox i;
end
$$;

drop index private.inbox_waiting;
create index inbox_waiting on private.inbox (waiting_since, record_id, kind) where waiting_since is not null;
create index inbox_snoozed on private.inbox (snoozed_until) where snoozed_until is not null;
create index inbox_undelivered on private.inbox (kind) where undelivered;

create or replace function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'created_at', entry.created_at, 'person', entry.person,
    'email', entry.email, 'phone', entry.phone, 'headline', entry.headline, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'waiting_since', entry.waiting_since,
    'undelivered', entry.undelivered, 'reply_to', entry.reply_to, 'snoozed_until', entry.snoozed_until, 'outcome', entry.outcome,
    'version', entry.version, 'revision', entry.revision
  )
$$;

revoke all on function private.search_text_of, private.search_notes, private.settle_entry from public, anon, authenticated;
