import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { findGap, placeholders } from '#domain/fill-placeholders.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import { starterReplies } from '../../../server/staff/saved-replies/starter-replies.ts';
import { sampleEntry } from '../../../tests/support/sample-entry.ts';
import { fillReply } from './fill-reply.ts';

const me = { name: 'Sam Service' };
const openingHours: Partial<Record<LanguageCode, string>> = Object.fromEntries(
  site.languages.map((code) => [code, `Hours in ${code}`]),
);
const fill = (body: string, changes = {}, language: LanguageCode = 'en') =>
  fillReply({ body, language }, { entry: sampleEntry(changes), me, openingHours });
const [office] = site.offices;

test('the person, the reference, the office and the writer are filled in', () => {
  expect(fill('{first name}|{name}|{reference}|{office}|{phone}|{me}')).toBe(
    [
      'Ada',
      'Ada Lovelace',
      referenceOf(sampleEntry().record_id),
      office.name,
      site.telephone.shown,
      me.name,
    ].join('|'),
  );
  expect(fill('{address}')).toContain(office.street);
  expect(fill('{opening hours}')).toBe(openingHours.en);
});

test('a text in another language of the site has the opening hours in it', () => {
  for (const code of site.languages) expect(fill('{opening hours}', {}, code)).toBe(openingHours[code]);
});

test('an application and a verification name their job; a message has none, which stays a gap', () => {
  expect(fill('{job}', { kind: 'application', headline: 'Adjuster' })).toBe('Adjuster');
  expect(fill('{job}')).toBe('[job]');
});

test('an application leaves no placeholder open', () => {
  const all = placeholders.map((name) => `{${name}}`).join(' ');
  expect(findGap(fill(all, { kind: 'application' }))).toBeUndefined();
});

test.each([
  ['Ada', 'Ada'],
  ['  Ada \n King ', 'Ada'],
  ['Lovelace, Ada', 'Ada'],
  ['A. Lovelace', 'A. Lovelace'],
  ['José Ñandú', 'José'],
  ['Lovelace,', 'Lovelace'],
])('the first name of %j is %j', (person, first) => {
  expect(fill('{first name}', { person })).toBe(first);
});

test('a name cannot bring a placeholder of its own', () => {
  expect(fill('{name}', { person: '{me}' })).toBe('{me}');
});

test.each(starterReplies)(
  'the starter text “$name” leaves only the gaps that it names',
  ({ kind, body, language }) => {
    const gaps = (text: string) => text.match(/\[[^\]]+\]/g) ?? [];
    expect(gaps(fill(body, kind ? { kind } : {}, language))).toEqual(gaps(body));
  },
);
