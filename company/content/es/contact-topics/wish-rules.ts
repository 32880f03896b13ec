import { groupByDay, namesOf } from '#company/shape/group-offices.ts';
import type { Office } from '#company/shape/site.ts';
import { type SpecialDay, specialDayAt } from '#domain/special-days.ts';
import { isFederalHoliday } from '#domain/us-holidays.ts';
import { spanInWords } from '../phrases/hours.ts';
import { site } from '../site.ts';

const weekday = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' });

/** What is said about a wished time that cannot be. */
export const wishRules = {
  noDay: 'Elija un día para esta hora',
  over: 'Esa hora ya pasó. Elija una posterior.',
  closed: (offices: readonly Office[], day: string, specialDays: readonly SpecialDay[] = []) => {
    const open = groupByDay(offices, day, specialDays);
    const [special] = offices.flatMap(({ name }) => specialDayAt(specialDays, name, day) ?? []);
    if (special && open.length === 0) return `Ese día estamos cerrados (${special.reason}). Elija otro día.`;
    if (!special && isFederalHoliday(day))
      return 'Ese día es feriado federal y estamos cerrados. Elija otro día.';
    // 'sábado', but 'lunes' for one and for many.
    const days = special ? 'Ese día' : `Los ${weekday.format(new Date(day)).replace(/s?$/, 's')}`;
    if (open.length === 0) return `${days} estamos cerrados. Elija otro día.`;
    const hours = open.map((group) =>
      group.offices.length < offices.length
        ? `${namesOf(group)} ${spanInWords(group.open)}`
        : spanInWords(group.open),
    );
    return `${days} atendemos ${hours.join('; ')}, ${site.region.timeZoneName}. Elija otra hora.`;
  },
};
