import { RequestFailed } from '../../api/request-failed.ts';

/** A large library that only few screens need. It is fetched from our own server, like every other script. */
export function loadOpenpgp() {
  return import('openpgp').catch(() => {
    throw new RequestFailed('offline');
  });
}
