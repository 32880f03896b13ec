/** Milliseconds that the visitor's clock is behind ours. */
let behind = 0;

/** A visitor's clock may be wrong by days. Then a date of today would be in the future, and a receipt would have the wrong day. */
export async function askForTime(): Promise<void> {
  const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  // A cache between may answer with a page of yesterday, and says how old it is.
  const ours = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  if (!Number.isNaN(ours)) behind = ours - Date.now();
}

/** Now, by our clock if the page has asked for it. */
export const ourTime = (): Date => new Date(Date.now() + behind);
