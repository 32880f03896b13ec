-- Photos that are posted without scripts have new paths at every attempt. So the same form, posted twice, is known by its id, which
-- becomes that of its note.
drop function public.add_claim_photos(text, text, text[]);

-- For visitors: adds uploaded photos to a claim that is open. `outcome`: added, closed, full (24 photos), or that of the look-up. The
-- same photos sent again are added once, and so is the same form.
create function public.add_claim_photos(claim_number text, email text, photo_urls text[], form_id uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  looked_up constant jsonb := private.look_up_claim(claim_number, email);
  claim public.claim_reports;
  entry private.inbox;
  fresh text[];
begin
  if looked_up->>'outcome' <> 'found' then
    return looked_up;
  end if;
  select * into entry from private.inbox i where i.kind = 'claim' and i.record_id = (looked_up->>'id')::uuid for update;
  select * into claim from public.claim_reports c where c.id = entry.record_id;
  if exists (select from private.inbox_notes n where n.id = form_id and n.kind = 'claim' and n.record_id = claim.id) then
    return jsonb_build_object('outcome', 'added');
  end if;
  if entry.state = 'done' then
    return jsonb_build_object('outcome', 'closed');
  end if;
  fresh := array(
    select photo.url from unnest(add_claim_photos.photo_urls) with ordinality as photo (url, place)
    where photo.url <> all (claim.photo_urls) order by photo.place
  );
  if cardinality(claim.photo_urls) + cardinality(fresh) > 24 or cardinality(fresh) > 8 then
    return jsonb_build_object('outcome', 'full');
  end if;
  if cardinality(fresh) = 0 then
    return jsonb_build_object('outcome', 'added');
  end if;
  perform private.require_own_file('claim-photos', coalesce(private.path_in_bucket(photo.url, 'claim-photos'), ''), 1)
    from unnest(fresh) as photo (url);
  update public.claim_reports c set photo_urls = claim.photo_urls || fresh where c.id = claim.id;
  insert into private.inbox_notes (id, kind, record_id, author, author_name, sort, body, address)
    values (coalesce(form_id, gen_random_uuid()), 'claim', claim.id, 'visitor', entry.person, 'photos', cardinality(fresh)::text, entry.email);
  update private.inbox i set snoozed_until = null, version = i.version + 1 where i.kind = 'claim' and i.record_id = claim.id;
  insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload)
    select 'reply_received', 'claim', claim.id, entry.assignee, entry.assignee, jsonb_build_object('key', n.id)
    from private.inbox_notes n
    where (select s.enabled from private.mail_settings s) and n.kind = 'claim' and n.record_id = claim.id and n.sort = 'photos'
    order by n.written_at desc limit 1;
  perform private.settle_entry('claim', claim.id);
  return jsonb_build_object('outcome', 'added');
end
$$;

revoke all on function public.add_claim_photos from public, anon, authenticated;
grant execute on function public.add_claim_photos to anon, service_role;
