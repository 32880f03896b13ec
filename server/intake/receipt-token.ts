import { createHmac, timingSafeEqual } from 'node:crypto';

/** `path`: of the form. */
type Receipt = { path: string; reference: string; at: Date };

/** How long the address of a receipt shows it. */
const maxAge = 24 * 60 * 60 * 1000;

/** Signed, so that nobody can make a page that says we have received something. It holds nothing personal. */
export function writeReceiptToken(secret: string, { path, reference, at }: Receipt): string {
  const text = `${reference}.${at.getTime()}`;
  return `${text}.${sign(secret, path, text)}`;
}

export function readReceiptToken(
  secret: string,
  path: string,
  token: string,
  now = Date.now(),
): Receipt | undefined {
  const [reference = '', time = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, path, `${reference}.${time}`));
  const received = Buffer.from(signature);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  return now - Number(time) < maxAge ? { path, reference, at: new Date(Number(time)) } : undefined;
}

function sign(secret: string, path: string, text: string): string {
  return createHmac('sha256', secret).update(`receipt ${path} ${text}`).digest('base64url');
}
