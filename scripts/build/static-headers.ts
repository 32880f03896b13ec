import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#company/site.ts';
import { isOtherLanguage, pathIn } from '#domain/languages.ts';
import { readPolicies } from '../../server/http/site/policies.ts';
import { securityHeaders } from '../../server/http/site/security-headers.ts';
import { loadSiteFiles, type SiteFiles } from '../../server/http/site/site-files.ts';
import { strictTransport } from '../../server/http/strict-transport.ts';
import { holdsItsPolicy } from '../../server/website/finish/embed-policies.ts';

/** Folders whose files share their headers get one rule each, because hosts accept only a hundred rules. */
const folders = [
  '/assets/',
  '/documents/',
  '/social/',
  ...site.languages.filter(isOtherLanguage).map((code) => `${pathIn(code, '/')}/`),
];

type Headers = Iterable<readonly [string, string]>;

/**
 * Writes `_headers` for Netlify, Cloudflare and other static hosts, with the headers that our own server sends. A host sends a
 * header twice if two matching rules set it, so no two rules here set the same one.
 */
export async function writeStaticHeaders(dir: string): Promise<void> {
  const files = await loadSiteFiles(dir, await readPolicies(dir));
  const rules = [rule('/*', [...securityHeaders, ['strict-transport-security', strictTransport]])];
  for (const folder of folders) {
    const shared = headersInside(folder, files);
    if (shared) rules.push(rule(`${folder}*`, Object.entries(shared)));
  }
  for (const [address, { headers }] of files) {
    if (!holdsItsPolicy(address) && !folderOf(address))
      rules.push(rule(isPage(address) ? withSlash(address) : address, Object.entries(headers)));
  }
  await writeFile(path.join(dir, '_headers'), `${rules.join('\n\n')}\n`);
}

/** What all files in a folder are sent with. Pages there hold their policy themselves. */
function headersInside(folder: string, files: SiteFiles): Record<string, string> | undefined {
  const inside = [...files]
    .filter(([address]) => folderOf(address) === folder)
    .map(([, { headers }]) => {
      const { 'content-security-policy': _, ...others } = headers;
      return others;
    });
  const kinds = new Set(inside.map((headers) => JSON.stringify(headers)));
  if (kinds.size > 1) throw new Error(`The files in ${folder} have different headers.`);
  return inside[0];
}

function folderOf(address: string): string | undefined {
  return folders.find((folder) => withSlash(address).startsWith(folder));
}

function isPage(address: string): boolean {
  return path.extname(address) === '';
}

function rule(address: string, headers: Headers): string {
  return [address, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Static hosts serve `about/index.html` at /about/. The same rule matches /about. */
function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
