-- A record knows the language of the page that it was sent from, so that mails to its sender are in that language. An English page does
-- not name it, and neither does 1.0.0.
alter table public.contacts add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table public.job_applications add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table public.employment_verifications add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table public.claim_reports add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
grant insert (language)
  on public.contacts, public.job_applications, public.employment_verifications, public.claim_reports to anon;

alter table private.inbox add column language text not null default 'en';
create index inbox_of_language on private.inbox (language, created_at desc, record_id desc);

-- What an entry is found by: every field that is not sealed, and what was written about it since. A language is a filter.
create or replace function private.search_text_of(wanted_kind text, record jsonb) returns text
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
    select string_agg(concat_ws(' ', n.address, left(n.body, 5000)), ' ' order by n.written_at, n.id) as text
    from (
      select * from private.inbox_notes n
      where n.kind = wanted_kind and n.record_id = (record->>'id')::uuid
        and n.sort in ('note', 'reply_sent', 'reply_received', 'status')
      order by n.written_at desc, n.id desc limit 50
    ) n
  ) letters
$$;

create or replace function private.add_to_inbox() returns trigger
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

create or replace function private.entry_as_json(entry private.inbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', entry.kind, 'record_id', entry.record_id, 'created_at', entry.created_at, 'person', entry.person,
    'email', entry.email, 'phone', entry.phone, 'headline', entry.headline, 'state', entry.state, 'assignee', entry.assignee,
    'assignee_name', entry.assignee_name, 'first_response_at', entry.first_response_at, 'waiting_since', entry.waiting_since,
    'undelivered', entry.undelivered, 'reply_to', entry.reply_to, 'snoozed_until', entry.snoozed_until, 'outcome', entry.outcome,
    'language', entry.language, 'version', entry.version, 'revision', entry.revision
  )
$$;

drop function public.staff_list;
drop function public.staff_count;

