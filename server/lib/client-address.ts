import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';

export type AddressOf = (request: IncomingMessage) => string;

/** The address that a request counts against. */
export function readClientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? readForwardedAddress(request, trustedProxies) : undefined;
  return groupAddress(forwarded ?? request.socket.remoteAddress ?? '');
}

/**
 * The address that the trusted proxies report. Each appends its client's address to X-Forwarded-For, so only that many entries
 * from the end are trusted. Entries before them may be the client's own.
 */
export function readForwardedAddress(
  { headers }: IncomingMessage,
  trustedProxies: number,
): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return stripPort(forwarded.at(-trustedProxies) ?? forwarded[0]);
}

/** Groups IPv6 addresses by /64: one household has that many, and could use another for each request. */
export function groupAddress(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Without a zone, and IPv4 in its own form. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
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
