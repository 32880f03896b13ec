import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Patience } from '../limits/limit-connections.ts';
import { readInPlace } from './read-in-place.ts';
import { pack, type Site } from './serve-site.ts';
import type { Packed } from './site-files.ts';

type Options = {
  site: Site;
  times: Patience;
  /** Header lines that every answer gets besides those of its file. */
  sameForAll: string;
};

/** What browsers send with a GET for a page or a picture, and what cannot change the answer to it. */
const names =
  'accept|accept-language|cache-control|cookie|dnt|host|origin|pragma|priority|purpose|referer|save-data|sec-[a-z-]+|upgrade-insecure-requests|user-agent';
const lines = `(?:(?:${names}): [ -~]*\r\n|connection: keep-alive\r\n)*`;
/** With a host, and encodings once at most. */
const plain = new RegExp(
  `^GET (/[!-~]*) HTTP/1\\.1(?i:(?=[^]*?\r\nhost: )\r\n${lines}(?:accept-encoding: ([ -~]*)\r\n${lines})?)\r\n$`,
);
const longest = 4096;
/** Of answers that the client has not taken yet. With more of them, the next is left to Node, which waits. */
const mostWaiting = 256 * 1024;

/**
 * Answers plain requests for files of the site as they come from the connection, several times as fast as Node's parser and its
 * objects for each request. Plain is one whole GET in one piece, with no body and nothing in it but `names`; the first piece
 * that is anything else goes to Node, together with its connection, for good.
 */
export function answerPlainRequests(server: Server, { site, times, sameForAll }: Options): void {
  const [parse] = server.listeners('connection');
  if (!parse) throw new Error('Node no longer listens for connections where it did.');
  server.off('connection', parse as () => void);
  const ours = new Set<Socket>();
  const answers = keepAnswers(sameForAll, times.keepAlive);
  closeWith(server, ours);

  server.on('connection', (socket: Socket) => {
    let answered = false;
    ours.add(socket);
    socket.setTimeout(times.headers, cut);
    socket.on('end', end).on('error', cut).on('close', forget);
    if (!readInPlace(socket, take)) socket.on('data', read);

    function take(piece: Buffer): boolean {
      const answer = socket.writableLength < mostWaiting ? answerTo(piece, site) : undefined;
      if (!answer) {
        handOver();
        return false;
      }
      if (!answered) socket.setTimeout(times.keepAlive);
      answered = true;
      socket.write(answers.bytesOf(answer));
      return true;
    }
    function read(piece: Buffer) {
      if (!take(piece)) socket.unshift(piece);
    }
    function handOver() {
      forget();
      socket.off('data', read).off('end', end).off('error', cut).off('close', forget).off('timeout', cut);
      parse?.call(server, socket);
    }
    function end() {
      socket.end();
    }
    function cut() {
      socket.destroy();
    }
    function forget() {
      ours.delete(socket);
    }
  });
}

/** Nothing of a request is kept: what comes here may be a form as well. */
function answerTo(piece: Buffer, site: Site): Packed | undefined {
  if (piece.length > longest) return undefined;
  const [, url, encodings] = plain.exec(piece.toString('latin1')) ?? [];
  const file = url === undefined ? undefined : site.fileAt(url);
  return file && pack(file, encodings);
}

/** Whole answers as bytes, each put together once a second at most, for what Node adds to it: the date. */
function keepAnswers(sameForAll: string, keepAlive: number) {
  let kept = new Map<Packed, Buffer>();
  let until = 0;
  let end = '';
  return {
    bytesOf(packed: Packed): Buffer {
      const now = Date.now();
      if (now >= until || now < until - 1000) {
        kept = new Map();
        until = now - (now % 1000) + 1000;
        end = `${sameForAll}Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAlive / 1000)}\r\n\r\n`;
      }
      const before = kept.get(packed);
      if (before) return before;
      const bytes = Buffer.concat([Buffer.from(packed.head + end), packed.body]);
      kept.set(packed, bytes);
      return bytes;
    },
  };
}

/** A server that closes knows only the connections that Node's parser has. */
function closeWith(server: Server, sockets: ReadonlySet<Socket>): void {
  const idle = server.closeIdleConnections;
  const all = server.closeAllConnections;
  server.closeIdleConnections = () => {
    idle.call(server);
    for (const socket of sockets) if (socket.writableLength === 0) socket.destroy();
  };
  server.closeAllConnections = () => {
    all.call(server);
    for (const socket of sockets) socket.destroy();
  };
}
