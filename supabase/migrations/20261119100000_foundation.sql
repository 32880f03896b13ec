-- Helpers for the tables that follow, in a schema that no API exposes. Each function has a fixed search_path, so that no object of
-- another schema takes the place of what it names.

create schema private;
revoke all on schema private from public;
-- Some functions for staff run as the caller and name helpers of this schema.
grant usage on schema private to service_role;

-- The rules of the tables' columns. PL/pgSQL, because a SQL function with a setting is not inlined and is slower then.

-- Long enough once trimmed as the browser trims (the same list of blanks, whatever the server's locale), and not too long.
create function private.fits(value text, shortest integer, longest integer) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return char_length(btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')) >= shortest
    and char_length(value) <= longest;
end
$$;

create function private.is_email(value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return char_length(value) <= 254 and value ~ '^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$';
end
$$;

-- The path inside a bucket of an address as getPublicUrl makes it, on whatever origin; null for any other address. It takes a fifth of
-- the time of one regular expression with a group.
create function private.path_in_bucket(url text, bucket text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  marker constant text := '/storage/v1/object/public/' || bucket || '/';
  place constant integer := strpos(url, marker);
begin
  if place > 0 and left(url, place - 1) ~ '^https?://[!-.0-~]+$' then
    return nullif(substr(url, place + char_length(marker)), '');
  end if;
  return null;
end
$$;

-- A visitor sends one form at a time. A list of rows in one request is someone filling the disk.
create function private.refuse_many_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from inserted) > 1 then
    raise exception 'Only one row may be inserted at a time';
  end if;
  return null;
end
$$;

-- Constraints and policies call these as whoever inserts. Granted here, so that no project's default privileges matter.
grant execute on function private.fits, private.is_email, private.path_in_bucket, private.refuse_many_rows
  to anon, authenticated, service_role;

-- Strips HTML tags from what visitors send, as the forms do (sanitize.ts): a direct request need not have been
-- through a form. Letters and blanks are listed, so that the result does not depend on the server's locale. Markup ends at its first
-- ">", so that the time is linear.
create function private.strip_markup(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  blanks constant text := E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  -- An email address or a link in angle brackets is not a tag.
  address constant text := '(?:[A-Za-z0-9_.+-]+@[A-Za-z0-9_.-]+|[Hh][Tt][Tt][Pp][Ss]?://[^<>"''=' || blanks || ']+)>';
  -- A quoted value may contain ">".
  whole_tag constant text := '/?[A-Za-z](?:[^>=]|=(?:[' || blanks || ']*"[^"]*"|[' || blanks || ']*''[^'']*''|(?![' || blanks || ']*["''])))*>';
  -- Tags with unclosed quotes, comments and declarations. They end at the first ">".
  other_markup constant text := '(?:/?[A-Za-z]|[!?])[^>]*>';
  tag constant text := '<(?!' || address || ')(?:' || whole_tag || '|' || other_markup || ')';
  before text;
  after text;
begin
  -- No column takes this much. Its constraint refuses the text, which need not be searched first.
  if char_length(value) > 10000 then
    return value;
  end if;
  after := regexp_replace(value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]', '', 'g');
  -- Removing a tag can form a new one. Text that goes on for longer than this loses every "<".
  for pass in 1 .. 3 loop
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

-- The arguments of the trigger name the columns.
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

-- Lower case and without accents, so that "jose" finds "José". A few characters decompose into eighteen, and no language needs more
-- than three for one, so the rest is cut: a text made of them would keep the search index busy.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(left(normalize(value, NFKD), 3 * char_length(value)), '[\u0300-\u036f]', '', 'g'))
$$;

create function private.digits(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(value, '[^0-9]', '', 'g')
$$;

-- A number with and without the country code of the United States is the same number.
create function private.phone_key(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select right(private.digits(phone), 10)
$$;

-- An address is compared in lower case by the letters A to Z alone. With those of other alphabets, "maİl.example" would be
-- "mail.example", and the owner of the one domain be taken for the customers of the other.
create function private.email_key(email text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(email) collate "C")
$$;

revoke all on function
  private.strip_markup, private.strip_markup_of_row, private.fold, private.digits, private.phone_key,
  private.email_key
  from public, anon, authenticated;
