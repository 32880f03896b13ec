-- How long records are kept, in days. Staff may change the days.
create table public.retention (
  table_name text primary key references private.kinds (table_name),
  keep_days integer not null check (keep_days between 1 and 3650)
);
insert into public.retention values
  ('contacts', 365), ('job_applications', 365), ('employment_verifications', 90), ('claim_reports', 2192);

revoke all on public.retention from public, anon, authenticated, service_role;
grant select, update (keep_days) on public.retention to service_role;

alter table public.retention enable row level security;
create policy "staff set the retention" on public.retention to service_role using (true) with check (true);

-- Deletes what is past its date and names every file that only such records pointed to. The caller removes the files through the
-- storage API, the only one that removes the bytes too; should it not get there, orphaned_uploads() finds them later.
create function public.purge_expired()
returns table (table_name text, row_id uuid, bucket_id text, object_name text)
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  files jsonb;
  gone uuid[];
begin
  for due in
    select k.kind, k.table_name, now() - make_interval(days => r.keep_days) as before
    from public.retention r join private.kinds k on k.table_name = r.table_name
  loop
    execute format('select array_agg(t.id) from public.%I t where t.created_at < $1', due.table_name) into gone using due.before;
    select coalesce(jsonb_agg(to_jsonb(file)), '[]') into files
      from private.record_files file where file.kind = due.kind and file.record_id = any (gone);
    execute format('delete from public.%I t where t.id = any ($1)', due.table_name) using gone;
    return query
      select due.table_name, old.id, file.bucket, file.path
      from unnest(gone) as old (id)
      left join jsonb_to_recordset(files) as file (record_id uuid, bucket text, path text)
        on file.record_id = old.id
        and not exists (select from private.record_files kept where kept.bucket = file.bucket and kept.path = file.path);
  end loop;
  delete from private.claim_lookups l where l.at < now() - interval '1 hour';
end
$$;

create function public.staff_retention() returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', private.kind_of_table(r.table_name), 'days', r.keep_days)
  from public.retention r order by private.kind_of_table(r.table_name)
$$;

-- How many records the next upkeep would delete, if they were kept for this many days.
create function public.staff_count_expired(wanted_kind text, days integer) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.inbox entry
  where entry.kind = wanted_kind and entry.created_at < now() - make_interval(days => staff_count_expired.days)
$$;

-- Changes the days, if they are still those that the caller saw. Says whether it did.
create function public.staff_set_retention(wanted_kind text, seen_days integer, new_days integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.retention r set keep_days = new_days
    where private.kind_of_table(r.table_name) = wanted_kind and r.keep_days = seen_days;
  return found;
end
$$;

revoke all on function public.purge_expired, public.staff_retention, public.staff_count_expired, public.staff_set_retention
  from public, anon, authenticated;
grant execute on function public.purge_expired, public.staff_retention, public.staff_count_expired, public.staff_set_retention
  to service_role;
