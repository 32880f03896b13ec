-- The kinds of records: one table for each form that is stored. What holds for every kind asks this list, so that a new kind is a
-- table, a line here, and its files in private.record_files.
create table private.kinds (
  kind text primary key,
  table_name text not null unique
);
alter table private.kinds enable row level security;
revoke all on private.kinds from public, anon, authenticated, service_role;

insert into private.kinds (kind, table_name) values
  ('message', 'contacts'), ('application', 'job_applications'), ('verification', 'employment_verifications'), ('claim', 'claim_reports');

-- The staff's word for the records of a table.
create function private.kind_of_table(table_name text) returns text
language sql stable parallel safe set search_path = '' as $$
  select k.kind from private.kinds k where k.table_name = kind_of_table.table_name
$$;

-- The stored record without its sealed number, and without the list of photos, which are among its files. Null if there is none.
create function private.read_record(wanted_kind text, wanted_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  source constant text := (select k.table_name from private.kinds k where k.kind = wanted_kind);
  stored jsonb;
begin
  if source is not null then
    execute format('select to_jsonb(t) - array[''social_security'', ''photo_urls''] from public.%I t where t.id = $1', source)
      into stored using wanted_id;
  end if;
  return stored;
end
$$;

revoke all on function private.kind_of_table, private.read_record from public, anon, authenticated;
