import { afterEach, expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { addDays } from '#domain/office-days.ts';
import { officeDate } from '#office/clock.ts';
import { setSpecialDays } from '#office/special-days.ts';
import { openingHoursByLanguage } from './words.ts';

afterEach(() => setSpecialDays([]));

const day = (ahead: number, places: 'all' | string[]) => {
  const date = addDays(officeDate(new Date()), ahead);
  return {
    facts: { from: date, to: date, places, open: null },
    words: { en: { reason: 'Inventory' }, es: { reason: 'Inventario' } },
  };
};
const reasons = { en: 'Inventory', es: 'Inventario' };

test.each(site.languages)('printed hours in %s follow the special days at once', async (code) => {
  const read = async () => (await openingHoursByLanguage())[code];
  const usual = await read();
  setSpecialDays([day(3, 'all')]);
  expect(await read()).toMatch(new RegExp(`; .*\\(${reasons[code]}\\)$`));
  setSpecialDays([day(3, ['hotline']), day(90, 'all')]);
  expect(await read()).toBe(usual);
});
