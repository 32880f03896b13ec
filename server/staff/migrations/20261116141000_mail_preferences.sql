-- Which mail a person of the staff wants about each kind of record. Without a row: at once.
create table staff.mail_preferences (
  user_id text not null references staff."user" ("id") on delete cascade,
  kind text not null check (kind in ('message', 'application', 'verification')),
  choice text not null check (choice in ('now', 'daily', 'off')),
  primary key (user_id, kind)
);
revoke all on staff.mail_preferences from public, anon, authenticated;
