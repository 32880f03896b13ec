import { expect, test } from 'vitest';
import { fromTo } from './clock.ts';
import { hoursInWords } from './hours.ts';

const line = (weekdays: number[], from: string, to: string) => ({
  days: '',
  weekdays,
  shown: '',
  open: { from, to },
});
const closed = { days: '', weekdays: [0], shown: '', open: null };
const written = (hours: Parameters<typeof hoursInWords>[0]) => hoursInWords(hours).replaceAll('\u00a0', ' ');

test('hours fit into a sentence', () => {
  const hours = [line([1, 2, 3, 4, 5], '09:00', '17:30'), line([6], '10:00', '14:00'), closed];
  expect(written(hours)).toBe(
    'de lunes a viernes, de 9 a. m. a 5:30 p. m., y los sábados, de 10 a. m. a 2 p. m.',
  );
});

test('days that do not follow each other are listed', () => {
  expect(written([line([1, 3], '00:00', '12:00')])).toBe('los lunes y los miércoles, de 12 a. m. a 12 p. m.');
});

test('a table has the times alone', () => {
  expect(fromTo({ from: '09:00', to: '17:00' })).toBe('9\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m.');
});
