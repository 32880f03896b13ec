/** '17:30' becomes '5:30 p. m.' U+00A0 keeps it on one line. */
export function onTwelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`;
}

/** '9 a. m. a 5 p. m.' */
export function fromTo({ from, to }: { from: string; to: string }): string {
  return `${onTwelveHours(from)} a ${onTwelveHours(to)}`;
}
