import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportBuildErrors } from './build/build-error.ts';
import { isCurrent } from './build/fingerprint.ts';

if (!isCurrent()) {
  console.log('Building the site, about 40 seconds (only when its sources change) …');
  await reportBuildErrors(async () => (await import('./build/build-site.ts')).buildSite());
}
if (!process.env.DATABASE_URL && !existsSync(path.join(process.env.DATA_DIR || 'data', 'db')))
  console.log('Creating the database, about 8 seconds (only once) …');
await import('../server/main.ts');
