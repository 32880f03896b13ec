-- The ids of records that were deleted on request. A restored backup must not bring such a person back, so nobody can
-- store these ids again. Whoever deletes a record on request adds its id in the same transaction.
create table private.deleted_records (
  kind text not null references private.kinds,
  record_id uuid not null,
  deleted_at timestamptz not null default now(),
  primary key (kind, record_id)
);
alter table private.deleted_records enable row level security;
revoke all on private.deleted_records from public, anon, authenticated, service_role;

-- The argument of the trigger names the kind. After the row: an insert waits for a transaction that is just deleting the same id, and
-- sees its entry only then.
create function private.refuse_deleted_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.deleted_records d where d.kind = tg_argv[0] and d.record_id = new.id) then
    raise exception 'This record was deleted on request'
      using errcode = 'PT410', hint = 'Its id is on the list of deleted records, so it cannot be stored again.';
  end if;
  return null;
end
$$;
revoke all on function private.refuse_deleted_record from public, anon, authenticated;

-- The list of deleted ids in pages, because hosted Supabase returns at most 1,000 rows.
create function public.list_deleted_records(
  after_kind text default '', after_id uuid default '00000000-0000-0000-0000-000000000000'
)
returns table (kind text, record_id uuid, deleted_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.kind, d.record_id, d.deleted_at
  from private.deleted_records d
  where (d.kind, d.record_id) > (after_kind, after_id)
  order by d.kind, d.record_id
  limit 1000
$$;

-- Adds the list of a backup, and returns the ids whose record is stored here, of every kind in private.kinds.
create function public.add_deleted_records(entries jsonb)
returns table (kind text, record_id uuid)
language sql security definer set search_path = '' as $$
  insert into private.deleted_records (kind, record_id, deleted_at)
  select entry.kind, entry.record_id, entry.deleted_at
  from jsonb_to_recordset(entries) as entry (kind text, record_id uuid, deleted_at timestamptz)
  on conflict do nothing;

  select entry.kind, entry.record_id
  from jsonb_to_recordset(entries) as entry (kind text, record_id uuid)
  where private.read_record(entry.kind, entry.record_id) is not null
$$;

revoke all on function public.list_deleted_records, public.add_deleted_records from public, anon, authenticated;
grant execute on function public.list_deleted_records, public.add_deleted_records to service_role;
