import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Policies, policiesFile } from '../../http/site/policies.ts';
import { urlPathOf } from '../../http/site/site-files.ts';
import { contentSecurityPolicy, workerPolicy } from './content-security-policy.ts';

/** Writes the content security policy of every page and of the service worker, by URL path. Returns them. */
export async function writePolicies(dir: string, backendUrl = ''): Promise<Policies> {
  const backendOrigin = backendUrl && new URL(backendUrl).origin;
  const policies: Record<string, string> = { '/sw.js': workerPolicy };
  const entries = await readdir(dir, { recursive: true });
  for (const name of entries.filter((entry) => entry.endsWith('.html')).sort()) {
    const html = await readFile(path.join(dir, name), 'utf8');
    policies[urlPathOf(name)] = contentSecurityPolicy(html, backendOrigin);
  }
  await writeFile(path.join(dir, policiesFile), `${JSON.stringify(policies, undefined, 2)}\n`);
  return policies;
}
