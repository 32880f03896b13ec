import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { StartError } from '../config.ts';
import { plainAddress, readForwardedAddress } from '../limits/client-address.ts';
import { log } from '../log.ts';

type Settings = { staffNetworks: string; trustedProxies: number };

/** A request with one of these passed a proxy, so the address of its connection is not the client's. */
const proxyHeaders = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
  ...['forwarded', 'via'],
];

/**
 * Decides where the staff secret is accepted: on this machine, and from the networks in STAFF_NETWORKS. An address that a proxy
 * reports must be in STAFF_NETWORKS.
 */
export function createStaffAddressCheck({ staffNetworks, trustedProxies }: Settings) {
  const loopback = toList(['127.0.0.0/8', '::1']);
  const named = toList(staffNetworks.split(/[\s,]+/).filter(Boolean));
  let warned = false;

  const isAllowed = (request: IncomingMessage): boolean => {
    const { headers, socket } = request;
    if (trustedProxies > 0 && 'x-forwarded-for' in headers)
      return includes(named, readForwardedAddress(request, trustedProxies));
    if (proxyHeaders.some((name) => name in headers)) return false;
    return includes(loopback, socket.remoteAddress) || includes(named, socket.remoteAddress);
  };
  /** Call it only for a request that has the staff secret. */
  return (request: IncomingMessage): boolean => {
    const allowed = isAllowed(request);
    if (!allowed && !warned) {
      warned = true;
      log(
        'the staff secret was refused, because it came from outside STAFF_NETWORKS; if nobody of your staff sent it, replace it',
      );
    }
    return allowed;
  };
}

function includes(list: BlockList, address = ''): boolean {
  const plain = plainAddress(address);
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

function toList(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix, ...rest] = network.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const length = Number(prefix ?? bits);
    const isValid = isIP(address) > 0 && /^\d+$/.test(prefix ?? '0') && length <= bits && rest.length === 0;
    if (!isValid)
      throw new StartError(
        `STAFF_NETWORKS must be addresses or networks such as "203.0.113.7, 10.0.0.0/8", not "${network}".`,
      );
    list.addSubnet(address, length, bits === 128 ? 'ipv6' : 'ipv4');
  }
  return list;
}
