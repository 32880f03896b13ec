const wholeSecond = 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * The calendar and the clock of a time zone; without one, of this machine. Read from the parts of a date, because browsers
 * disagree on the order and the separators of a locale.
 */
export function localClock(timeZone?: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  /** What it shows, as ISO 8601 without a zone: '2026-11-18T09:30:00'. */
  function timeAt(moment: number | Date): string {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  }

  /** Milliseconds that it is ahead of UTC. Negative in America. */
  function offsetAt(moment: number): number {
    return Date.parse(`${timeAt(moment)}Z`) - Math.floor(moment / wholeSecond) * wholeSecond;
  }

  /** The moment at which it shows this time: ('2026-11-18', '09:30'). */
  function momentOf(date: string, time: string): number {
    const asUtc = Date.parse(`${date}T${time}Z`);
    const near = asUtc - offsetAt(asUtc);
    // The clocks may have changed between the two.
    return asUtc - offsetAt(near);
  }

  return {
    timeAt,
    /** '2026-11-18' */
    dateAt: (moment: number | Date) => timeAt(moment).slice(0, 10),
    /** With the distance to UTC: '2026-11-18T09:30:00-05:00'. For spreadsheets and programs. */
    stampAt(moment: string): string {
      const time = new Date(moment).getTime();
      const minutes = Math.round(offsetAt(time) / 60_000);
      const [sign, distance] = minutes < 0 ? ['-', -minutes] : ['+', minutes];
      const pad = (value: number) => String(value).padStart(2, '0');
      return `${timeAt(time)}${sign}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
    },
    momentOf,
    /** Midnight at the beginning of a day or so many days later. Undefined for a date that is typed halfway. */
    startOf(date: string, later = 0): string | undefined {
      const midnight = /^\d{4}-\d\d-\d\d$/.test(date)
        ? Date.parse(`${date}T00:00:00Z`) + later * day
        : Number.NaN;
      if (Number.isNaN(midnight) || midnight < 0) return undefined;
      const first = new Date(midnight).toISOString().slice(0, 10);
      return new Date(momentOf(first, '00:00')).toISOString();
    },
  };
}

export type LocalClock = ReturnType<typeof localClock>;
