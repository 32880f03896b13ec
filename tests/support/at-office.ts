import { site } from '#app/site.ts';

// Swedish dates are written almost as in ISO 8601: '2026-11-17 15:00:00'.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.region.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const offsetAt = (time: number) => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time;

/** The moment at which the clock of the office shows this time: `atOffice('2026-11-17T15:00')`. */
export function atOffice(local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const near = asUtc - offsetAt(asUtc);
  // The clocks may have changed between the two.
  return new Date(asUtc - offsetAt(near));
}
