-- How the server sends the mail of the outbox, and notes what became of it.

-- With a condition, because Supabase refuses an UPDATE without one for its API roles, also in a function (safeupdate).
create function public.staff_enable_mail(enabled boolean) returns void
language sql security definer set search_path = '' as $$
  update private.mail_settings set enabled = staff_enable_mail.enabled where only_row
$$;

-- Takes mail that is due for a while: should the caller end before it records the delivery, another takes it over.
create function public.staff_claim_mail(how_many integer, lease_seconds integer) returns setof jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select o.id from private.outbox o
    where o.sent_at is null and o.given_up_at is null and o.due_at <= now()
      and (o.claimed_until is null or o.claimed_until < now())
    order by o.purpose <> 'reply', o.due_at
    limit how_many
    for update skip locked
  )
  update private.outbox o
    set claimed_until = now() + make_interval(secs => lease_seconds), attempts = o.attempts + 1
  from due where o.id = due.id
  returning jsonb_build_object(
    'id', o.id, 'purpose', o.purpose, 'kind', o.kind, 'record_id', o.record_id, 'recipient', o.recipient,
    'payload', o.payload, 'created_at', o.created_at, 'attempts', o.attempts,
    'headline', (select i.headline from private.inbox i where i.kind = o.kind and i.record_id = o.record_id),
    'language', (select i.language from private.inbox i where i.kind = o.kind and i.record_id = o.record_id),
    'received_at', (select i.created_at from private.inbox i where i.kind = o.kind and i.record_id = o.record_id)
  )
$$;

-- A mail of ours did not arrive: the record waits again, and the author of a reply is told. A reply is found among those of its record, so
-- that a row without a proper key can be recorded too: one that cannot would be claimed and sent again for ever.
create function private.note_failed_mail(mail private.outbox) returns void
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
revoke all on function private.note_failed_mail from public, anon, authenticated;

-- What became of a claimed mail. Sent: the address and the content are no longer needed. Failed: again after `retry_seconds`, or given up
-- if that is null or the mail is older than three days.
create function public.staff_record_delivery(wanted_id uuid, failure text, retry_seconds integer) returns void
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

