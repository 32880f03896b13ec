import type { IncomingMessage } from 'node:http';

export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

type Settings = { publicUrl: string; trustedProxies: number };

/** Whether the visitor uses TLS. Without it, HSTS would lock a browser out of a test machine for two years. */
export function isHttps(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustedProxies }: Settings,
): boolean {
  if (publicUrl.startsWith('https:')) return true;
  const scheme = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1);
  return trustedProxies > 0 && scheme?.trim().toLowerCase() === 'https';
}
