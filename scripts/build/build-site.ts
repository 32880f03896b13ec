import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBackendSettings } from '../../app/lib/backend-settings.ts';
import { islandsDir } from '../../vite.shared.ts';
import { type Command, run } from '../support/run.ts';
import { cleanRouterOutput } from './clean-router-output.ts';
import { compressFiles } from './compress-files.ts';
import { fingerprintSources } from './fingerprint.ts';
import { removeUnusedStyles } from './remove-unused-styles.ts';
import { drawSocialPictures } from './social/draw-social-pictures.ts';
import { writeStaticHeaders } from './static-headers.ts';
import { writePolicies } from './write-policies.ts';
import { writePreview } from './write-preview.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const site = 'build/client';
const fingerprintFile = 'build/fingerprint';

export function isBuildCurrent(): boolean {
  try {
    return readFileSync(fingerprintFile, 'utf8') === fingerprintSources();
  } catch {
    return false;
  }
}

/** Builds the islands, prerenders every page, and leaves in build/client only what a static host needs. */
export async function buildSite(): Promise<void> {
  const fingerprint = fingerprintSources();
  await rm('build', { recursive: true, force: true });
  await runBuild({ command: 'vite', args: ['build', '--config', 'vite.islands.config.ts'] });
  const env = { ISLANDS_ENTRY: await readIslandsEntry() };
  await runBuild({ command: 'react-router', args: ['build'], env });
  await rm('build/server', { recursive: true });
  await cleanRouterOutput(site, islandsDir);
  await removeUnusedStyles(site);
  await writeServiceWorker(site);
  await drawSocialPictures(site);
  await writePolicies(site, readBackendSettings(process.env).url);
  await writeStaticHeaders(site);
  await compressFiles(site);
  await buildStaffApp();
  await writeFile(fingerprintFile, fingerprint);
}

/** The sign-in page and the app are builds of their own: a visitor who is not signed in gets no file of the app. */
export async function buildStaffApp(): Promise<void> {
  for (const mode of ['sign-in', 'app'])
    await runBuild({ command: 'vite', args: ['build', '--config', 'vite.staff.config.ts', '--mode', mode] });
  await writePreview('build/staff/preview');
  await compressFiles('build/staff');
}

async function runBuild(command: Omit<Command, 'name'>): Promise<void> {
  const { code, text } = await run(command, 'capture');
  if (code !== 0) throw new Error(`The build failed:\n${text}`);
}

async function readIslandsEntry(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(islandsDir, 'manifest.json'), 'utf8'));
  return `/${manifest['app/islands/main.ts'].file}`;
}
