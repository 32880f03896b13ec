import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { plainAddress, readForwardedAddress } from '../../lib/client-address.ts';
import { StartError } from '../../lib/start-error.ts';

/** A request with one of these passed a proxy, so the address of its connection is not the client's. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

type Options = {
  /** The name of the setting, for a message. */
  setting: string;
  networks: string;
  trustedProxies: number;
};

export type IsOwnAddress = (request: IncomingMessage) => boolean;

/**
 * Whether a request came from this machine or from a network that a setting names. An address that a proxy reports must be in
 * the setting.
 */
export function createAddressCheck({ setting, networks, trustedProxies }: Options): IsOwnAddress {
  const loopback = toList(['127.0.0.0/8', '::1'], setting);
  const named = toList(networks.split(/[\s,]+/).filter(Boolean), setting);
  return (request) => {
    const { headers, socket } = request;
    if (trustedProxies > 0 && 'x-forwarded-for' in headers)
      return includes(named, readForwardedAddress(request, trustedProxies));
    if (proxyHeaders.some((name) => name in headers)) return false;
    return includes(loopback, socket.remoteAddress) || includes(named, socket.remoteAddress);
  };
}

function includes(list: BlockList, address = ''): boolean {
  const plain = plainAddress(address);
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

function toList(networks: string[], setting: string): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix, ...rest] = network.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const length = Number(prefix ?? bits);
    const isValid = isIP(address) > 0 && /^\d+$/.test(prefix ?? '0') && length <= bits && rest.length === 0;
    if (!isValid)
      throw new StartError(
        `${setting} must be addresses or networks such as "203.0.113.7, 10.0.0.0/8", not "${network}".`,
      );
    list.addSubnet(address, length, bits === 128 ? 'ipv6' : 'ipv4');
  }
  return list;
}
