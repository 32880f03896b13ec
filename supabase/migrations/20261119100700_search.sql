-- How entries come into the inbox and leave it, and what they are found by. The tables of the forms have these triggers.

-- What an entry is found by: every field that is not sealed, and what was written about it since, folded (private.fold), with single
-- blanks and one before the first word. A language is a filter.
create function private.search_text_of(wanted_kind text, record jsonb) returns text
language sql stable set search_path = '' as $$
  select ' ' || regexp_replace(private.fold(concat_ws(' ', fields.text, letters.text)), '\s+', ' ', 'g')
    || ' ' || private.digits(record->>'phone')
  from (
    select string_agg(field.value, ' ') as text
    from jsonb_each_text(record - array[
      'id', 'created_at', 'social_security', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url', 'photo_urls', 'language'
    ]) as field
  ) fields
  cross join (
    select string_agg(concat_ws(' ', n.address, n.subject, left(n.body, 5000)), ' ' order by n.written_at, n.id) as text
    from (
      select * from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = (record->>'id')::uuid
        and n.sort in ('note', 'reply_sent', 'reply_received', 'status')
      order by n.written_at desc, n.id desc limit 50
    ) n
  ) letters
$$;

-- The headline is the subject, the job or what happened. A verification without a position has its kind instead.
create function private.add_to_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent constant jsonb := to_jsonb(new);
  arrived constant text := private.kind_of_table(tg_table_name);
begin
  insert into private.inbox (kind, record_id, created_at, waiting_since, person, email, phone, headline, language, search_text) values (
    arrived,
    new.id,
    new.created_at,
    new.created_at,
    coalesce(sent->>'name', sent->>'full_name', concat_ws(' ', sent->>'first_name', sent->>'last_name')),
    new.email,
    new.phone,
    coalesce(
      sent->>'subject', sent->>'job_title', sent->>'loss_kind',
      case sent->>'position' when 'Other' then coalesce(nullif(sent->>'other_position', ''), 'Other') else sent->>'position' end,
      'Employment verification'
    ),
    sent->>'language',
    private.search_text_of(arrived, sent)
  );
  return null;
end
$$;

create function private.remove_from_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.inbox where kind = private.kind_of_table(tg_table_name) and record_id = old.id;
  return null;
end
$$;

-- The search finds notes, answers and replies too.
create function private.search_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant private.inbox_notes := coalesce(new, old);
begin
  update private.inbox i set search_text = private.search_text_of(i.kind, private.read_record(i.kind, i.record_id))
    where i.kind = changed.kind and i.record_id = changed.record_id;
  return null;
end
$$;
create trigger search_notes after insert or delete on private.inbox_notes for each row execute function private.search_notes();

-- A record's number is the first ten hexadecimal digits of its id (domain/references.ts), and the browser chooses the id. A visitor
-- must not store a record under the number of another one, of any kind: number and address find a claim, and a number in its subject
-- joins a mail to its record. Staff may, because a backup is brought back as it was. For the statement, and by its name after
-- one_row_at_a_time: rows that are refused anyway must not tell which numbers are taken. After the row too: a record that is sent twice
-- meets its own key first.
create function private.require_own_number() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent record;
  digits text;
begin
  for sent in select i.id from inserted i loop
    digits := left(replace(sent.id::text, '-', ''), 10);
    -- Of two at once, the second waits for the first, and sees its record only then.
    perform pg_advisory_xact_lock(hashtext('number'), hashtext(digits));
    if exists (
      select from private.inbox i
      where i.record_id between rpad(digits, 32, '0')::uuid and rpad(digits, 32, 'f')::uuid
        and (i.kind, i.record_id) <> (private.kind_of_table(tg_table_name), sent.id)
    ) then
      raise exception 'Another record has this number' using errcode = 'PT409', hint = 'Send the record with another id.';
    end if;
  end loop;
  return null;
end
$$;

-- What a word looks for, anywhere in the text. One or two letters must start a word: the trigram index knows no shorter part.
create function private.search_pattern(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || case when folded ~ '[^[:space:][:punct:]]{3}' then '' else ' ' end
    || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  from private.fold(word) as folded
$$;

-- The longest word first: it is looked up in the trigram index, so it should be the rarest.
create function private.search_patterns(words text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select private.search_pattern(word) from unnest(words) word order by char_length(word) desc)
$$;

revoke all on function
  private.search_text_of, private.add_to_inbox, private.remove_from_inbox, private.search_notes, private.require_own_number,
  private.search_pattern, private.search_patterns
  from public, anon, authenticated;
