import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';

/**
 * Whom a request counts against. Each trusted proxy appends the address it was asked from to X-Forwarded-For, so only
 * that many entries from the end are believed; what a client wrote itself stands before them.
 */
export function readClientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return groupAddress(direct);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = forwarded.at(-trustedProxies) ?? forwarded[0];
  return groupAddress(plainAddress(named) ?? direct);
}

/** One household or office has a whole /64 of IPv6, and could use another address for each request. */
export function groupAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Some proxies add the port, some put brackets around. */
function plainAddress(text: string | undefined): string | undefined {
  if (text === undefined || isIPv6(text)) return text;
  return SocketAddress.parse(text)?.address;
}

function expand(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
