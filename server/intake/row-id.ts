import { createHmac } from 'node:crypto';

/** The same form on the same day has the same id, so that a second press, or a reload that posts again, stores nothing twice. */
export function makeRowId(
  secret: string,
  content: string,
  day = new Date().toISOString().slice(0, 10),
): string {
  const hex = createHmac('sha256', secret).update(`row ${day} ${content}`).digest('hex');
  // Version 8: an id whose bits we choose (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
