import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../lib/settings/config.ts';
import { StartError } from '../lib/start-error.ts';
import { describeUsedPort, isPortUsed } from './used-port.mjs';

type Place = Pick<Config, 'host' | 'port'>;

/** Refuses a port that another program uses, before anything else is opened. */
export async function assertFreePort({ host, port }: Place): Promise<void> {
  if (await isPortUsed(port, host)) throw new StartError(describeUsedPort(port));
}

/** Resolves when the server accepts connections. `command` is what the person typed to start it. */
export async function listen(server: Server, { host, port }: Place, command = 'npm start'): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw explain(error, host, port, command);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, command: string): Error {
  if (error.code === 'EADDRINUSE') return new StartError(describeUsedPort(port, command));
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than this user has. Try PORT=3000 ${command}`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST "${host}" is not an address of this machine.`);
  }
  return error;
}

export function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}

/** The address under which people open the staff's app. */
export function publicAddressOf(server: Server, { host, publicUrl }: Config): string {
  return publicUrl || addressOf(server, host);
}
