import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { compressFiles } from './compress-files.ts';
import { fingerprintSources } from './fingerprint.ts';
import { run } from './run.ts';

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
  const { code, text } = await run({ command: 'react-router', args: ['build'] }, 'keep');
  if (code !== 0) throw new Error(`The site could not be built:\n${text}`);
  await rm('build/server', { recursive: true });
  await rename('build/client/404/index.html', 'build/client/404.html');
  await rm('build/client/404', { recursive: true });
  await compressFiles('build/client');
  await writeFile(stampFile, fingerprint);
}