-- As before, also narrowed to a language.
create function public.staff_list(
  kinds text[],
  states text[] default null,
  assigned_to text default null,
  headlines text[] default null,
  since timestamptz default null,
  until timestamptz default null,
  words text[] default '{}',
  first_id uuid default null,
  last_id uuid default null,
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 50,
  only_those text default null,
  late_before jsonb default null,
  hide_snoozed boolean default false,
  by_due boolean default false,
  after_due timestamptz default null,
  in_language text default null
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(words);
begin
  if not by_due then
    return query
    select private.entry_as_json(entry)
    from private.inbox entry
    where entry.kind = any (kinds)
      and (states is null or entry.state = any (states))
      and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
      and (headlines is null or (entry.kind in ('application', 'verification') and entry.headline = any (headlines)))
      and (in_language is null or entry.language = in_language)
      and (since is null or entry.created_at >= since)
      and (until is null or entry.created_at < until)
      and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
      and (first_id is null or entry.record_id between first_id and last_id)
      and (
        only_those is null
        or (only_those = 'waiting' and entry.waiting_since is not null)
        or (only_those = 'late' and entry.waiting_since < (late_before->>entry.kind)::timestamptz)
        or (only_those = 'undelivered' and entry.undelivered)
        or (only_those = 'snoozed' and entry.snoozed_until > now())
      )
      and (not hide_snoozed or entry.snoozed_until is null or entry.snoozed_until <= now())
      and (before_time is null or (entry.created_at, entry.record_id) < (before_time, before_id))
    order by entry.created_at desc, entry.record_id desc
    limit least(page_size, 200);
    return;
  end if;
  return query
  select private.entry_as_json(entry)
  from private.inbox entry
  cross join lateral (
    select coalesce(case when late_before ? entry.kind then entry.waiting_since end, 'infinity') as at
  ) due
  where entry.kind = any (kinds)
    and (states is null or entry.state = any (states))
    and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
    and (headlines is null or (entry.kind in ('application', 'verification') and entry.headline = any (headlines)))
    and (in_language is null or entry.language = in_language)
    and (since is null or entry.created_at >= since)
    and (until is null or entry.created_at < until)
    and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
    and (
      only_those is null
      or (only_those = 'waiting' and entry.waiting_since is not null)
      or (only_those = 'late' and entry.waiting_since < (late_before->>entry.kind)::timestamptz)
      or (only_those = 'undelivered' and entry.undelivered)
      or (only_those = 'snoozed' and entry.snoozed_until > now())
    )
    and (not hide_snoozed or entry.snoozed_until is null or entry.snoozed_until <= now())
    and (
      before_time is null or due.at > coalesce(after_due, 'infinity')
      or (due.at = coalesce(after_due, 'infinity') and (entry.created_at, entry.record_id) < (before_time, before_id))
    )
  order by due.at, entry.created_at desc, entry.record_id desc
  limit least(page_size, 200);
end
$$;

create function public.staff_count(
  kinds text[],
  assigned_to text default null,
  headlines text[] default null,
  since timestamptz default null,
  until timestamptz default null,
  words text[] default '{}',
  only_those text default null,
  late_before jsonb default null,
  in_language text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(words);
begin
  return (
    select jsonb_build_object(
      'new', count(*) filter (where entry.state = 'new' and (only_those is not null or not sleeps.now)),
      'in_progress', count(*) filter (where entry.state = 'in_progress' and (only_those is not null or not sleeps.now)),
      'done', count(*) filter (where entry.state = 'done'),
      'snoozed', count(*) filter (where entry.state <> 'done' and sleeps.now)
    )
    from private.inbox entry
    cross join lateral (select coalesce(entry.snoozed_until > now(), false) as now) sleeps
    where entry.kind = any (kinds)
      and (assigned_to is null or coalesce(entry.assignee, '') = assigned_to)
      and (headlines is null or (entry.kind in ('application', 'verification') and entry.headline = any (headlines)))
      and (in_language is null or entry.language = in_language)
      and (since is null or entry.created_at >= since)
      and (until is null or entry.created_at < until)
      and (patterns = '{}' or (entry.search_text like patterns[1] and entry.search_text like all (patterns)))
      and (
        only_those is null
        or (only_those = 'waiting' and entry.waiting_since is not null)
        or (only_those = 'late' and entry.waiting_since < (late_before->>entry.kind)::timestamptz)
        or (only_those = 'undelivered' and entry.undelivered)
        or (only_those = 'snoozed' and entry.snoozed_until > now())
      )
  );
end
$$;

-- Takes mail that is due for a while: should the caller end before it records the delivery, another takes it over.
create or replace function public.staff_claim_mail(how_many integer, lease_seconds integer) returns setof jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select o.id from private.outbox o
    where o.sent_at is null and o.given_up_at is null and o.due_at <= now()
      and (o.claimed_until is null or o.claimed_until < now())
    order by o.purpose <> 'reply', o.due_at
    limit how_many
    for update skip locked
  )
  update private.outbox o
    set claimed_until = now() + make_interval(secs => lease_seconds), attempts = o.attempts + 1
  from due where o.id = due.id
  returning jsonb_build_object(
    'id', o.id, 'purpose', o.purpose, 'kind', o.kind, 'record_id', o.record_id, 'recipient', o.recipient,
    'payload', o.payload, 'created_at', o.created_at, 'attempts', o.attempts,
    'headline', (select i.headline from private.inbox i where i.kind = o.kind and i.record_id = o.record_id),
    'language', (select i.language from private.inbox i where i.kind = o.kind and i.record_id = o.record_id),
    'received_at', (select i.created_at from private.inbox i where i.kind = o.kind and i.record_id = o.record_id)
  )
$$;

revoke all on function public.staff_list, public.staff_count from public, anon, authenticated;
grant execute on function public.staff_list, public.staff_count to service_role;
