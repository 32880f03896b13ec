-- A record is a conversation: what a visitor sent, our answers, their replies, and what the staff note beside them.

-- `note`: for the staff alone. `reply_started`: in a mail program, so its text is not known. `reply_sent`: by mail from the app.
-- `reply_received`: a mail of the visitor. `answered`: not by a mail of the app. Its body says how: phone, in_person or own_mail.
-- `status`: where a claim stands, with a sentence for the visitor. `photos`: the visitor added as many to a claim as the body says.
create table private.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id uuid not null,
  written_at timestamptz not null default now(),
  author text not null check (private.fits(author, 1, 100)),
  author_name text not null,
  sort text not null check (
    sort in ('note', 'reply_started', 'reply_sent', 'reply_received', 'answered', 'status', 'photos')
  ),
  body text not null,
  -- The address on the other side.
  address text check (char_length(address) <= 254),
  -- {start, minutes, office, series, sequence, cancelled}
  appointment jsonb,
  claim_status text check (
    (sort = 'status') = (claim_status is not null)
    and claim_status in ('received', 'with_adjuster', 'needs_something', 'decided', 'closed')
  ),
  -- Of a sent reply: the other mail server accepted it, or the mail was given up or bounced.
  delivered_at timestamptz,
  failed_at timestamptz,
  failure text check (char_length(failure) <= 100),
  -- Of a received mail. The mails that it answers are in `thread`, for the References of our next one.
  message_id text check (char_length(message_id) <= 1000),
  thread text[] not null default '{}',
  subject text check (char_length(subject) <= 300),
  -- What a reply repeats of earlier letters.
  quoted text not null default '' check (char_length(quoted) <= 50000),
  -- A reply from another address than the record's counts as the person's own once somebody of the staff says so.
  confirmed boolean not null default true,
  -- An out-of-office notice and the like.
  automatic boolean not null default false,
  -- What the person's calendar answers to an appointment of ours: {series, sequence, answer, start}
  calendar jsonb,
  foreign key (kind, record_id) references private.inbox on delete cascade,
  -- A visitor's mail may have no name.
  constraint inbox_notes_author_name_check check (private.fits(author_name, case sort when 'reply_received' then 0 else 1 end, 200)),
  -- A claim that is closed with its record has no sentence.
  constraint inbox_notes_body_check check (
    case
      when sort = 'reply_received' then char_length(body) <= 50000
      else private.fits(body, case when claim_status = 'closed' then 0 else 1 end, 5000)
    end
  )
);
create index inbox_notes_of_record on private.inbox_notes (kind, record_id, written_at);
create unique index inbox_notes_message on private.inbox_notes (message_id);
alter table private.inbox_notes enable row level security;
revoke all on private.inbox_notes from public, anon, authenticated, service_role;

-- PDF, Word and pictures, in both directions. No policy lets a visitor in.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('letters', 'letters', false, 10 * 1024 * 1024, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]);

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

-- Mails that somebody took out of a record. They do not join it again, should the mailbox be read anew.
create table private.rejected_replies (
  message_id text primary key,
  kind text not null,
  record_id uuid not null,
  foreign key (kind, record_id) references private.inbox on delete cascade
);
alter table private.rejected_replies enable row level security;
revoke all on private.rejected_replies from public, anon, authenticated, service_role;

-- Who is writing an answer at the moment. A row of a minute ago means nothing.
create table private.writing (
  kind text not null,
  record_id uuid not null,
  person text not null,
  person_name text not null,
  at timestamptz not null default now(),
  primary key (kind, record_id, person),
  foreign key (kind, record_id) references private.inbox on delete cascade
);
alter table private.writing enable row level security;
revoke all on private.writing from public, anon, authenticated, service_role;
