-- A few characters decompose into eighteen. Text made of them took the index of the search a tenth of a second. No language
-- needs more than three for one: a Korean syllable.
create or replace function private.fold(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(left(normalize(value, NFKD), 3 * char_length(value)), '[\u0300-\u036f]', '', 'g'))
$$;
