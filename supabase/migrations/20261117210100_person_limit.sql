-- As before, but the newest 101 at most: the page of one record reads this, and a stranger can send thousands under any address.
create or replace function public.staff_person(kinds text[], wanted_email text, wanted_phone text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with keys as (
    select entry.kind, entry.record_id from private.inbox entry
    where entry.kind = any (kinds) and lower(entry.email) = lower(wanted_email)
    union
    select entry.kind, entry.record_id from private.inbox entry
    where entry.kind = any (kinds) and length(private.digits(wanted_phone)) >= 7
      and private.phone_key(entry.phone) = private.phone_key(wanted_phone)
  )
  select to_jsonb(private.to_inbox_row(entry))
  from keys join private.inbox entry using (kind, record_id)
  order by entry.created_at desc, entry.record_id desc
  limit 101
$$;
