import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { databaseFor, dataDirWithKeys, serverFor } from './fixtures.ts';
import { startUpload } from './start-upload.ts';

const preload = pathToFileURL('tests/support/reject-unexpectedly.ts').href;

it('a rejection that nobody handles is logged and counted, and the server ends when open requests are answered', async () => {
  const server = await serverFor({
    dataDir: await dataDirWithKeys(),
    databaseUrl: (await databaseFor()).url,
    env: { NODE_OPTIONS: `--import=${preload}` },
  });
  const { finish } = await startUpload(server.url);
  const scrape = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(scrape, 'connect');
  scrape.write('GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n');
  await fetch(`${server.url}/healthz`);
  process.kill(server.pid, 'SIGUSR2');
  await expect
    .poll(() => fetch(server.url, { headers: { connection: 'close' } }).catch(() => 'refused'))
    .toBe('refused');
  // While the upload holds the server open: it ends as soon as that is answered.
  scrape.write('\r\n');
  expect(await text(scrape)).toContain('\nsite_unexpected_errors_total 1\n');
  expect(await finish()).toBe(200);
  await expect.poll(() => isRunning(server.pid)).toBe(false);
  expect(await server.stop()).toBe(1);
  expect(server.output()).toMatch(
    /"event":"unexpected error",.*"error":"Error","place":"tests\/support\/reject-unexpectedly\.ts:3:\d+"/,
  );
  expect(server.output()).not.toContain('Lovelace');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
