-- Who changed an entry last, so that a person whose change came second is told whose came first.
alter table private.inbox add column changed_by text check (private.fits(changed_by, 1, 200));

-- As before. `change` may also have the key changed_by, and a stale answer says who changed the entry.
create or replace function public.staff_change(
  kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, change jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.inbox;
begin
  select * into entry from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if entry.version <> seen_version then
    return jsonb_build_object(
      'outcome', 'stale', 'entry', to_jsonb(private.to_inbox_row(entry)), 'changed_by', entry.changed_by
    );
  end if;
  update private.inbox i set
    state = coalesce(change->>'state', i.state),
    assignee = case when change ? 'assignee' then change->>'assignee' else i.assignee end,
    assignee_name = case when change ? 'assignee' then change->>'assignee_name' else i.assignee_name end,
    first_response_at = case when change->>'state' = 'done' then coalesce(i.first_response_at, now()) else i.first_response_at end,
    changed_by = change->>'changed_by',
    version = i.version + 1
    where i.kind = entry.kind and i.record_id = entry.record_id
    returning * into entry;
  return jsonb_build_object('outcome', 'changed', 'entry', to_jsonb(private.to_inbox_row(entry)));
end
$$;
