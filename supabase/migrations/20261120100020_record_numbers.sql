-- A record's number is the first ten hexadecimal digits of its id (domain/references.ts), and the browser chooses the id. A visitor
-- must not store a record under the number of another one, of any kind: number and address find a claim, and a number in its subject
-- joins a mail to its record. Staff may, because a backup is brought back as it was.
create function private.require_own_number() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent record;
  digits text;
begin
  for sent in select i.id from inserted i loop
    digits := left(replace(sent.id::text, '-', ''), 10);
    -- Of two at once, the second waits for the first, and sees its record only then.
    perform pg_advisory_xact_lock(hashtext('number'), hashtext(digits));
    if exists (
      select from private.inbox i
      where i.record_id between rpad(digits, 32, '0')::uuid and rpad(digits, 32, 'f')::uuid
        and (i.kind, i.record_id) <> (private.kind_of_table(tg_table_name), sent.id)
    ) then
      raise exception 'Another record has this number' using errcode = 'PT409', hint = 'Send the record with another id.';
    end if;
  end loop;
  return null;
end
$$;

-- For the statement, and by its name after one_row_at_a_time: rows that are refused anyway must not tell which numbers are taken. After
-- the row too: a record that is sent twice meets its own key first.
create trigger own_number after insert on public.contacts
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger own_number after insert on public.job_applications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger own_number after insert on public.employment_verifications
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger own_number after insert on public.claim_reports
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();

-- Which record a mail answers: by the ids of our mails, or else by our reference in its subject. Null: none. Where records of one
-- number are stored since before it was refused, the oldest has it.
create or replace function public.staff_find_thread(receipts uuid[], replies uuid[], first_id uuid, last_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', i.kind, 'record_id', i.record_id, 'email', coalesce(i.reply_to, i.email))
  from (
    select 1 as rank, n.kind, n.record_id from private.inbox_notes n where n.id = any (replies) and n.sort in ('reply_sent', 'status')
    union all
    select 2, i.kind, i.record_id from private.inbox i where i.record_id = any (receipts)
    union all
    select 3, i.kind, i.record_id from private.inbox i where i.record_id between first_id and last_id
  ) found
  join private.inbox i on i.kind = found.kind and i.record_id = found.record_id
  order by found.rank, i.created_at, i.record_id
  limit 1
$$;

revoke all on function private.require_own_number from public, anon, authenticated;
