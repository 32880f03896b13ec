-- As before, with `failures`: why mails wait or were given up, by the code of their last failure, so that one to the staff is seen too.
-- A mail that nobody wanted any more is none.
create or replace function public.staff_mail_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'enabled', (select enabled from private.mail_settings),
    'waiting', count(*) filter (where sent_at is null and given_up_at is null),
    'oldest', min(created_at) filter (where sent_at is null and given_up_at is null),
    'undelivered', (select count(*) from private.inbox i where i.undelivered),
    'given_up', count(*) filter (where given_up_at > now() - interval '30 days'),
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
