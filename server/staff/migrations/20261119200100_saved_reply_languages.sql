-- The language that a text is written in.
alter table staff.saved_replies add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
