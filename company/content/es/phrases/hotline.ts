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
      short: 'Reclamaciones',
      plain: 'Reclamaciones',
      label: 'Reclamaciones, de día y de noche',
      /** Inside a sentence, after an article: 'la …'. */
      line: 'línea de reclamaciones 24/7',
      title: 'Línea de reclamaciones, 24/7',
      /** With the hours. */
      titleAndHours: 'Línea de reclamaciones, 24/7',
      support: 'Atención de reclamaciones 24/7',
      /** After the number in "llámenos al …". */
      afterNumber: ', de día o de noche',
      /** After "llámenos". */
      atAnyHour: ' a cualquier hora',
      /** After both, where a report is what the call is for. */
      orOnline: '',
      /** What the promise of an adjuster counts: 'en un plazo de 24 …'. */
      countedHours: 'horas',
    };
  if (!hours.some(({ open }) => open))
    throw new Error(
      "The claims line is never open. Give hotlineHours in company/site.ts a day with hours, or 'always'.",
    );
  const when = `${hoursInWords(hours)}, ${timeZone}`;
  return {
    isAlwaysOpen: false,
    figure: null,
    short: 'Reclamaciones',
    plain: 'Reclamaciones',
    label: 'Reclamaciones',
    line: 'línea de reclamaciones',
    title: 'Línea de reclamaciones',
    titleAndHours: `Línea de reclamaciones: ${when}`,
    support: 'Atención de reclamaciones',
    afterNumber: ` en nuestro horario (${when})`,
    atAnyHour: ' en nuestro horario',
    orOnline: ', o repórtelo en línea a cualquier hora',
    countedHours: 'horas hábiles',
  };
}

export const hotline = hotlineWords(site.hotlineHours, site.region.timeZoneName);
