import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { securityHeaders } from '../../server/site/security-headers.ts';
import { loadSiteFiles } from '../../server/site/site-files.ts';
import { strictTransport } from '../../server/strict-transport.ts';
import { embedPolicy } from './embed-policy.ts';

/** Folders whose files all have the same headers: hosts accept only a hundred rules. */
const folders = ['/assets/', '/documents/', '/social/'];

type Headers = Iterable<readonly [string, string]>;

/**
 * Writes `_headers`, which Netlify, Cloudflare and others read: the headers that our own server sends for each file. A header
 * that two matching rules set is sent twice, so no two rules here set the same one.
 */
export async function writeStaticHeaders(dir: string): Promise<void> {
  const files = await loadSiteFiles(dir);
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
    if (address.endsWith('/404.html'))
      await carryPolicy(path.join(dir, address), headers['content-security-policy'] ?? '');
    else if (!folders.some((folder) => address.startsWith(folder)))
      rules.push(rule(isPage(address) ? withSlash(address) : address, Object.entries(headers)));
  }
  await writeFile(path.join(dir, '_headers'), `${rules.join('\n\n')}\n`);
}

function isPage(address: string): boolean {
  return path.extname(address) === '';
}

function rule(address: string, headers: Headers): string {
  return [address, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Such hosts serve `about/index.html` at /about/; where they serve /about too, the same rule matches. */
function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}

/**
 * Static hosts choose rules by the requested address, which can be anything for a missing page. So a not-found page carries its
 * policy itself, except `frame-ancestors`, which only a header may set. X-Frame-Options covers that.
 */
async function carryPolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  await writeFile(file, embedPolicy(html, policy.replace(/; frame-ancestors [^;]+/, '')));
}
