import type { IncomingMessage } from 'node:http';
import { log } from '../../lib/log.ts';
import { createAddressCheck } from '../limits/own-networks.ts';

type Settings = { staffNetworks: string; trustedProxies: number };

/** Decides where the staff secret is accepted: on this machine, and from the networks in STAFF_NETWORKS. */
export function createStaffAddressCheck({ staffNetworks, trustedProxies }: Settings) {
  const isAllowed = createAddressCheck({
    setting: 'STAFF_NETWORKS',
    networks: staffNetworks,
    trustedProxies,
  });
  let warned = false;

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
