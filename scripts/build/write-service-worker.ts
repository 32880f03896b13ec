import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { offlineHelp } from '../../app/browser/offline-help.ts';
import { page } from '../../app/content/claims/emergency.ts';
import { bundleScript } from './bundle-script.ts';

/** Writes sw.js. The version changes with the emergency page, so that a deploy replaces the page in browsers' caches. */
export async function writeServiceWorker(dir: string, state: typeof offlineHelp = offlineHelp) {
  const html = await readFile(path.join(dir, page.href, 'index.html'));
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
  const worker =
    state === 'on'
      ? await bundleScript('app/browser/service-worker.ts', {
          __EMERGENCY_PAGE__: JSON.stringify({ path: page.href, version }),
        })
      : await bundleScript('app/browser/retire-service-worker.ts');
  await writeFile(path.join(dir, 'sw.js'), worker);
}
