import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportBuildErrors } from './build/build-error.ts';
import { buildSite, isBuildCurrent } from './build/build-site.ts';

if (!isBuildCurrent()) {
  console.log('Building the site, about 40 seconds (only when its sources change) …');
  await reportBuildErrors(buildSite);
}
if (!process.env.DATABASE_URL && !existsSync(path.join(process.env.DATA_DIR || 'data', 'db')))
  console.log('Creating the database, about 8 seconds (only once) …');
await import('../server/main.ts');
