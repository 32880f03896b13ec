import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBackendSettings } from '../../office/backend-settings.ts';

/** The folder of the build that the server serves. */
export const buildDir = 'build';

/** The tools of a build, and folders of which it reads whatever is in them. The files of its bundles may be elsewhere too. */
const sources = [
  'app',
  'company/content',
  'company/states',
  'company/mark.ts',
  'company/palette.ts',
  'company/policy.ts',
  'company/site.ts',
  'company/state.ts',
  'public',
  'scripts/build',
  'scripts/support/run.ts',
  'server/http/site',
  'staff',
  'server/http/strict-transport.ts',
  'server/website',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'vite.shared.ts',
  'vite.staff.config.ts',
];

type Fingerprint = { sources: string; bundledFiles: string[]; bundled: string };

/** Whether nothing has changed that the build in this folder was made from. */
export function isCurrent(dir = buildDir): boolean {
  try {
    const { bundledFiles, ...stored } = JSON.parse(readFileSync(fileIn(dir), 'utf8')) as Fingerprint;
    return stored.sources === fingerprintSources() && stored.bundled === hashOf(bundledFiles);
  } catch {
    return false;
  }
}

/** `before` is `fingerprintSources()` at the beginning of the build: a file that has changed since makes it stale. */
export function writeFingerprint(dir: string, before: string, bundledFiles: string[]): void {
  const fingerprint: Fingerprint = { sources: before, bundledFiles, bundled: hashOf(bundledFiles) };
  writeFileSync(fileIn(dir), JSON.stringify(fingerprint));
}

/** A hash over the content of all sources and the settings that go into a build. */
export function fingerprintSources(): string {
  return hashOf(sources.flatMap(filesBelow).sort(), JSON.stringify(readBackendSettings(process.env)));
}

function hashOf(files: string[], settings = ''): string {
  const hash = createHash('sha256').update(settings);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function fileIn(dir: string): string {
  return path.join(dir, 'fingerprint');
}
