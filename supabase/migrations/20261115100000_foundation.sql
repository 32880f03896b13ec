-- Helpers for the tables that follow, in a schema that no API exposes.

create schema private;
revoke all on schema private from public;

-- Long enough once trimmed as the browser trims (the same list of blanks, whatever the server's locale), and not too long.
create function private.fits(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe as $$
  select char_length(btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')) >= shortest
    and char_length(value) <= longest
$$;

create function private.is_email(value text) returns boolean
language sql immutable parallel safe as $$
  select char_length(value) <= 254 and value ~ '^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$'
$$;

-- Where a resume lies: applicants/{timestamp}-{name}.{extension}.
create function private.is_resume_path(value text) returns boolean
language sql immutable parallel safe as $$
  select char_length(value) <= 250 and value ~ '^applicants/[0-9]{10,17}-[A-Za-z0-9_!.*''()&$@=;:+,-]+\.(?:[Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?)$'
$$;

-- Where a side of a driver's license lies: {front|back}_{timestamp}.{extension}.
create function private.is_license_path(value text) returns boolean
language sql immutable parallel safe as $$
  select value ~ '^(?:front|back)_[0-9]{10,17}\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Pp][Dd][Ff])$'
$$;

-- The path inside a bucket of an address as getPublicUrl makes it, on whatever origin; null for any other address.
create function private.path_in_bucket(url text, bucket text) returns text
language sql immutable parallel safe as $$
  select substring(url from '^https?://[!-.0-~]+/storage/v1/object/public/' || bucket || '/(.+)$')
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

-- Constraints and policies call these as whoever inserts; said here, so that no project's default privileges matter.
grant execute on all functions in schema private to anon, authenticated, service_role;
