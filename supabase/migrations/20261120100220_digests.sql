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

revoke all on function public.staff_queue_digests from public, anon, authenticated;
grant execute on function public.staff_queue_digests to service_role;
