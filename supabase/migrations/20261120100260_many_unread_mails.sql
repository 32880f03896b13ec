-- A flood leaves a row for each mail. As before, except that the rows to delete are found by an index.
create index unread_mails_given_up on private.unread_mails (given_up_at);
create index unread_mails_waiting on private.unread_mails (mailbox, uid_validity, due_at) where given_up_at is null;

create or replace function public.staff_record_unread_mail(
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
