const day = 24 * 60 * 60 * 1000;

/** The last days in a time zone, today included, oldest first, as `2026-11-16`. */
export function listDays(now: Date, count: number, timeZone: string): string[] {
  // en-CA writes dates in this order.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(start - (count - 1 - at) * day).toISOString().slice(0, 10),
  );
}
