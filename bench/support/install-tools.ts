import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Has its own package.json, because only one bench needs Lighthouse. */
const benchDir = path.resolve('bench');

/** Must run before the bench is loaded. */
export function installTools(): void {
  if (existsSync(path.join(benchDir, 'node_modules/lighthouse'))) return;
  const { status } = spawnSync('npm', ['install', '--loglevel=error'], {
    cwd: benchDir,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('npm could not install Lighthouse. Check the connection to your npm registry.');
}
