-- Staff's work is read in pages, each after the last record of the page before, so records that are deleted meanwhile leave no gaps.
drop function public.staff_export_work();

create function public.staff_export_work(
  after_kind text default '', after_id uuid default '00000000-0000-0000-0000-000000000000', page_size integer default null
) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'outcome', entry.outcome,
    'closed_at', entry.closed_at, 'snoozed_until', entry.snoozed_until, 'reply_to', entry.reply_to,
    'refuses_mail', private.refuses_mail(coalesce(entry.reply_to, entry.email)), 'notes', coalesce(notes.list, '[]')
  )
  from private.inbox entry
  left join lateral (
    select jsonb_agg(
      to_jsonb(note) - array['kind', 'record_id'] || jsonb_build_object('files', (
        select coalesce(jsonb_agg(to_jsonb(file) - 'note_id' order by file.place), '[]')
        from private.letter_files file where file.note_id = note.id
      ))
      order by note.written_at, note.id
    ) as list
    from private.inbox_notes note where note.kind = entry.kind and note.record_id = entry.record_id
  ) notes on true
  where (entry.kind, entry.record_id) > (after_kind, after_id)
    and (entry.state <> 'new' or entry.assignee is not null or entry.first_response_at is not null
      or entry.snoozed_until is not null or notes.list is not null)
  order by entry.kind, entry.record_id
  limit page_size
$$;

revoke all on function public.staff_export_work from public, anon, authenticated;
grant execute on function public.staff_export_work to service_role;
