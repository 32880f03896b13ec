import type { HotlineHours } from '#company/shape/site.ts';
import { site } from '../site.ts';
import { hoursInWords } from './hours.ts';

/** When the claims line is answered. A claim can be sent online at any hour. */
export function hotlineWords(hours: HotlineHours, timeZone: string) {
  if (hours === 'always')
    return {
      isAlwaysOpen: true,
      /** For a strip of figures, where there is one. */
      figure: '24/7',
      /** On a narrow line before the number. `plain`: while it is closed on a day. */
      short: 'Claims 24/7',
      plain: 'Claims',
      label: 'Claims, day and night',
      /** Inside a sentence. */
      line: '24/7 claims hotline',
      title: 'Claims hotline, 24/7',
      /** With the hours. */
      titleAndHours: 'Claims hotline, 24/7',
      support: '24/7 Claims Support',
      /** After the number in "call us at …". */
      afterNumber: ', day or night',
      /** After "call us". */
      atAnyHour: ' at any hour',
      /** After both, where a report is what the call is for. */
      orOnline: '',
      /** What the promise of an adjuster counts. */
      countedHours: 'hours',
    };
  if (!hours.some(({ open }) => open))
    throw new Error(
      "The claims line is never open. Give hotlineHours in company/site.ts a day with hours, or 'always'.",
    );
  const when = `${hoursInWords(hours)}, ${timeZone}`;
  return {
    isAlwaysOpen: false,
    figure: null,
    short: 'Claims',
    plain: 'Claims',
    label: 'Claims',
    line: 'claims hotline',
    title: 'Claims hotline',
    titleAndHours: `Claims hotline: ${when}`,
    support: 'Claims Support',
    afterNumber: ` during our hours (${when})`,
    atAnyHour: ' when we are open',
    orOnline: ', or report it online at any hour',
    countedHours: 'business hours',
  };
}

export const hotline = hotlineWords(site.hotlineHours, site.region.timeZoneName);
