-- Some answers of many records, for the list that an owner downloads. The columns are those that a form lists.
create function public.staff_answers(kinds text[], record_ids uuid[], columns text[])
returns table (kind text, record_id uuid, answers jsonb)
language sql stable security definer set search_path = '' as $$
  select entry.kind, entry.record_id, (
    select jsonb_object_agg(answer.key, answer.value)
    from jsonb_each(private.read_record(entry.kind, entry.record_id)) as answer
    where answer.key = any (columns)
  )
  from private.inbox entry
  where entry.kind = any (kinds) and entry.record_id = any (record_ids)
$$;

revoke all on function public.staff_answers from public, anon, authenticated;
grant execute on function public.staff_answers to service_role;
