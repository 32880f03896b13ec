-- Strips HTML tags from what visitors send, as the forms do (app/lib/submit/sanitize.ts): a direct request need not have
-- been through a form. Letters and blanks are listed, so that the result does not depend on the server's locale.

create function private.strip_markup(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  blanks constant text := E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  -- An email address or a link in angle brackets is not a tag.
  address constant text := '(?:[A-Za-z0-9_.+-]+@[A-Za-z0-9_.-]+|[Hh][Tt][Tt][Pp][Ss]?://[^<>"''=' || blanks || ']+)>';
  -- A quoted value may contain ">".
  whole_tag constant text := '/?[A-Za-z](?:[^>=]|=(?:[' || blanks || ']*"[^"]*"|[' || blanks || ']*''[^'']*''|(?![' || blanks || ']*["''])))*>';
  -- Comments, declarations and tags with unclosed quotes.
  other_markup constant text := '!--(?:[^-]|-(?!->))*-->|[!?][^>]*>|/?[A-Za-z][^>]*>';
  tag constant text := '<(?!' || address || ')(?:' || whole_tag || '|' || other_markup || ')';
  before text;
  after text := regexp_replace(value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]', '', 'g');
begin
  -- No column takes this much. Its constraint refuses the text, which need not be searched first.
  if char_length(value) > 20000 then
    return value;
  end if;
  -- Removing a tag can form a new one. Text that goes on for longer than this loses every "<".
  for pass in 1 .. 10 loop
    before := after;
    exit when strpos(before, '<') = 0;
    after := regexp_replace(before, tag, '', 'g');
    exit when after = before;
  end loop;
  if after <> before then
    after := replace(after, '<', '');
  end if;
  return btrim(after, blanks);
end
$$;

-- The arguments name the columns.
create function private.strip_markup_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent constant jsonb := to_jsonb(new);
  stripped jsonb := '{}';
  name text;
begin
  foreach name in array tg_argv loop
    stripped := stripped || jsonb_build_object(name, private.strip_markup(sent ->> name));
  end loop;
  return jsonb_populate_record(new, stripped);
end
$$;

revoke all on function private.strip_markup(text), private.strip_markup_of_row() from public, anon, authenticated;

-- Staff restore a backup as it was.
create trigger strip_markup before insert on public.contacts
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row('name', 'email', 'phone', 'subject', 'message');
create trigger strip_markup before insert on public.job_applications
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'full_name', 'email', 'phone', 'street', 'city', 'state', 'zip_code', 'cover_letter', 'job_title'
  );
create trigger strip_markup before insert on public.employment_verifications
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row(
    'first_name', 'last_name', 'email', 'phone', 'street_address', 'city', 'state', 'zip_code', 'bank_name',
    'other_position', 'additional_info'
  );
