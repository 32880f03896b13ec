import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from './content-types.ts';
import type { Encoding } from './negotiate-encoding.ts';
import type { Policies } from './policies.ts';
import { securityHeaders } from './security-headers.ts';

/** Names and values in turn: the form that Node writes without copying. */
type FlatHeaders = string[];

/** One encoding of a file, ready to be sent. */
export type Variant = {
  etag: string;
  headers: FlatHeaders;
  /** Headers of a 304 response. */
  notModified: FlatHeaders;
  body: Buffer;
};
export type SiteFile = {
  /** Headers that a static host sends too. */
  headers: Record<string, string>;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const extensions = { br: '.br', gzip: '.gz' } as const;

/** Reads a built site into memory, with the compressed variants the build made, keyed by URL path. */
export async function loadSiteFiles(dir: string, policies: Policies): Promise<SiteFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  const sources = [...names].filter((name) => !isInternal(name) && !isVariant(name, names));
  const files = new Map<string, SiteFile>();
  // One after another, so that a large site does not need more open files than the system allows.
  for (const name of sources) {
    const urlPath = urlPathOf(name);
    files.set(urlPath, await readSiteFile(dir, name, names, policies[urlPath]));
  }
  return files;
}

/** `about/index.html` is served at /about. */
export function urlPathOf(name: string): string {
  return `/${name.replaceAll(path.sep, '/')}`.replace(/\/index\.html$/, '') || '/';
}

/** Settings for the server and for static hosts (`_headers`, `_policies.json`) are not served. */
export function isInternal(name: string): boolean {
  return name.startsWith('_');
}

async function readSiteFile(
  dir: string,
  name: string,
  names: ReadonlySet<string>,
  policy: string | undefined,
): Promise<SiteFile> {
  const headers = {
    'cache-control': cacheControlOf(name),
    ...(policy && { 'content-security-policy': policy }),
  };
  const readVariant = async (file: string, encoding: Encoding) =>
    prepareVariant(await readFile(path.join(dir, file)), encoding, headers, contentTypeOf(name));
  const variants: SiteFile['variants'] = { identity: await readVariant(name, 'identity') };
  for (const encoding of ['br', 'gzip'] as const) {
    const file = `${name}${extensions[encoding]}`;
    if (names.has(file)) variants[encoding] = await readVariant(file, encoding);
  }
  return { headers, variants };
}

/** Each encoding is a representation of its own, so each has its own strong ETag. */
function prepareVariant(
  body: Buffer,
  encoding: Encoding,
  fileHeaders: SiteFile['headers'],
  contentType: string,
): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const cached = [['etag', etag], ['vary', 'accept-encoding'], ...Object.entries(fileHeaders)];
  const content = [
    ['content-type', contentType],
    ['content-length', String(body.length)],
  ];
  if (encoding !== 'identity') content.push(['content-encoding', encoding]);
  const notModified = [...securityHeaders, ...cached].flat();
  return { etag, headers: [...notModified, ...content.flat()], notModified, body };
}

function isVariant(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''));
}

function cacheControlOf(name: string): string {
  if (/^(assets|pictures)\//.test(name)) return 'public, max-age=31536000, immutable';
  return /\.(html|xml|webmanifest)$|^sw\.js$/.test(name) ? 'no-cache' : 'public, max-age=3600';
}
