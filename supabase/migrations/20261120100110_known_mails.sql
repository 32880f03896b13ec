-- Whether a mail joined a record, or was taken out of one. Asked before its files are stored: another mail with the same Message-ID has
-- other files, and none of them would belong to a letter.
create function public.staff_knows_mail(message_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.inbox_notes n where n.message_id = staff_knows_mail.message_id)
    or exists (select from private.rejected_replies r where r.message_id = staff_knows_mail.message_id)
$$;

revoke all on function public.staff_knows_mail from public, anon, authenticated;
grant execute on function public.staff_knows_mail to service_role;
