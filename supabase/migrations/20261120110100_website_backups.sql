-- What the office published and drafted on the website, for backups. Its tables are made by the server; with hosted Supabase they are in
-- the staff server's own database, and these two return null.

-- The next lines after a place, in the order in which they can be stored again. `last` is the place to go on with. Pictures come last, in
-- parts: a restore sends each in a request of less than a megabyte.
create function public.staff_export_website(after_place text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  if to_regclass('staff.content_items') is null then
    return null;
  end if;
  select jsonb_build_object('lines', jsonb_agg(line order by place), 'last', max(place)) into page
  from (
    select * from (
      select '1.' || lpad(i.id::text, 19, '0') as place, jsonb_build_object('item', to_jsonb(i)) as line
        from staff.content_items i
      union all
      select '2.' || lpad(v.id::text, 19, '0'), jsonb_build_object('version', to_jsonb(v)) from staff.content_versions v
      union all
      select '3.' || lpad(r.id::text, 19, '0'), jsonb_build_object('release', to_jsonb(r) || jsonb_build_object('items', (
          select coalesce(jsonb_agg(to_jsonb(shown) - 'release' order by shown.item), '[]')
          from staff.content_release_items shown where shown.release = r.id
        )))
        from staff.content_releases r
      union all
      select '4.' || lpad(d.item::text, 19, '0'), jsonb_build_object('draft', to_jsonb(d)) from staff.content_drafts d
    ) stored
    where stored.place > after_place
    order by stored.place
    limit 100
  ) next_page
  having count(*) > 0;
  if page is not null then
    return page;
  end if;
  select jsonb_build_object(
    'lines', jsonb_build_array(jsonb_build_object('picture', jsonb_build_object(
      'hash', p.hash, 'type', p.type, 'width', p.width, 'height', p.height, 'at', p.at, 'author_id', p.author_id,
      'author_name', p.author_name, 'start', part.start,
      'bytes', encode(substring(p.bytes from part.start + 1 for 300000), 'base64')
    ))),
    'last', part.place
  ) into page
  from staff.content_pictures p
  cross join lateral (
    select start, '5.' || p.hash || '.' || lpad(start::text, 9, '0') as place
    from generate_series(0, octet_length(p.bytes) - 1, 300000) as start
  ) part
  where part.place > after_place
  order by part.place
  limit 1;
  if page is not null then
    return page;
  end if;
  select jsonb_build_object(
    'lines', jsonb_build_array(jsonb_build_object('picture_file', jsonb_build_object(
      'picture', f.picture, 'width', f.width, 'bytes', encode(f.bytes, 'base64')
    ))),
    'last', '6.' || f.picture || '.' || lpad(f.width::text, 9, '0')
  ) into page
  from staff.content_picture_files f
  where '6.' || f.picture || '.' || lpad(f.width::text, 9, '0') > after_place
  order by f.picture, f.width
  limit 1;
  return coalesce(page, jsonb_build_object('lines', '[]'::jsonb, 'last', null));
end
$$;

-- Adds the lines that are not there, and returns how many these are. Refuses those of another history.
create function public.staff_import_website(lines jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb;
  added integer := 0;
  last_added integer;
begin
  if to_regclass('staff.content_items') is null then
    return null;
  end if;
  if exists (
    select from jsonb_array_elements(lines) as line (value)
    join staff.content_items i on i.id = (line.value -> 'item' ->> 'id')::bigint
    where (i.kind, i.key) <> (line.value -> 'item' ->> 'kind', line.value -> 'item' ->> 'key')
  ) or exists (
    select from jsonb_array_elements(lines) as line (value)
    join staff.content_versions v on v.id = (line.value -> 'version' ->> 'id')::bigint
    where v.at <> (line.value -> 'version' ->> 'at')::timestamptz
  ) or exists (
    select from jsonb_array_elements(lines) as line (value)
    join staff.content_releases r on r.id = (line.value -> 'release' ->> 'id')::bigint
    where r.at <> (line.value -> 'release' ->> 'at')::timestamptz
  ) then
    raise exception 'This database has releases of the website of its own' using errcode = 'PT409';
  end if;
  for given in select line.value from jsonb_array_elements(lines) with ordinality as line (value, place) order by line.place loop
    if given ? 'item' then
      insert into staff.content_items (id, kind, key) overriding system value
        select id, kind, key from jsonb_populate_record(null::staff.content_items, given -> 'item')
        on conflict do nothing;
    elsif given ? 'version' then
      insert into staff.content_versions overriding system value
        select * from jsonb_populate_record(null::staff.content_versions, given -> 'version')
        on conflict do nothing;
    elsif given ? 'release' then
      insert into staff.content_releases
        select * from jsonb_populate_record(null::staff.content_releases, given -> 'release')
        on conflict do nothing;
    elsif given ? 'draft' then
      insert into staff.content_drafts
        select * from jsonb_populate_record(null::staff.content_drafts, given -> 'draft')
        on conflict do nothing;
    elsif given ? 'picture' then
      insert into staff.content_pictures (hash, type, width, height, bytes, at, author_id, author_name)
        select hash, type, width, height, decode(given -> 'picture' ->> 'bytes', 'base64'), at, author_id, author_name
        from jsonb_to_record(given -> 'picture') as picture (
          hash text, type text, width integer, height integer, at timestamptz, author_id text, author_name text, start integer
        )
        where start = 0
        on conflict do nothing;
      if (given -> 'picture' ->> 'start')::integer > 0 then
        update staff.content_pictures set bytes = bytes || decode(given -> 'picture' ->> 'bytes', 'base64')
          where hash = given -> 'picture' ->> 'hash' and octet_length(bytes) = (given -> 'picture' ->> 'start')::integer;
      end if;
    elsif given ? 'picture_file' then
      insert into staff.content_picture_files (picture, width, bytes)
        select picture, width, decode(bytes, 'base64')
        from jsonb_to_record(given -> 'picture_file') as file (picture text, width integer, bytes text)
        on conflict do nothing;
    end if;
    get diagnostics last_added = row_count;
    added := added + last_added;
    if given ? 'release' and last_added > 0 then
      insert into staff.content_release_items (release, item, version)
        select (given -> 'release' ->> 'id')::bigint, shown.item, shown.version
        from jsonb_to_recordset(given -> 'release' -> 'items') as shown (item bigint, version bigint);
    end if;
  end loop;
  perform setval(pg_get_serial_sequence('staff.content_items', 'id'), (select max(id) from staff.content_items));
  perform setval(pg_get_serial_sequence('staff.content_versions', 'id'), (select max(id) from staff.content_versions));
  return added;
end
$$;

revoke all on function public.staff_export_website, public.staff_import_website from public, anon, authenticated;
grant execute on function public.staff_export_website, public.staff_import_website to service_role;
