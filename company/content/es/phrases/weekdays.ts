export const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

const name = (day: number | undefined) => weekdays[day ?? 0] ?? '';
const list = (names: readonly string[]) => new Intl.ListFormat('es').format(names);

/** Three or more days that follow each other. */
const isSpan = (days: readonly number[]) =>
  days.length > 2 && days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7);

/** [1, 2, 3, 4, 5] → 'lunes a viernes'. Days that do not follow each other are listed. */
export function nameDays(days: readonly number[]): string {
  return isSpan(days) ? `${name(days[0])} a ${name(days.at(-1))}` : list(days.map(name));
}

/** Inside a sentence: 'de lunes a viernes', 'los sábados'. */
export function onDays(days: readonly number[]): string {
  if (isSpan(days)) return `de ${nameDays(days)}`;
  return list(days.map((day) => `los ${name(day).replace(/o$/, 'os')}`));
}
