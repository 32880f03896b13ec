import { site } from '#company/site.ts';
import { fillPlaceholders } from '#domain/fill-placeholders.ts';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import type { SavedReply } from '#domain/saved-replies.ts';
import { languageFor } from '#office/record-language.ts';
import type { OpeningHours } from './use-saved-replies.ts';

type Context = {
  entry: Pick<InboxEntry, 'kind' | 'record_id' | 'person' | 'headline'>;
  me: { name: string };
  /** By language. */
  openingHours: OpeningHours;
};

/** A saved text with what is known about the person, the record and the first office. The rest stays as gaps. */
export function fillReply(
  { body, language }: Pick<SavedReply, 'body' | 'language'>,
  { entry, me, openingHours }: Context,
): string {
  const [office] = site.offices;
  const name = entry.person.replace(/\s+/g, ' ').trim();
  return fillPlaceholders(body, {
    name,
    'first name': firstName(name),
    reference: referenceOf(entry.record_id),
    office: office.name,
    address: `${office.street}, ${office.city}, ${office.state} ${office.zip}`,
    phone: site.telephone.shown,
    'opening hours': openingHours[languageFor(language).code] ?? '',
    // The headline of a message is its subject.
    ...(entry.kind !== 'message' && { job: entry.headline }),
    me: me.name,
  });
}

/** 'Ada Lovelace' and 'Lovelace, Ada' → 'Ada'. An initial alone is no name to greet a person by. */
function firstName(name: string): string {
  const [last = '', rest] = name.split(/,\s*/);
  const [first = ''] = (rest || last).split(' ');
  return /^\p{L}\.?$/u.test(first) ? name : first;
}
