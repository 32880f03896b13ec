import { release } from '#company/release.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { nextSpecialDays, type SpecialDay, type SpecialHours, specialDaysIn } from '#domain/special-days.ts';
import { hotlinePlace } from '#domain/website/items.ts';
import { officeClock } from '#office/clock.ts';

const today = officeClock.dateAt(Date.now());

/** Those of the release that are not over. */
export const specialDays: readonly SpecialDay[] = specialDaysIn(language.code, release.specialDays).filter(
  ({ to }) => to >= today,
);

/** As scripts in the browser need them. */
export const specialHours: readonly SpecialHours[] = specialDays.map(({ reason, ...hours }) => hours);

/** Those of the next weeks at some of the offices. */
export function nextDaysAt(offices: readonly { name: string }[] = site.offices) {
  return nextSpecialDays(
    specialDays,
    offices.map(({ name }) => name),
    today,
  );
}

/** Those of the next weeks on the claims hotline. */
export const hotlineDays = nextSpecialDays(specialDays, [hotlinePlace], today);
