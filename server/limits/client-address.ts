import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';

/**
 * The address that a request counts against. Each trusted proxy appends its client's address to X-Forwarded-For, so only that
 * many entries from the end are trusted. Entries before them may be the client's own.
 */
export function readClientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return groupAddress(direct);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const trusted = forwarded.at(-trustedProxies) ?? forwarded[0];
  return groupAddress(stripPort(trusted) ?? direct);
}

/** Groups IPv6 addresses by /64: one household has that many, and could use another for each request. */
export function groupAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Some proxies add a port or brackets. */
function stripPort(text: string | undefined): string | undefined {
  if (text === undefined || isIPv6(text)) return text;
  return SocketAddress.parse(text)?.address;
}

function expand(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
