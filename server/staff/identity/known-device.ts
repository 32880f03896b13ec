import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { generateSignedCookie, getSignedCookie } from 'hono/cookie';

const name = 'staff.device';
const days = 180;

/**
 * The cookie of a browser in which a person has signed in. Its guesses at the person's password are counted apart, so that
 * strangers who use up the guesses of everyone else cannot keep the person out. It opens nothing.
 */
export function makeDeviceCookie(secret: string, email: string): Promise<string> {
  return generateSignedCookie(name, `${randomUUID()}.${hash(email)}`, secret, {
    path: '/staff/auth',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: days * 24 * 60 * 60,
  });
}

/** The id of the browser, if this person has signed in there. */
export async function readDevice(context: Context, secret: string, email: string) {
  const value = await getSignedCookie(context, secret, name);
  const [id, owner] = value ? value.split('.') : [];
  return owner === hash(email) ? id : undefined;
}

/** The cookie does not show the address. */
function hash(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
