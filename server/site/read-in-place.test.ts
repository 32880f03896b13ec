import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readInPlace } from './read-in-place.ts';

let server: Server;
afterEach(() => {
  server.close();
});

/** A connection from both its ends; what comes in at ours is shown to `take` first. */
async function join(take: (piece: Buffer) => boolean): Promise<{ ours: Socket; theirs: Socket }> {
  server = createServer((socket) => {
    // A Node that has lost its switches would be slow without a word.
    expect(readInPlace(socket, take)).toBe(true);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const theirs = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true });
  const [ours] = (await once(server, 'connection')) as [Socket];
  return { ours, theirs };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(setImmediate);
};

test('what is taken never becomes part of the stream; the rest comes through it whole, in turn', async () => {
  const taken: string[] = [];
  let refused: Buffer | undefined;
  const { ours, theirs } = await join((piece) => {
    refused = piece;
    if (taken.length === 2) return false;
    taken.push(piece.toString());
    return true;
  });
  for (const [at, piece] of ['one', 'two'].entries()) {
    theirs.write(piece);
    await until(() => taken.length > at);
  }
  expect(ours.readableLength).toBe(0);
  theirs.write('three');
  await until(() => ours.readableLength > 0);
  expect(
    refused?.every((byte) => byte === 0),
    'nothing of it is left in the buffer',
  ).toBe(true);
  theirs.end('four');
  expect(await ours.setEncoding('utf8').toArray()).toEqual(['three', 'four']);
  expect(taken).toEqual(['one', 'two']);
});

test('a stream that nobody reads holds its sender back, and loses nothing', async () => {
  const { ours, theirs } = await join(() => false);
  const piece = Buffer.alloc(64 * 1024, 'harbor');
  const pieces = 400;
  for (let at = 0; at < pieces; at += 1) theirs.write(piece);
  theirs.end();
  await until(() => ours.readableLength >= ours.readableHighWaterMark);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ours.readableLength).toBeLessThan(10 * ours.readableHighWaterMark);
  const came = Buffer.concat(await ours.toArray());
  expect(came.equals(Buffer.alloc(pieces * piece.length, piece))).toBe(true);
});

test('the end of a connection is told when all before it was taken', async () => {
  const { ours, theirs } = await join(() => true);
  const ended = once(ours, 'end');
  theirs.end('last');
  await ended;
  ours.destroy();
});
