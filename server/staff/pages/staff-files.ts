import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPolicies } from '../../http/site/policies.ts';
import { loadSiteFiles, type SiteFiles } from '../../http/site/site-files.ts';
import { StartError } from '../../lib/start-error.ts';

/**
 * Each has its own files: the sign-in page knows nothing of the app. vite.staff.config.ts builds these two,
 * scripts/build/write-preview.ts the page of the preview's frame.
 */
export type StaffFiles = { signIn: SiteFiles; app: SiteFiles; preview: SiteFiles };

export async function loadStaffFiles(dir: string): Promise<StaffFiles> {
  if (!existsSync(path.join(dir, 'app')))
    throw new StartError(`${dir} does not have the staff's app. Run npm run build again.`);
  const load = (name: string) => loadSiteFiles(path.join(dir, name), {});
  const preview = path.join(dir, 'preview');
  return {
    signIn: await load('sign-in'),
    app: await load('app'),
    preview: await loadSiteFiles(preview, await readPolicies(preview)),
  };
}
