import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { securityHeaders } from '../../server/site/security-headers.ts';
import { headersFile, loadSiteFiles } from '../../server/site/site-files.ts';
import { strictTransport } from '../../server/strict-transport.ts';

/** Folders whose files all say the same: hosts take a hundred rules. */
const folders = ['/assets/', '/documents/', '/social/'];

type Headers = Iterable<readonly [string, string]>;

/**
 * Writes `_headers`, which Netlify, Cloudflare and others read: what our own server would say of each file. A header that
 * two matching rules set is sent twice, so no two rules here set the same one.
 */
export async function writeStaticHeaders(dir: string, backendUrl: string): Promise<void> {
  const backendOrigin = backendUrl && new URL(backendUrl).origin;
  const files = await loadSiteFiles(dir, { year: new Date().getFullYear(), backendOrigin });
  const rules = [rule('/*', [...securityHeaders, ['strict-transport-security', strictTransport]])];
  for (const folder of folders) {
    const inside = [...files].filter(([address]) => address.startsWith(folder)).map(([, { said }]) => said);
    const kinds = new Set(inside.map((said) => JSON.stringify(said)));
    if (kinds.size > 1) throw new Error(`The files in ${folder} say different things.`);
    if (inside[0]) rules.push(rule(`${folder}*`, Object.entries(inside[0])));
  }
  for (const [address, file] of files) {
    if (address.endsWith('/404.html')) await carryPolicy(path.join(dir, address), file.policy ?? '');
    else if (!folders.some((folder) => address.startsWith(folder)))
      rules.push(rule(isPage(address) ? withSlash(address) : address, Object.entries(file.said)));
  }
  await writeFile(path.join(dir, headersFile), `${rules.join('\n\n')}\n`);
}

function isPage(address: string): boolean {
  return path.extname(address) === '';
}

function rule(address: string, headers: Headers): string {
  return [address, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** `about/index.html` is answered at /about/ by such hosts; where /about is answered too, the same rule matches. */
function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}

/**
 * A host picks the rules by the address that was asked for, and a missing page may have any: so a not-found page brings its
 * policy itself. What only a header can say is left to X-Frame-Options.
 */
async function carryPolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const said = policy.replace(/; frame-ancestors [^;]+/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${said}"/>`;
  await writeFile(
    file,
    html.replace(/<meta charset="utf-8"\/?>/i, (charset) => `${charset}${meta}`),
  );
}
