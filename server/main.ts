import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import { closeDataDir } from './close-data-dir.ts';
import { type Config, readConfig, StartError } from './config.ts';
import { shutDown } from './shut-down.ts';
import { assertBuiltSite } from './site/assert-built-site.ts';

// What this process creates is for its own user only.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  await assertBuiltSite(config.siteDir);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 }).catch(() => {
    throw new StartError(
      `The data folder ${config.dataDir} cannot be created. Set DATA_DIR to a folder you may write to.`,
    );
  });
  closeDataDir(config.dataDir);
  const backend = await openBackend(config);
  try {
    const server = await createApp(config, backend);
    await listen(server, config);
    // A terminal and systemd signal every process of npm start, and each passes it on. Only the first counts.
    let isEnding = false;
    const end = () => {
      if (!isEnding) void shutDown(server, backend);
      isEnding = true;
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    console.log(`Harborlight is open at ${addressOf(server, config.host)}`);
  } catch (error) {
    await backend.close();
    throw error;
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than this user has. Try PORT=3000 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST "${host}" is not an address of this machine.`);
  }
  return error;
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
