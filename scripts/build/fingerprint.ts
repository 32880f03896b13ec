import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readBackendSettings } from '../../app/lib/backend-settings.ts';

/** Every file that a build reads. */
const sources = [
  'app',
  'public',
  'scripts/build',
  'scripts/fonts',
  'scripts/support/run.ts',
  'server/site',
  'server/staff',
  'staff',
  'server/strict-transport.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'vite.shared.ts',
  'vite.staff.config.ts',
];

/** A hash over the content of all sources and the settings that go into a build. */
export function fingerprintSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(readBackendSettings(process.env)));
  for (const file of sources.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
