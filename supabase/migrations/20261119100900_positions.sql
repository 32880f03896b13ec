-- An owner lists the positions (app/content/verification-options.ts). So a position is free text here: of limited length, without markup.
alter table public.employment_verifications drop constraint employment_verifications_position_check;
alter table public.employment_verifications
  add constraint employment_verifications_position_check check (private.fits(position, 1, 200));

create or replace trigger strip_markup before insert on public.employment_verifications
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'first_name', 'last_name', 'email', 'phone', 'street_address', 'city', 'state', 'zip_code', 'bank_name',
    'position', 'other_position', 'additional_info'
  );