-- A mail that had been accepted came back. Returns how many of ours it was about.
create function public.staff_record_bounce(receipts uuid[], replies uuid[], failure text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  mail private.outbox;
  bounced integer := 0;
begin
  for mail in
    update private.outbox o set
      sent_at = null, given_up_at = now(), last_failure = left(failure, 100), claimed_until = null
      where o.sent_at is not null and (
        (o.purpose = 'receipt' and o.record_id = any (receipts)) or (o.purpose = 'reply' and o.payload->>'key' = any (replies::text[]))
      )
      returning *
  loop
    perform private.note_failed_mail(mail);
    bounced := bounced + 1;
  end loop;
  return bounced;
end
$$;

-- Queues one mail for each recipient in place of the notice that is not yet split.
create function public.staff_split_notice(wanted_id uuid, recipients text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  queued integer;
begin
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
  select o.purpose, o.kind, o.record_id, person.id, person.id, o.payload
  from private.outbox o cross join unnest(recipients) as person (id)
  where o.id = wanted_id and o.recipient is null
  on conflict do nothing;
  get diagnostics queued = row_count;
  delete from private.outbox o where o.id = wanted_id and o.recipient is null;
  return queued;
end
$$;

-- Queues a mail to a person of the staff, once for each key.
create function public.staff_queue_mail(
  purpose text, wanted_kind text, wanted_id uuid, recipient text, payload jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    values (
      staff_queue_mail.purpose, wanted_kind, wanted_id, staff_queue_mail.recipient, staff_queue_mail.recipient,
      staff_queue_mail.payload
    )
    on conflict do nothing;
  return found;
end
$$;

-- Up to when each reader of the daily digest has been told. So each record is in one digest, whenever the server looks.
create table private.digest_positions (
  recipient text primary key,
  told_until timestamptz not null
);
alter table private.digest_positions enable row level security;
revoke all on private.digest_positions from public, anon, authenticated, service_role;

-- Queues the digest up to `until_time` for each of `readers`, [{recipient, kinds}]: what came in since their last one, or within a day
-- for a new reader. Somebody who is not in the list wants no digest any more. A day without anything new has none.
create function public.staff_queue_digests(readers jsonb, until_time timestamptz, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  reader jsonb;
  since timestamptz;
  counts jsonb;
  queued integer := 0;
begin
  delete from private.digest_positions p
    where not exists (select from jsonb_array_elements(readers) as r (value) where r.value->>'recipient' = p.recipient);
  for reader in select r.value from jsonb_array_elements(readers) as r (value) order by r.value->>'recipient' loop
    insert into private.digest_positions (recipient, told_until)
      values (reader->>'recipient', until_time - interval '1 day') on conflict do nothing;
    select p.told_until into since from private.digest_positions p where p.recipient = reader->>'recipient' for update;
    continue when since >= until_time;
    select jsonb_object_agg(arrived.kind, arrived.count) into counts
      from (
        select i.kind, count(*) as count from private.inbox i
        where reader->'kinds' ? i.kind and i.created_at >= since and i.created_at < until_time group by i.kind
      ) arrived;
    if counts is not null then
      insert into private.outbox (purpose, recipient, recipient_hash, payload)
        values ('digest', reader->>'recipient', reader->>'recipient', jsonb_build_object('key', key, 'since', since, 'counts', counts))
        on conflict do nothing;
      queued := queued + 1;
    end if;
    update private.digest_positions p set told_until = until_time where p.recipient = reader->>'recipient';
  end loop;
  return queued;
end
$$;

-- For the overview: what waits, the records whose last mail did not arrive, and `failures`: why mails wait or were given up, by the code of
-- their last failure, so that one to the staff is seen too. A mail that nobody wanted any more is none.
create function public.staff_mail_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'enabled', (select enabled from private.mail_settings),
    'waiting', count(*) filter (where sent_at is null and given_up_at is null),
    'oldest', min(created_at) filter (where sent_at is null and given_up_at is null),
    'undelivered', (select count(*) from private.inbox i where i.undelivered),
    'sent_today', count(*) filter (where sent_at > now() - interval '1 day'),
    'failures', (
      select coalesce(jsonb_agg(to_jsonb(failure) order by failure.code), '[]')
      from (
        select o.last_failure as code,
          count(*) filter (where o.given_up_at is null) as waiting,
          count(*) filter (where o.given_up_at is not null) as given_up
        from private.outbox o
        where o.sent_at is null and o.last_failure <> 'UNWANTED'
          and (o.given_up_at is null or o.given_up_at > now() - interval '30 days')
        group by o.last_failure
      ) failure
    )
  ) from private.outbox
$$;

-- Records of these kinds whose sender waits, the longest first.
create function public.staff_unanswered(kinds text[], since timestamptz) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', i.kind, 'record_id', i.record_id, 'created_at', i.created_at, 'waiting_since', i.waiting_since, 'assignee', i.assignee
  )
  from private.inbox i
  where i.kind = any (kinds) and i.waiting_since >= since
  order by i.waiting_since
  limit 1000
$$;

-- What was sent or given up long ago is no longer needed.
create function public.staff_delete_old_mail() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  delete from private.outbox
    where sent_at < now() - interval '30 days' or given_up_at < now() - interval '30 days';
  get diagnostics swept = row_count;
  return swept;
end
$$;

revoke all on function
  public.staff_enable_mail, public.staff_claim_mail, public.staff_record_delivery, public.staff_record_bounce,
  public.staff_split_notice, public.staff_queue_mail, public.staff_queue_digests, public.staff_mail_state,
  public.staff_unanswered, public.staff_delete_old_mail
  from public, anon, authenticated;
grant execute on function
  public.staff_enable_mail, public.staff_claim_mail, public.staff_record_delivery, public.staff_record_bounce,
  public.staff_split_notice, public.staff_queue_mail, public.staff_queue_digests, public.staff_mail_state,
  public.staff_unanswered, public.staff_delete_old_mail
  to service_role;
