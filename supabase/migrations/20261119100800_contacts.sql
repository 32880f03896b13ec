create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (private.fits(name, 2, 200)),
  email text not null check (private.is_email(email)),
  phone text not null check (private.fits(phone, 10, 50)),
  subject text not null check (private.fits(subject, 2, 200)),
  message text not null check (private.fits(message, 10, 5000)),
  -- Of the page that it was sent from, so that mails to its sender are in that language. An English page does not name it.
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);
create index contacts_newest on public.contacts (created_at desc);

revoke all on public.contacts from public, anon, authenticated, service_role;
grant insert (id, name, email, phone, subject, message, language) on public.contacts to anon;
grant select, insert, delete on public.contacts to service_role;

alter table public.contacts enable row level security;
create policy "a visitor sends a message" on public.contacts for insert to anon with check (true);
create policy "staff read and delete messages" on public.contacts to service_role using (true) with check (true);

-- Staff restore a backup as it was.
create trigger strip_markup before insert on public.contacts
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row('name', 'email', 'phone', 'subject', 'message');
create trigger one_row_at_a_time after insert on public.contacts
  referencing new table as inserted for each statement execute function private.refuse_many_rows();
create trigger own_number after insert on public.contacts
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger refuse_deleted after insert on public.contacts
  for each row execute function private.refuse_deleted_record('message');
create trigger add_to_inbox after insert on public.contacts for each row execute function private.add_to_inbox();
create trigger remove_from_inbox after delete on public.contacts for each row execute function private.remove_from_inbox();
