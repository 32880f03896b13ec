import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBackendSettings } from '../../app/lib/backend-settings.ts';
import { islandsDir } from '../../vite.shared.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { compressFiles } from './compress-files.ts';
import { fingerprintSources } from './fingerprint.ts';
import { type Command, run } from '../support/run.ts';
import { writeSecurityContact } from './security-contact.ts';
import { writeStaticHeaders } from './static-headers.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const stampFile = 'build/fingerprint';

export function isBuildCurrent(): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprintSources();
  } catch {
    return false;
  }
}

/** Prerenders every page, then leaves in build/client exactly what a static host needs. */
export async function buildSite(): Promise<void> {
  const fingerprint = fingerprintSources();
  await rm('build', { recursive: true, force: true });
  await runBuild({ command: 'vite', args: ['build', '--config', 'vite.islands.config.ts'] });
  await runBuild({
    command: 'react-router',
    args: ['build'],
    env: { ISLANDS_ENTRY: await readIslandsEntry() },
  });
  await rm('build/server', { recursive: true });
  await replaceScripts();
  await nameNotFoundPages('build/client');
  await writeServiceWorker('build/client');
  await writeSiteFiles('build/client');
  await writeSecurityContact('build/client', new Date());
  await writeStaticHeaders('build/client', readBackendSettings(process.env).url);
  await compressFiles('build/client');
  await writeFile(stampFile, fingerprint);
}

async function runBuild(command: Omit<Command, 'name'>): Promise<void> {
  const { code, text } = await run(command, 'keep');
  if (code !== 0) throw new Error(`The site could not be built:\n${text}`);
}

async function readIslandsEntry(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(islandsDir, 'manifest.json'), 'utf8'));
  return `/${manifest['app/islands/main.ts'].file}`;
}

/** The router builds scripts that would hydrate whole pages. Our pages load the islands instead. */
async function replaceScripts(): Promise<void> {
  const assets = 'build/client/assets';
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => rm(path.join(assets, name))));
  await cp(path.join(islandsDir, 'assets'), assets, { recursive: true });
}

/** `services/404/index.html` becomes `services/404.html`, so that not-found pages have no address of their own. */
async function nameNotFoundPages(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name === '404')) {
    const folder = path.join(entry.parentPath, entry.name);
    await rename(path.join(folder, 'index.html'), `${folder}.html`);
    await rm(folder, { recursive: true });
  }
}
