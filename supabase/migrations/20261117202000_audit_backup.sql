-- For backups: the audit of the staff's app. Its schema is made by the server; with hosted Supabase it is in the staff server's
-- own database, and these functions return null.

-- The next lines after a number, oldest first. `last` is the number to go on with.
create function public.staff_export_audit(after_number bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('staff.audit') is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'lines', coalesce(
        jsonb_agg(to_jsonb(line) - array['id', 'entry_id'] || jsonb_build_object('id', line.entry_id) order by line.id), '[]'
      ),
      'last', max(line.id)
    )
    from (select * from staff.audit a where a.id > after_number order by a.id limit 1000) line
  );
end
$$;

-- Adds the lines that are not there. It changes none, and says in a line of its own how many were added.
create function public.staff_import_audit(lines jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  added integer;
begin
  if to_regclass('staff.audit') is null then
    return null;
  end if;
  insert into staff.audit (entry_id, at, actor_id, actor_name, action, kind, record_id, details)
  select line.id, line.at, line.actor_id, line.actor_name, line.action, line.kind, line.record_id, line.details
  from jsonb_array_elements(lines) with ordinality as given (value, place)
  cross join lateral jsonb_to_record(given.value) as line (
    id uuid, at timestamptz, actor_id text, actor_name text, action text, kind text, record_id uuid, details jsonb
  )
  order by given.place
  on conflict (entry_id) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    insert into staff.audit (actor_id, actor_name, action, details)
      values ('shell', 'Shell', 'audit_restored', jsonb_build_object('lines', added));
  end if;
  return added;
end
$$;

revoke all on function public.staff_export_audit(bigint), public.staff_import_audit(jsonb) from public, anon, authenticated;
grant execute on function public.staff_export_audit(bigint), public.staff_import_audit(jsonb) to service_role;

-- The audit has replaced this table. What earlier versions wrote to it moves there.
do $$
begin
  if to_regclass('staff.audit') is not null then
    insert into staff.audit (at, actor_id, actor_name, action, kind, record_id)
    select u.opened_at, 'shell', u.opened_by, 'number_requested', 'verification', u.verification_id
    from public.unsealings u order by u.opened_at, u.id;
  elsif exists (select from public.unsealings) then
    raise exception 'The table public.unsealings has rows, and this database has no audit to move them to'
      using hint = 'Save them as a file, empty the table, and apply this migration again.';
  end if;
end
$$;
drop table public.unsealings;
