import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#company/site.ts';
import { isOtherLanguage, pathIn } from '#domain/languages.ts';
import type { Policies } from '../../http/site/policies.ts';
import { embedPolicy } from './embed-policy.ts';

const folders = site.languages.filter(isOtherLanguage).map((code) => `${pathIn(code, '/')}/`);

/**
 * A not-found page is served at any address, which no rule of a static host can match, and there are too few rules for the pages of
 * every language. So such a page holds its policy itself.
 */
export function holdsItsPolicy(address: string): boolean {
  if (address.endsWith('/404.html')) return true;
  return path.extname(address) === '' && folders.some((folder) => `${address}/`.startsWith(folder));
}

/** Puts these policies into the pages of `dir` that hold theirs. */
export async function embedPolicies(dir: string, policies: Policies): Promise<void> {
  for (const [address, policy] of Object.entries(policies)) {
    if (!holdsItsPolicy(address)) continue;
    const file = path.join(dir, path.extname(address) ? address : `${address}/index.html`);
    await writeFile(file, embedOwnPolicy(await readFile(file, 'utf8'), policy));
  }
}

/** Only a header may set `frame-ancestors`. X-Frame-Options covers it. */
export function embedOwnPolicy(html: string, policy: string): string {
  return embedPolicy(html, policy.replace(/; frame-ancestors [^;]+/, ''));
}
