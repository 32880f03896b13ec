import type { Manifest } from '../../cli/backup/manifest.ts';

/** The manifest of a backup without rows. */
export function manifestWith(files: Manifest['files']): string {
  return JSON.stringify({
    format: 'harborlight-backup',
    version: 1,
    madeAt: '2026-11-15T09:30:00.000Z',
    madeFrom: 'http://localhost:3000',
    tables: [],
    files,
    missing: [],
  });
}
