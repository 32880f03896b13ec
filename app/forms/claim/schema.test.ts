import { describe, expect, test } from 'vitest';
import { rules } from '#content/claim-form.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { lossDate, postedClaim } from '../../../tests/support/claim-values.ts';
import { fileOfSize } from '../../../tests/support/fake-backend.ts';
import { claimLengths } from './definition.ts';
import { claimSchema } from './schema.ts';
import { today } from './today.ts';

const claim = { ...postedClaim(), photos: [], honeypot: '' };
const complaintsAbout = (changes: Record<string, unknown>) =>
  claimSchema
    .safeParse({ ...claim, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('a claim', () => {
  test('is complete without the optional answers', () => {
    expect(complaintsAbout({})).toBeUndefined();
  });

  test.each([
    ['hurt', '', rules.hurt],
    ['hurt', 'perhaps', rules.hurt],
    ['kind', 'boat', rules.kind],
    ['date', '', rules.date],
    ['date', '2026-13-40', rules.date],
    ['date', '2026-02-30', rules.date],
    ['date', '0026-01-01', rules.dateTooEarly],
    ['date', '9999-01-01', rules.dateInFuture],
    ['place', ' x ', rules.place],
    ['description', '<b>short</b>', rules.description],
    ['name', 'A', rules.name],
    ['email', 'ada', rules.email],
    ['phone', '555-0123', rules.phone],
    ['reachWay', 'Pigeon', rules.reachWay],
    ['reachTime', '', rules.reachTime],
  ])('with %s “%s” says what to do', (field, value, message) => {
    expect(complaintsAbout({ [field]: value })).toEqual([[field, message]]);
  });

  test('may be of today, and not of tomorrow', () => {
    expect(complaintsAbout({ date: today() })).toBeUndefined();
    const tomorrow = today(new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(complaintsAbout({ date: tomorrow })).toEqual([['date', rules.dateInFuture]]);
  });

  test.each(Object.entries(claimLengths))('takes a %s of at most %i characters', (field, length) => {
    expect(complaintsAbout({ [field]: 'x'.repeat(length) })).toBeUndefined();
    expect(complaintsAbout({ [field]: 'x'.repeat(length + 1) })).toHaveLength(1);
  });

  test('takes as many photos as a visitor may store', () => {
    const photos = (count: number) => Array.from({ length: count }, () => fileOfSize(1, 'a.jpg'));
    expect(complaintsAbout({ photos: photos(photosPerClaim) })).toBeUndefined();
    expect(complaintsAbout({ photos: photos(photosPerClaim + 1) })).toEqual([['photos', rules.photos]]);
  });

  test('is stored without markup', () => {
    const { description } = claimSchema.parse(claim);
    expect(description).toBe('A hose burst behind the washer, and the floor is wet.');
  });
});

test('today is the day in the company’s time zone on the server', () => {
  expect(today(new Date('2026-11-18T03:00:00Z'))).toBe('2026-11-17');
  expect(lossDate < today()).toBe(true);
});
