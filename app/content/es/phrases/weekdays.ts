export const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** [1, 2, 3, 4, 5] → 'lunes a viernes'. Days that do not follow each other are listed. */
export function nameDays(days: readonly number[]): string {
  const name = (day: number | undefined) => weekdays[day ?? 0] ?? '';
  const follow = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7);
  if (follow && days.length > 2) return `${name(days[0])} a ${name(days.at(-1))}`;
  return new Intl.ListFormat('es').format(days.map(name));
}
