import { expect, test } from 'vitest';
import { hotlineWords } from './hotline.ts';

const closed = { days: 'Friday to Sunday', weekdays: [5, 6, 0], shown: 'Closed', open: null };
const open = {
  days: 'Monday to Thursday',
  weekdays: [1, 2, 3, 4],
  shown: '8:00-4:00',
  open: { from: '08:00', to: '16:00' },
};

test('a line that is always open says so', () => {
  expect(hotlineWords('always', 'Mountain time')).toEqual({
    isAlwaysOpen: true,
    figure: '24/7',
    short: 'Claims 24/7',
    plain: 'Claims',
    label: 'Claims, day and night',
    line: '24/7 claims hotline',
    title: 'Claims hotline, 24/7',
    titleAndHours: 'Claims hotline, 24/7',
    support: '24/7 Claims Support',
    afterNumber: ', day or night',
    atAnyHour: ' at any hour',
    orOnline: '',
    countedHours: 'hours',
  });
});

test('a line with hours names them, and nothing says that it is always open', () => {
  const words = hotlineWords([open, closed], 'Mountain time');
  expect(words.isAlwaysOpen).toBe(false);
  expect(words.figure).toBeNull();
  const when = 'Monday to Thursday 8\u00a0a.m.\u2060–\u20604\u00a0p.m., Mountain time';
  expect(words.titleAndHours).toBe(`Claims hotline: ${when}`);
  expect(words.afterNumber).toBe(` during our hours (${when})`);
  expect(words.orOnline).toBe(', or report it online at any hour');
  expect(JSON.stringify({ ...words, orOnline: '' })).not.toMatch(/24|day (?:and|or) night|any hour|Friday/);
});

test('a name of the line that stands on a narrow line has no hours', () => {
  const { short, label, title } = hotlineWords([open, closed], 'Mountain time');
  for (const words of [short, label, title]) expect(words.length).toBeLessThan(20);
});

test.each([[[closed]], [[]]])('a line that is never open is a mistake, which is named', (hours) => {
  expect(() => hotlineWords(hours, 'Mountain time')).toThrow('The claims line is never open.');
});
