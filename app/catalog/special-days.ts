import { release } from '#company/release.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { addDays } from '#domain/office-days.ts';
import { daysNamedAhead, type SpecialDay, type SpecialHours, specialDaysIn } from '#domain/special-days.ts';
import { hotlinePlace } from '#domain/website/items.ts';
import { officeClock } from '#office/clock.ts';

/** The days of the release that are not over, in the language of the page. */
export const specialDays: readonly SpecialDay[] = specialDaysIn(language.code, release.specialDays).filter(
  ({ to }) => to >= officeClock.dateAt(Date.now()),
);

/** As scripts in the browser need them. */
export const specialHours: readonly SpecialHours[] = specialDays.map(({ reason, ...hours }) => hours);

/** Those of the next weeks that hold for one of these places. `at`: the places, unless it is all of these. */
export function nextSpecialDays(
  names: readonly string[],
  days = specialDays,
  today = officeClock.dateAt(Date.now()),
): (SpecialDay & { at: readonly string[] })[] {
  return days
    .filter(({ from }) => from <= addDays(today, daysNamedAhead))
    .flatMap((day) => {
      const at = names.filter((name) => day.places === 'all' || day.places.includes(name));
      return at.length > 0 ? [{ ...day, at: at.length < names.length ? at : [] }] : [];
    });
}

/** The special days of the claims hotline. */
export const hotlineDays = nextSpecialDays([hotlinePlace]);

export const officeNames = site.offices.map(({ name }) => name);
