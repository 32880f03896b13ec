import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emergencyFile } from '../../app/catalog/page-pictures.ts';
import { offlineHelp } from '../../app/runtime/service-worker/offline-help.ts';
import { emergencyPages, emergencyVersion } from '../../server/website/finish/emergency-version.ts';
import { bundleScript } from './bundle-script.ts';

/** Writes sw.js. The version changes with the emergency page, so that a deploy replaces the page in browsers' caches. */
export async function writeServiceWorker(dir: string, state: typeof offlineHelp = offlineHelp) {
  const paths = emergencyPages.map((name) => `/${path.dirname(name)}`);
  const version = await emergencyVersion((name) => readFile(path.join(dir, name)));
  const worker =
    state === 'on'
      ? await bundleScript('app/runtime/service-worker/service-worker.ts', {
          __EMERGENCY_PAGE__: JSON.stringify({ paths, picture: findPicture(dir), version }),
        })
      : await bundleScript('app/runtime/service-worker/retire-service-worker.ts');
  await writeFile(path.join(dir, 'sw.js'), worker);
}

/** The address of the emergency picture: its name in the build ends in a hash of five characters. */
function findPicture(dir: string): string {
  const { name, time, width } = emergencyFile;
  const [file] = globSync(`assets/${name}-${time}-${width}-?????.avif`, { cwd: dir });
  if (!file) throw new Error(`The build has no picture "${name}". Run "npm run pictures".`);
  return `/${file}`;
}
