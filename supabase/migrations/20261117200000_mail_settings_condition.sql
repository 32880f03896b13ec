-- Supabase loads the extension safeupdate for its API roles: an UPDATE without a WHERE is refused there (21000), also in a
-- function.
create or replace function public.staff_enable_mail(enabled boolean) returns void
language sql security definer set search_path = '' as $$
  update private.mail_settings set enabled = staff_enable_mail.enabled where only_row
$$;
