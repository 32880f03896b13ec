-- An entry also says whether somebody is hurt, so that such a claim can stand out. The rest of an entry is as before.
alter function private.entry_as_json(private.inbox) rename to work_as_json;
create function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select private.work_as_json(entry) || jsonb_build_object(
    'hurt', entry.kind = 'claim' and exists (
      select from public.claim_reports c where c.id = entry.record_id and c.anyone_hurt = 'yes'
    )
  )
$$;
revoke all on function private.entry_as_json from public, anon, authenticated;
