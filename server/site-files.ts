import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { contentTypeOf } from './content-types.ts';
import { withYear } from './current-year.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  etag: string;
  /** Only pages have one. */
  policy?: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
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

/** What a file's answer says beside its body, wherever it is served. */
export function headersOf({ cacheControl, policy }: SiteFile): Record<string, string> {
  return { 'cache-control': cacheControl, ...(policy && { 'content-security-policy': policy }) };
}

async function readSiteFile(
  dir: string,
  name: string,
  names: Set<string>,
  { year, backendOrigin }: SiteOptions,
): Promise<SiteFile> {
  const read = (file: string) => readFile(path.join(dir, file));
  const original = await read(name);
  const isPage = name.endsWith('.html');
  const identity = isPage ? withYear(original, year) : original;
  const bodies: SiteFile['bodies'] = { identity };
  if (identity !== original) {
    bodies.br = brotliCompressSync(identity);
    bodies.gzip = gzipSync(identity);
  } else {
    if (names.has(`${name}.br`)) bodies.br = await read(`${name}.br`);
    if (names.has(`${name}.gz`)) bodies.gzip = await read(`${name}.gz`);
  }
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const file = { contentType: contentTypeOf(name), cacheControl: cacheControlOf(name), etag, bodies };
  return isPage ? { ...file, policy: contentSecurityPolicy(identity.toString('utf8'), backendOrigin) } : file;
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
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
