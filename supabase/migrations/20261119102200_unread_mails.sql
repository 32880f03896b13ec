-- Mails in the office's mailbox that could not be read. Each is tried again a few times, beside the mails after it, and then given up.
-- Nothing of a mail is kept here but its number in the mailbox. A flood leaves a row for each mail.
create table private.unread_mails (
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  attempts integer not null default 1,
  failure text not null check (char_length(failure) <= 100),
  first_at timestamptz not null default now(),
  due_at timestamptz not null,
  given_up_at timestamptz,
  primary key (mailbox, uid_validity, uid)
);
create index unread_mails_given_up on private.unread_mails (given_up_at);
create index unread_mails_waiting on private.unread_mails (mailbox, uid_validity, due_at) where given_up_at is null;
alter table private.unread_mails enable row level security;
revoke all on private.unread_mails from public, anon, authenticated, service_role;

-- The mails to try again now. A few: each may take long, and new mail waits meanwhile.
create function public.staff_mails_to_retry(mailbox text, uid_validity bigint) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('uid', m.uid, 'attempts', m.attempts)
  from private.unread_mails m
  where m.mailbox = staff_mails_to_retry.mailbox and m.uid_validity = staff_mails_to_retry.uid_validity
    and m.given_up_at is null and m.due_at <= now()
  order by m.due_at, m.uid
  limit 10
$$;

-- One more attempt failed: again after `retry_seconds`, or given up if that is null or the first attempt was three days ago. Where the
-- mailbox has new numbers, the old ones are never asked for again.
create function public.staff_record_unread_mail(
  mailbox text, uid_validity bigint, uid bigint, failure text, retry_seconds double precision
) returns void
language sql security definer set search_path = '' as $$
  delete from private.unread_mails m where m.given_up_at < now() - interval '30 days';
  delete from private.unread_mails m
    where m.mailbox = staff_record_unread_mail.mailbox and m.uid_validity <> staff_record_unread_mail.uid_validity and m.given_up_at is null;
  insert into private.unread_mails as m (mailbox, uid_validity, uid, failure, due_at, given_up_at)
    values (
      staff_record_unread_mail.mailbox, staff_record_unread_mail.uid_validity, staff_record_unread_mail.uid, left(failure, 100),
      now() + make_interval(secs => coalesce(retry_seconds, 0)), case when retry_seconds is null then now() end
    )
    on conflict on constraint unread_mails_pkey do update set
      attempts = m.attempts + 1, failure = excluded.failure, due_at = excluded.due_at,
      given_up_at = case when retry_seconds is null or m.first_at < now() - interval '3 days' then now() end;
$$;

-- It was read after all, or is gone from the mailbox.
create function public.staff_forget_unread_mail(mailbox text, uid_validity bigint, uid bigint) returns void
language sql security definer set search_path = '' as $$
  delete from private.unread_mails m
    where m.mailbox = staff_forget_unread_mail.mailbox and m.uid_validity = staff_forget_unread_mail.uid_validity
      and m.uid = staff_forget_unread_mail.uid
$$;

-- For the overview: mails that were given up in the last 30 days.
create function public.staff_count_unread_mails() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.unread_mails m where m.given_up_at > now() - interval '30 days'
$$;

revoke all on function
  public.staff_mails_to_retry, public.staff_record_unread_mail, public.staff_forget_unread_mail, public.staff_count_unread_mails
  from public, anon, authenticated;
grant execute on function
  public.staff_mails_to_retry, public.staff_record_unread_mail, public.staff_forget_unread_mail, public.staff_count_unread_mails
  to service_role;
