import { describeUsedPort, isPortUsed } from '../../server/start/used-port.mjs';
import { Problem } from './problem.mjs';

/** Refuses a used port before packages are installed and the site is built. */
export async function refuseUsedPort({ PORT, HOST } = process.env) {
  const port = Number(PORT || 3000);
  // The server itself refuses what is no port.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  if (await isPortUsed(port, HOST || '127.0.0.1')) throw new Problem(describeUsedPort(port));
}
