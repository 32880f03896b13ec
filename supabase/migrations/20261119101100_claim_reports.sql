-- Claims with photos. A visitor uploads the photos into a folder of their own, then stores the claim that names them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('claim-photos', 'claim-photos', false, 10 * 1024 * 1024, array['image/jpeg', 'image/png', 'application/pdf']);

-- Where a photo is stored: {folder}/{timestamp}_{number}.{extension}.
create function private.is_claim_photo_path(value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value ~ '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{10,17}_[1-9][0-9]?\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Pp][Dd][Ff])$';
end
$$;

-- With the owner's rights: whoever inserts may call the functions of this schema, but not look up their names.
create function private.are_claim_photos(urls text[]) returns boolean
language plpgsql immutable parallel safe security definer set search_path = '' as $$
begin
  return coalesce(array_ndims(urls), 1) = 1 and not exists (
    select from unnest(urls) as photo (url)
    where photo.url is null or char_length(photo.url) > 1000
      or not coalesce(private.is_claim_photo_path(private.path_in_bucket(photo.url, 'claim-photos')), false)
  );
end
$$;
grant execute on function private.is_claim_photo_path, private.are_claim_photos to anon, authenticated, service_role;

-- Insert only, as for resumes.
create policy "a visitor uploads a photo of a claim" on storage.objects for insert to anon
  with check (bucket_id = 'claim-photos' and private.is_claim_photo_path(name) and private.is_plain_upload(bucket_id, metadata));

create table public.claim_reports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (private.fits(name, 2, 200)),
  email text not null check (private.is_email(email)),
  phone text not null check (private.fits(phone, 10, 50)),
  -- Nobody is asked in a claim of a medical bill or of a death.
  anyone_hurt text not null check (anyone_hurt in ('yes', 'no', 'unsure', 'not_asked')),
  loss_kind text not null check (private.fits(loss_kind, 2, 100)),
  loss_date date not null check (loss_date between '1900-01-01' and '2200-01-01'),
  loss_time text check (private.fits(loss_time, 0, 100)),
  loss_place text not null check (private.fits(loss_place, 2, 300)),
  policy_number text check (private.fits(policy_number, 0, 50)),
  description text not null check (private.fits(description, 10, 5000)),
  others_involved text check (private.fits(others_involved, 0, 3000)),
  reach_by text not null check (private.fits(reach_by, 2, 100)),
  photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 24 and private.are_claim_photos(photo_urls)),
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);
create index claim_reports_newest on public.claim_reports (created_at desc);

revoke all on public.claim_reports from public, anon, authenticated, service_role;
grant insert (
  id, name, email, phone, anyone_hurt, loss_kind, loss_date, loss_time, loss_place, policy_number, description, others_involved,
  reach_by, photo_urls, language
) on public.claim_reports to anon;
grant select, insert, delete on public.claim_reports to service_role;

alter table public.claim_reports enable row level security;
create policy "a visitor reports a claim" on public.claim_reports for insert to anon with check (cardinality(photo_urls) <= 8);
create policy "staff read and delete claims" on public.claim_reports to service_role using (true) with check (true);

-- The paths of photo_urls, each in one claim only.
create table private.claim_files (
  path text primary key,
  claim_id uuid not null references public.claim_reports on delete cascade,
  place integer not null
);
create index claim_files_of_claim on private.claim_files (claim_id);
alter table private.claim_files enable row level security;
revoke all on private.claim_files from public, anon, authenticated, service_role;

create function private.list_claim_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.claim_files (path, claim_id, place)
    select private.path_in_bucket(photo.url, 'claim-photos'), new.id, photo.place
    from unnest(new.photo_urls) with ordinality as photo (url, place)
    on conflict (path) do nothing;
  if (select count(*) from private.claim_files f where f.claim_id = new.id) <> cardinality(new.photo_urls) then
    raise exception 'A file of this record cannot be used'
      using errcode = 'PT422', hint = 'Upload the files again, then send the record.';
  end if;
  return null;
end
$$;

create function private.require_own_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_file('claim-photos', private.path_in_bucket(photo.url, 'claim-photos'), 1)
    from inserted cross join lateral unnest(inserted.photo_urls) as photo (url);
  return null;
end
$$;
revoke all on function private.list_claim_files, private.require_own_photos from public, anon, authenticated;

-- Staff restore a backup as it was.
create trigger strip_markup before insert on public.claim_reports
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'name', 'email', 'phone', 'loss_kind', 'loss_time', 'loss_place', 'policy_number', 'description', 'others_involved', 'reach_by'
  );
create trigger one_row_at_a_time after insert on public.claim_reports
  referencing new table as inserted for each statement execute function private.refuse_many_rows();
create trigger list_files after insert or update of photo_urls on public.claim_reports
  for each row execute function private.list_claim_files();
create trigger own_files after insert on public.claim_reports
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_photos();
create trigger own_number after insert on public.claim_reports
  referencing new table as inserted for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.require_own_number();
create trigger refuse_deleted after insert on public.claim_reports
  for each row execute function private.refuse_deleted_record('claim');
create trigger add_to_inbox after insert on public.claim_reports for each row execute function private.add_to_inbox();
create trigger remove_from_inbox after delete on public.claim_reports for each row execute function private.remove_from_inbox();
