import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the benches' own packages are. They are kept out of the project's: nobody else needs a hundred more of them. */
export const benchDir = path.resolve('bench');

/** Must have run before a bench is loaded. */
export function installTools(): void {
  if (existsSync(path.join(benchDir, 'node_modules/lighthouse'))) return;
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: benchDir,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('The tools of the benches could not be installed from your npm registry.');
}
