import { existsSync } from 'node:fs';
import path from 'node:path';
import { isCurrent } from './build/fingerprint.ts';
import { run } from './support/run.ts';

if (!isCurrent()) {
  console.log('Building the site, about 40 seconds (only when its sources change) …');
  // In a process of its own: the memory of the build tools ends with it.
  const { code } = await run({ command: 'node', args: ['scripts/build.ts'] });
  if (code !== 0) process.exit(code);
}
if (!process.env.DATABASE_URL && !existsSync(path.join(process.env.DATA_DIR || 'data', 'db')))
  console.log('Creating the database, about 8 seconds (only once) …');
await import('../server/main.ts');
