-- How often pages were read: sums of a day at the office. No row is about a visitor. The server adds to them and reads them as the
-- schema's owner: no API role may touch them.
create table staff.page_counts (
  day date not null,
  -- The page's path, which says its language: '/about', '/es/about'.
  page text not null,
  views bigint not null,
  -- Loaded by a browser in case its reader follows a link of ours. Nobody tells us whether they did.
  views_ahead bigint not null,
  -- Its readers who went on to the page of a form.
  opened bigint not null,
  opened_ahead bigint not null,
  -- Forms sent from it.
  sent bigint not null,
  primary key (day, page)
);

-- Where readers came from, for the whole site: page and source are not put together.
create table staff.source_counts (
  day date not null,
  source text not null check (source ~ '^[a-z0-9_-]{1,30}$'),
  views bigint not null,
  primary key (day, source)
);

revoke all on staff.page_counts, staff.source_counts from public, anon, authenticated, service_role;
