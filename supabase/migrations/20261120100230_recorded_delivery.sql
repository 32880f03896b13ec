-- As before, except that a reply is found among those of its record, so that a row without a proper key can be recorded too. One that
-- cannot is claimed and sent again for ever.

-- A mail of ours did not arrive: the record waits again, and the author of a reply is told.
create or replace function private.note_failed_mail(mail private.outbox) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author text;
begin
  if mail.purpose = 'reply' then
    update private.inbox_notes n set failed_at = now(), failure = mail.last_failure
      where n.kind = mail.kind and n.record_id = mail.record_id and n.id::text = mail.payload->>'key'
      returning n.author into author;
    insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
      values ('undelivered', mail.kind, mail.record_id, author, author, jsonb_build_object('key', mail.payload->>'key'))
      on conflict do nothing;
    update private.inbox i set state = 'in_progress', outcome = null, closed_at = null, version = i.version + 1
      where i.kind = mail.kind and i.record_id = mail.record_id and i.state = 'done';
  end if;
  perform private.settle_entry(mail.kind, mail.record_id);
end
$$;

-- What became of a claimed mail. Sent: the address and the content are no longer needed. Failed: again after `retry_seconds`, or given up
-- if that is null or the mail is older than three days.
create or replace function public.staff_record_delivery(wanted_id uuid, failure text, retry_seconds integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail private.outbox;
begin
  update private.outbox o set
    claimed_until = null,
    last_failure = failure,
    sent_at = case when failure is null then now() end,
    recipient = case when failure is null then null else o.recipient end,
    payload = case when failure is null then jsonb_strip_nulls(jsonb_build_object('key', o.payload->>'key')) else o.payload end,
    due_at = now() + make_interval(secs => coalesce(retry_seconds, 0)),
    given_up_at = case
      when failure is not null and (retry_seconds is null or o.created_at < now() - interval '3 days') then now()
    end
    where o.id = wanted_id
    returning * into mail;
  if mail.given_up_at is not null and mail.purpose in ('reply', 'receipt') then
    perform private.note_failed_mail(mail);
  elsif mail.purpose = 'reply' then
    update private.inbox_notes n set delivered_at = mail.sent_at
      where n.kind = mail.kind and n.record_id = mail.record_id and n.id::text = mail.payload->>'key' and n.failed_at is null;
    perform private.settle_entry(mail.kind, mail.record_id);
  elsif mail.purpose = 'receipt' then
    update private.inbox i set revision = i.revision + 1 where i.kind = mail.kind and i.record_id = mail.record_id;
  end if;
end
$$;
