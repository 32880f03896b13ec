-- Strips HTML tags in linear time. Until now a comment could be searched for to the end of the text from every "<": one
-- request of 20 KB stopped the embedded database for seconds. A comment now ends at its first ">", as any other markup does.
-- The forms do the same: app/lib/submit/sanitize.ts.

create or replace function private.strip_markup(value text) returns text
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
