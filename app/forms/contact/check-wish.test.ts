import { describe, expect, test } from 'vitest';
import { topics } from '#app/catalog/contact-topics.ts';
import type { Office } from '#company/shape/site.ts';
import type { TopicWords } from '#company/shape/topic-words.ts';
import { site } from '#company/site.ts';
import { officeChoice } from '#content/contact-topics/agent.ts';
import { wishRules } from '#content/contact-topics/wish-rules.ts';
import { complainAboutWish, officesFor } from './check-wish.ts';
import { createTopicSchema } from './topic-schema.ts';

const office = (name: string, from: string, to: string): Office => ({
  ...site.offices[0],
  name,
  hours: [
    { days: 'Weekdays', weekdays: [1, 2, 3, 4, 5], shown: `${from}-${to}`, open: { from, to } },
    { days: 'Weekends', weekdays: [0, 6], shown: 'Closed', open: null },
  ],
});
const early = office('Early', '07:00', '11:00');
const late = office('Late', '12:00', '20:00');
const now = new Date('2026-11-18T12:00:00Z');
/** A Tuesday. */
const day = '2026-12-01';
const complain = (wish: { day: string; time: string }, offices: readonly Office[] = [early]) =>
  complainAboutWish(wish, offices, now);

describe('a wished time', () => {
  test.each([
    { day: '', time: '' },
    { day, time: '' },
    { day, time: '07:00' },
    { day, time: '10:45' },
  ])('within the hours is fine: $day $time', (wish) => {
    expect(complain(wish)).toBeUndefined();
  });

  test.each([
    ['before the office opens', { day, time: '06:30' }, 'time'],
    ['too late for the shortest appointment', { day, time: '10:50' }, 'time'],
    ['on a weekend', { day: '2026-12-05', time: '08:00' }, 'time'],
    ['on a weekend, without a time', { day: '2026-12-05', time: '' }, 'day'],
    ['on a federal holiday', { day: '2026-11-26', time: '08:00' }, 'time'],
  ] as const)('%s is refused', (_, wish, field) => {
    expect(complain(wish)).toEqual({ field, message: wishRules.closed([early], wish.day) });
  });

  test('is answered with the hours of that day only', () => {
    const saturday = { days: 'Saturday', weekdays: [6], shown: '', open: { from: '10:00', to: '14:00' } };
    const also: Office = { ...early, name: 'Also', hours: [...early.hours.slice(0, 1), saturday] };
    const said = (date: string, time: string, offices = [early, also]) =>
      complain({ day: date, time }, offices)?.message.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
    expect(said(day, '18:00')).toMatch(/^On Tuesdays our hours are 7 a\.m\.–11 a\.m\., /);
    expect(said('2026-12-05', '18:00')).toMatch(/^On Saturdays our hours are Also 10 a\.m\.–2 p\.m\., /);
    expect(said(day, '23:00', [early, late])).toMatch(
      /are Early 7 a\.m\.–11 a\.m\.; Late 12 p\.m\.–8 p\.m\., /,
    );
    expect(said('2026-12-06', '18:00')).toMatch(/^We are closed on Sundays\. /);
    expect(said('2026-11-26', '08:00')).toMatch(/federal holiday/);
  });

  test('follows the special days that the page has, with their reason', () => {
    const special = { from: day, to: day, places: ['Early'], open: null, reason: 'inventory' };
    const said = (
      time: string,
      offices: readonly Office[],
      open: { from: string; to: string } | null = null,
    ) =>
      complainAboutWish({ day, time }, offices, now, [{ ...special, open }])
        ?.message.replaceAll('\u00a0', ' ')
        .replaceAll('\u2060', '');
    expect(said('08:00', [early])).toBe('We are closed on this day (inventory). Please choose another day.');
    expect(said('08:00', [early, late])).toMatch(/^On this day our hours are Late 12 p\.m\.–8 p\.m\., /);
    expect(said('13:00', [early, late])).toBeUndefined();
    expect(said('18:00', [early], { from: '17:00', to: '19:00' })).toBeUndefined();
    expect(said('08:00', [early], { from: '17:00', to: '19:00' })).toMatch(
      /^On this day our hours are 5 p\.m\.–7 p\.m\., /,
    );
  });

  test('on a day that does not exist is refused', () => {
    expect(complain({ day: '2026-13-45', time: '08:00' })?.field).toBe('day');
  });

  test('fits if one of the offices is open', () => {
    expect(complain({ day, time: '12:00' }, [early, late])).toBeUndefined();
    expect(complain({ day, time: '11:30' }, [early, late])?.message).toBe(
      wishRules.closed([early, late], day),
    );
  });

  test('that is over is refused, and a time needs a day', () => {
    for (const time of ['08:00', ''])
      expect(complain({ day: '2026-11-17', time })?.message).toBe(wishRules.over);
    expect(complain({ day: '', time: '08:00' })).toEqual({ field: 'day', message: wishRules.noDay });
  });
});

test('the hours are those of the chosen office, or of the chosen agent’s', () => {
  const [first] = site.offices;
  expect(officesFor({})).toEqual(site.offices);
  expect(officesFor({ office: 'Anywhere' })).toEqual(site.offices);
  expect(officesFor({ office: officeChoice(first.name) })).toEqual([first]);
  for (const { slug, office } of site.agents)
    expect(officesFor({ agent: slug, office: officeChoice(first.name) }, { [slug]: office })).toMatchObject([
      { name: office },
    ]);
});

test('the form of a topic complains at the field of the wish', () => {
  const question = (name: string, input: 'date' | 'text') => ({ name, label: name, hint: '', input });
  const words: TopicWords = {
    ...topics.agent,
    start: [],
    details: [{ title: 'When', questions: [question('theDay', 'date'), question('theTime', 'text')] }],
    wishes: [{ day: 'theDay', time: 'theTime' }],
  };
  const person = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '(212) 555-0123' };
  const complaints = (answers: object) =>
    createTopicSchema(words, () => now)
      .safeParse({ ...person, message: '', honeypot: '', ...answers })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(complaints({})).toBeUndefined();
  expect(complaints({ theTime: '10:00' })).toEqual([['theDay', wishRules.noDay]]);
  expect(complaints({ theDay: '2026-11-17' })?.[0]?.[0]).toBe('theDay');
  expect(complaints({ theDay: '2026-11-17', theTime: '03:00' })?.[0]?.[0]).toBe('theTime');
});
