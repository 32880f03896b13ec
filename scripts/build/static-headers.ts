import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { splitLanguage } from '#domain/languages.ts';
import { readPolicies } from '../../server/site/policies.ts';
import { securityHeaders } from '../../server/site/security-headers.ts';
import { loadSiteFiles } from '../../server/site/site-files.ts';
import { strictTransport } from '../../server/strict-transport.ts';
import { embedPolicy } from './embed-policy.ts';

/** Folders whose files share their headers get one rule each, because hosts accept only a hundred rules. */
const folders = ['/assets/', '/documents/', '/social/'];

type Headers = Iterable<readonly [string, string]>;

/**
 * Writes `_headers` for Netlify, Cloudflare and other static hosts, with the headers that our own server sends. A host sends a
 * header twice if two matching rules set it, so no two rules here set the same one.
 */
export async function writeStaticHeaders(dir: string): Promise<void> {
  const files = await loadSiteFiles(dir, await readPolicies(dir));
  const rules = [rule('/*', [...securityHeaders, ['strict-transport-security', strictTransport]])];
  for (const folder of folders) {
    const inside = [...files]
      .filter(([address]) => address.startsWith(folder))
      .map(([, file]) => file.headers);
    const kinds = new Set(inside.map((headers) => JSON.stringify(headers)));
    if (kinds.size > 1) throw new Error(`The files in ${folder} have different headers.`);
    if (inside[0]) rules.push(rule(`${folder}*`, Object.entries(inside[0])));
  }
  for (const [address, { headers }] of files) {
    if (address.endsWith('/404.html') || isOtherLanguage(address))
      await embedPolicyInFile(fileOf(dir, address), headers['content-security-policy'] ?? '');
    else if (!folders.some((folder) => address.startsWith(folder)))
      rules.push(rule(isPage(address) ? withSlash(address) : address, Object.entries(headers)));
  }
  await writeFile(path.join(dir, '_headers'), `${rules.join('\n\n')}\n`);
}

/** Hosts accept too few rules for the pages of every language. */
function isOtherLanguage(address: string): boolean {
  return isPage(address) && splitLanguage(address).code !== 'en';
}

function fileOf(dir: string, address: string): string {
  return path.join(dir, isPage(address) ? `${address}/index.html` : address);
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

/**
 * No rule can match a not-found page, because it is served at any address, and there are too few for the pages of every language. So
 * such a page holds its policy itself, except
 * `frame-ancestors`, which only a header may set. X-Frame-Options covers that.
 */
async function embedPolicyInFile(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  await writeFile(file, embedPolicy(html, policy.replace(/; frame-ancestors [^;]+/, '')));
}
