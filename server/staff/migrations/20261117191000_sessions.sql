-- A session knows whether its person gave a code of the second step for it. Those of before did not record it: whoever has a
-- second step signs in again.
alter table staff."session" add column "secondStep" boolean not null default false;

-- Whether a session still gives a role, asked by the transaction that acts. Suspending a person or changing a role deletes
-- sessions, and waits for this lock: an act is either over before, or sees that the session is gone.
create function staff.holds_session(wanted_token text, wanted_role text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (
    select from staff."session" s join staff."user" u on u."id" = s."userId"
    where s."token" = wanted_token and s."expiresAt" > now() and s."createdAt" > now() - interval '12 hours'
      and u."suspendedAt" is null and u."role" = wanted_role
      and (s."secondStep" or not coalesce(u."twoFactorEnabled", false))
    for key share of s
  )
$$;
revoke all on function staff.holds_session(text, text) from public, anon, authenticated;
grant execute on function staff.holds_session(text, text) to service_role;
