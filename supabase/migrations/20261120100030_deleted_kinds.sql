-- Adds the list of a backup, and returns the ids whose record is stored here, of every kind in private.kinds.
create or replace function public.add_deleted_records(entries jsonb)
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
