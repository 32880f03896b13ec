import type { IncomingMessage } from 'node:http';

export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

type Settings = { publicUrl: string; trustedProxies: number };

/** A browser told so over plain HTTP ignores it; one told so on a test machine would be locked out of it for two years. */
export function cameByTls(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustedProxies }: Settings,
): boolean {
  if (publicUrl.startsWith('https:')) return true;
  const scheme = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1);
  return trustedProxies > 0 && scheme?.trim().toLowerCase() === 'https';
}
