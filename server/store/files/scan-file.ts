import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ScannerAddress } from '../../lib/settings/config.ts';

/** `reason` is a code for the log. */
export type Verdict =
  | { state: 'clean' }
  | { state: 'found'; signature: string }
  | { state: 'too large' }
  | { state: 'failed'; reason: string };

/** Streams a file to ClamAV's daemon with its command INSTREAM. */
export async function scanFile(file: string, clamd: ScannerAddress, timeout: number): Promise<Verdict> {
  try {
    return interpret(await ask(clamd, frame(createReadStream(file)), timeout));
  } catch (error) {
    return { state: 'failed', reason: reasonOf(error) };
  }
}

/** Resolves to the reason if the daemon does not answer. */
export async function pingScanner(clamd: ScannerAddress, timeout: number): Promise<string | undefined> {
  try {
    const reply = await ask(clamd, ['zPING\0'], timeout);
    return reply === 'PONG' ? undefined : 'unexpected reply';
  } catch (error) {
    return reasonOf(error);
  }
}

/** Each chunk follows its length in four bytes. A length of zero ends the stream. */
async function* frame(chunks: AsyncIterable<Buffer>) {
  yield 'zINSTREAM\0';
  for await (const chunk of chunks) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Resolves to the daemon's reply, which ends with a null character. It may come before the whole request is sent. */
function ask(
  clamd: ScannerAddress,
  request: Iterable<string> | AsyncIterable<string | Buffer>,
  timeout: number,
): Promise<string> {
  const socket: Socket = connect(clamd);
  const timer = setTimeout(() => socket.destroy(Object.assign(new Error(), { code: 'timeout' })), timeout);
  return new Promise<string>((resolve, reject) => {
    let reply = '';
    let failure: unknown;
    const fail = (error: unknown) => {
      failure ??= error;
    };
    socket.setEncoding('latin1').on('data', (chunk) => {
      reply += chunk;
      if (reply.endsWith('\0')) socket.destroy();
    });
    socket.on('error', fail);
    socket.on('close', () => (reply.endsWith('\0') ? resolve(reply.slice(0, -1)) : reject(failure)));
    pipeline(request, socket, { end: false }).catch((error) => {
      fail(error);
      socket.destroy();
    });
  }).finally(() => clearTimeout(timer));
}

function interpret(reply: string): Verdict {
  if (reply === 'stream: OK') return { state: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature) return { state: 'found', signature };
  if (reply.startsWith('INSTREAM size limit exceeded')) return { state: 'too large' };
  return { state: 'failed', reason: 'unexpected reply' };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reply';
}
