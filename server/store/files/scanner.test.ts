import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTempFolder } from '../../../tests/support/temp-folder.ts';
import { createScanner } from './scanner.ts';

const content = Buffer.alloc(150_000, 'content');

async function makeFile(): Promise<string> {
  const { dir, remove } = await makeTempFolder('scanner');
  onTestFinished(remove);
  const file = path.join(dir, 'file');
  await writeFile(file, content);
  return file;
}

/** Listens as clamd does. `answer` gets everything sent so far. */
async function startDaemon(answer: (received: Buffer, socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString() === 'zPING\0') socket.end('PONG\0');
      else answer(received, socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await once(server.close(), 'close');
  };
  onTestFinished(stop);
  return { clamd: { host: '127.0.0.1', port: (server.address() as AddressInfo).port }, stop };
}

function watchLog(): () => string {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.join('\n');
}

/** Returns the content of a complete INSTREAM command, or undefined while more must follow. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const whenComplete = (reply: string) => (received: Buffer, socket: Socket) => {
  if (readStream(received)?.equals(content)) socket.end(reply);
};

test('the daemon receives the whole file in chunks, and the file is clean', async () => {
  const { clamd } = await startDaemon(whenComplete('stream: OK\0'));
  expect(await createScanner({ clamd, required: true }).scan(await makeFile(), undefined)).toBe('clean');
});

test('the files of one sender are scanned one by one, and another sender does not wait for them', async () => {
  const waiting: Socket[] = [];
  const { clamd } = await startDaemon((received, socket) => {
    if (readStream(received)) waiting.push(socket);
  });
  const scanner = createScanner({ clamd, required: true });
  const file = await makeFile();
  const flood = [1, 2, 3].map(() => scanner.scan(file, 'flood'));
  const other = scanner.scan(file, 'other');
  await expect.poll(() => waiting.length).toBe(2);
  for (let scanned = 0; scanned < 4; scanned += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThanOrEqual(2);
    waiting.shift()?.end('stream: OK\0');
  }
  expect(await Promise.all([...flood, other])).toEqual(Array(4).fill('clean'));
});

const failures: Array<[string, (received: Buffer, socket: Socket) => void]> = [
  ['never answers', () => {}],
  ['closes the connection', (_received, socket) => socket.destroy()],
  ['reports an error', whenComplete("INSTREAM: Can't write to temporary file. ERROR\0")],
  ['answers before its end mark', whenComplete('stream: OK')],
  [
    'stops at its size limit',
    (received, socket) => {
      if (received.length > 60_000) socket.end('INSTREAM size limit exceeded. ERROR\0');
    },
  ],
];

test.each(failures)(
  'a daemon that %s leaves the file unscanned, or refused if a scan is required',
  async (_, answer) => {
    watchLog();
    const { clamd } = await startDaemon(answer);
    const file = await makeFile();
    const timeout = 300;
    expect(await createScanner({ clamd, required: false, timeout }).scan(file, undefined)).toBe(
      'not scanned',
    );
    await expect(
      createScanner({ clamd, required: true, timeout }).scan(file, undefined),
    ).rejects.toMatchObject({
      status: 503,
    });
  },
);

test('the log says once that the daemon went away', async () => {
  const output = watchLog();
  const { clamd, stop } = await startDaemon(whenComplete('stream: OK\0'));
  const file = await makeFile();
  const scanner = createScanner({ clamd, required: false });
  expect(await scanner.scan(file, undefined)).toBe('clean');
  expect(output()).toBe('');
  await stop();
  for (let at = 0; at < 3; at += 1) expect(await scanner.scan(file, undefined)).toBe('not scanned');
  expect(output().match(/the virus scanner is away/g)).toHaveLength(1);
  expect(output()).toContain('"reason":"ECONNREFUSED"}');
});
