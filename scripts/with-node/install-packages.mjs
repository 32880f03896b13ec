import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { runChild } from './run-child.mjs';

/** Installs the packages if they are missing or if package-lock.json has changed. */
export async function installPackages(root, isStart) {
  const stamp = path.join(root, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const isFirst = !existsSync(stamp);
  if (!isFirst && readFileSync(stamp, 'utf8') === lock) return;
  if (isFirst && isStart)
    console.log(
      'The first start installs packages, builds the site and creates a database: about 2 minutes.',
    );
  console.log('Installing packages, about 1 minute (only when they change) …');
  // `npm ci` refuses a lock file without the binaries of this platform, and ours lists only Linux. On other platforms npm
  // resolves the exact versions in package.json itself.
  const lockOption = process.platform === 'linux' ? '--no-save' : '--no-package-lock';
  if ((await runNpm(root, ['install', lockOption, '--loglevel=error'])) !== 0)
    throw new Problem(
      'npm could not install the packages. Check the connection to your npm registry and try again.',
    );
  writeFileSync(stamp, lock);
}

/** npm names its own script file to the commands it runs. On Windows `npm` is a batch file, which needs a shell. */
function runNpm(root, args) {
  const npm = process.env.npm_execpath ?? '';
  if (path.basename(npm) === 'npm-cli.js') return runChild(process.execPath, [npm, ...args], { cwd: root });
  return runChild('npm', args, { cwd: root, shell: process.platform === 'win32' });
}
