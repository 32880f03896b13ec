import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteContent } from '../http/site/built-site.ts';
import { readPolicies } from '../http/site/policies.ts';
import { loadSiteFiles, urlPathOf } from '../http/site/site-files.ts';

/** In the folder of a release: the files of the build that it does not have. */
export const goneFile = '_gone.json';

/** The built site with the files of a release in place of its own. */
export async function loadRelease(dir: string, built: SiteContent): Promise<SiteContent> {
  const own = await readPolicies(dir);
  const gone: string[] = JSON.parse(await readFile(path.join(dir, goneFile), 'utf8'));
  const files = new Map(built.files);
  // A page that a visitor has open still asks for the old search index.
  for (const name of gone) if (!name.startsWith('assets/')) files.delete(urlPathOf(name));
  for (const [address, file] of await loadSiteFiles(dir, own)) files.set(address, file);
  return { files, policies: { ...built.policies, ...own } };
}
