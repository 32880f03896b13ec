import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentSecurityPolicy, workerPolicy } from './content-security-policy.ts';
import { contentTypeOf } from './content-types.ts';
import { withYear } from './current-year.ts';
import type { Encoding } from './negotiate-encoding.ts';
import { securityHeaders } from './security-headers.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Names and values in turn: the form that Node writes out without looking at each again. */
type FlatHeaders = string[];
/** `head`: the same headers as Node would write them, up to what it adds at each request. */
export type Packed = { headers: FlatHeaders; head: string; body: Buffer };
/** All that a request for a file can be answered with, worked out once. */
export type SiteFile = {
  etag: string;
  /** What a file's answer says beside its body, wherever it is served. */
  said: Record<string, string>;
  /** Pages have a policy, and the service worker. */
  policy?: string;
  packed: Partial<Record<Encoding, Packed>> & { identity: Packed };
  notModified: FlatHeaders;
};
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** For static hosts, which read it and do not serve it; neither do we. */
export const headersFile = '_headers';

type SiteOptions = { year: number; backendOrigin: string };

/** Reads the built site into memory, with the compressed twins the build made, keyed by URL path. */
export async function loadSiteFiles(dir: string, options: SiteOptions): Promise<SiteFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const twins = new Set(names);
  const sources = names.filter((name) => name !== headersFile && !isTwin(name, twins));
  return new Map(
    await Promise.all(
      sources.map(async (name) => [urlPathOf(name), await readSiteFile(dir, name, twins, options)] as const),
    ),
  );
}

async function readSiteFile(
  dir: string,
  name: string,
  names: Set<string>,
  { year, backendOrigin }: SiteOptions,
): Promise<SiteFile> {
  const read = (file: string) => readFile(path.join(dir, file));
  const original = await read(name);
  const identity = name.endsWith('.html') ? withYear(original, year) : original;
  const bodies: Array<[Encoding, Buffer]> = [['identity', identity]];
  if (identity !== original) {
    bodies.push(['br', await toBrotli(identity)], ['gzip', await toGzip(identity)]);
  } else {
    if (names.has(`${name}.br`)) bodies.push(['br', await read(`${name}.br`)]);
    if (names.has(`${name}.gz`)) bodies.push(['gzip', await read(`${name}.gz`)]);
  }
  return prepareAnswers(name, identity, bodies, policyOf(name, identity, backendOrigin));
}

function prepareAnswers(
  name: string,
  identity: Buffer,
  bodies: Array<[Encoding, Buffer]>,
  policy: string | undefined,
): SiteFile {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const said = {
    'cache-control': cacheControlOf(name),
    ...(policy && { 'content-security-policy': policy }),
  };
  const notModified = [
    ...securityHeaders.flat(),
    ...['etag', etag, 'vary', 'accept-encoding'],
    ...Object.entries(said).flat(),
  ];
  const pack = (encoding: Encoding, body: Buffer): Packed => {
    const headers = [
      ...notModified,
      ...['content-type', contentTypeOf(name), 'content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ];
    return { headers, head: headOf(headers), body };
  };
  const packed: SiteFile['packed'] = { identity: pack('identity', identity) };
  for (const [encoding, body] of bodies) packed[encoding] = pack(encoding, body);
  return { etag, said, packed, notModified, ...(policy && { policy }) };
}

function headOf(headers: FlatHeaders): string {
  const lines = headers.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  return `HTTP/1.1 200 OK\r\n${lines.join('')}`;
}

/** Pages and the service worker have one. */
function policyOf(name: string, body: Buffer, backendOrigin: string): string | undefined {
  if (name.endsWith('.html')) return contentSecurityPolicy(body.toString('utf8'), backendOrigin);
  return name === 'sw.js' ? workerPolicy : undefined;
}

function isTwin(name: string, names: Set<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''));
}

/** `about/index.html` answers /about; the not-found pages answer no path of their own. */
function urlPathOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, '') || '/';
}

function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|^sw\.js$/.test(name) ? 'no-cache' : 'public, max-age=3600';
}
