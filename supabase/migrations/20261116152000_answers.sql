-- Answers that people of the staff write in the app. One function notes and queues an answer, so that neither happens alone
-- where the caller cannot open a transaction.

-- 'reply': a reply was started in a mail program. 'answer': what was sent by mail.
alter table private.inbox_notes drop constraint inbox_notes_sort_check;
alter table private.inbox_notes add constraint inbox_notes_sort_check check (sort in ('note', 'reply', 'answer'));

drop function public.staff_queue_reply(text[], text, uuid, jsonb);

-- The note that it wrote, also if the same answer is sent again. Null if the record is gone.
create function public.staff_answer(
  kinds text[], wanted_kind text, wanted_id uuid, answer_id uuid, author text, author_name text, subject text, body text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  note private.inbox_notes;
begin
  select i.email into address from private.inbox i
    where i.kind = any (kinds) and i.kind = wanted_kind and i.record_id = wanted_id for update;
  if not found then
    return null;
  end if;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body)
    values (
      answer_id, wanted_kind, wanted_id, staff_answer.author, staff_answer.author_name, 'answer', staff_answer.body
    )
    on conflict (id) do nothing
    returning * into note;
  if found then
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('reply', wanted_kind, wanted_id, address, private.hash_address(address), jsonb_build_object(
        'key', answer_id, 'author', staff_answer.author_name, 'subject', staff_answer.subject, 'text', staff_answer.body
      ));
    update private.inbox i set first_response_at = coalesce(i.first_response_at, now())
      where i.kind = wanted_kind and i.record_id = wanted_id;
  else
    select * into note from private.inbox_notes n
      where n.id = answer_id and n.kind = wanted_kind and n.record_id = wanted_id and n.author = staff_answer.author;
    if not found then
      return null;
    end if;
  end if;
  return to_jsonb(note) - array['kind', 'record_id'];
end
$$;
revoke all on function public.staff_answer(text[], text, uuid, uuid, text, text, text, text) from public, anon, authenticated;
grant execute on function public.staff_answer(text[], text, uuid, uuid, text, text, text, text) to service_role;

-- The mail of a record to its sender. An answer has the id of its note.
create or replace function public.staff_mail_of(kinds text[], wanted_kind text, wanted_id uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'purpose', o.purpose, 'note_id', o.payload->>'key', 'created_at', o.created_at, 'sent_at', o.sent_at,
    'given_up_at', o.given_up_at, 'attempts', o.attempts, 'last_failure', o.last_failure
  )
  from private.outbox o
  where o.kind = any (kinds) and o.kind = wanted_kind and o.record_id = wanted_id and o.purpose in ('receipt', 'reply')
  order by o.created_at, o.id
$$;

-- A record with an address that ends in .invalid is a test: no mail server has that name, so nobody is written to about it.
create or replace function private.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := private.hash_address(new.email);
begin
  if new.created_at <> now() or new.email ilike '%.invalid' or not (select enabled from private.mail_settings) then
    return null;
  end if;
  insert into private.outbox (purpose, kind, record_id) values ('notice', new.kind, new.record_id);
  perform pg_advisory_xact_lock(hashtext('receipt'), hashtext(hash));
  if exists (select from private.mail_refusals r where r.address_hash = hash) or (
    select count(*) from private.outbox o
    where o.purpose = 'receipt' and o.recipient_hash = hash and o.created_at > now() - interval '1 hour'
  ) >= 3 then
    return null;
  end if;
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash)
    values ('receipt', new.kind, new.record_id, new.email, hash);
  return null;
end
$$;
