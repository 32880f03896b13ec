-- What the office changes on the website: notices, special days, openings, people, questions, articles. The files of the company are
-- the baseline. The server reads and writes these tables as the schema's owner: no API role may touch them.

-- What can be changed: an opening, the questions of a page, a notice.
create table staff.content_items (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('notice', 'special_day', 'opening', 'agent', 'leader', 'questions', 'testimonial', 'article', 'guide')
  ),
  key text not null check (char_length(key) between 1 and 200),
  unique (kind, key)
);

-- Each time that somebody saved an item. A version never changes.
create table staff.content_versions (
  id bigint generated always as identity primary key,
  item bigint not null references staff.content_items (id),
  -- Null: the item is removed. A restore sends it in a request of less than a megabyte.
  value jsonb check (octet_length(value::text) <= 786432),
  -- SHA-256 of the value in the files that it replaces. Null: the files had none.
  base_hash text,
  author_id text not null,
  author_name text not null,
  at timestamptz not null default clock_timestamp(),
  unique (id, item)
);
create index content_versions_item on staff.content_versions (item, id desc);

-- The newest version of an item that is not published.
create table staff.content_drafts (
  item bigint primary key references staff.content_items (id),
  version bigint not null,
  foreign key (version, item) references staff.content_versions (id, item)
);

-- What visitors were shown. The newest is the current one; without any, the files alone are shown.
create table staff.content_releases (
  -- The one after the release that it follows. It is known before, because pages name it.
  id bigint primary key check (id > 0),
  at timestamptz not null default clock_timestamp(),
  author_id text not null,
  author_name text not null,
  note text not null default '',
  -- The release that this one is equal to. 0: the files alone. Null: it was published from drafts.
  restores bigint
);

-- All that a release shows beside the files.
create table staff.content_release_items (
  release bigint not null references staff.content_releases (id) on delete cascade,
  item bigint not null references staff.content_items (id),
  version bigint not null,
  primary key (release, item),
  foreign key (version, item) references staff.content_versions (id, item)
);
create index content_release_items_version on staff.content_release_items (version);

-- Uploaded pictures by the SHA-256 of their bytes.
create table staff.content_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/avif', 'image/jpeg', 'image/png', 'image/webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  at timestamptz not null default clock_timestamp(),
  author_id text not null,
  author_name text not null
);

-- One row.
create table staff.website_settings (
  id boolean primary key default true check (id),
  -- Whether editors may publish notices and special days by themselves.
  editors_publish boolean not null default false
);
insert into staff.website_settings default values;

revoke all on staff.content_items, staff.content_versions, staff.content_drafts, staff.content_releases,
  staff.content_release_items, staff.content_pictures, staff.website_settings
  from public, anon, authenticated, service_role;

-- What was published can be shown as it was, until the law lets it be deleted.
create function staff.refuse_content_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Versions and releases cannot be changed' using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or truncate on staff.content_versions
  for each statement execute function staff.refuse_content_change();
create trigger append_only before update or truncate on staff.content_releases
  for each statement execute function staff.refuse_content_change();
create trigger append_only before update or truncate on staff.content_release_items
  for each statement execute function staff.refuse_content_change();
