-- When the last backup ended, for the overview of the staff's app. Null: there was none.
create function public.staff_last_backup() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('made_at', (select made_at from private.last_backup))
$$;

revoke all on function public.staff_last_backup from public, anon, authenticated;
grant execute on function public.staff_last_backup to service_role;
