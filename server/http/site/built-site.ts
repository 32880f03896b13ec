import { assertBuiltSite } from './assert-built-site.ts';
import { type Policies, readPolicies } from './policies.ts';
import { loadSiteFiles, type SiteFiles } from './site-files.ts';

export type SiteContent = { files: SiteFiles; policies: Policies };

/** Loads what `npm run build` wrote. */
export async function loadBuiltSite(dir: string): Promise<SiteContent> {
  await assertBuiltSite(dir);
  const policies = await readPolicies(dir);
  return { files: await loadSiteFiles(dir, policies), policies };
}
