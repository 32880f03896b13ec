/** Milliseconds that the visitor's clock is behind ours. */
let behind = 0;

/** A visitor's clock may be wrong by days. Then a date of today would be in the future, and a receipt would have the wrong day. */
export async function askForTime(): Promise<void> {
  const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  const ours = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(ours)) behind = ours - Date.now();
}

/** Now, by our clock if the page has asked for it. */
export const ourTime = (): Date => new Date(Date.now() + behind);
