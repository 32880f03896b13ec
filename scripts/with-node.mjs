// Runs a TypeScript file of this project on the Node that package.json pins, whatever the host has.
// Installs the packages first when they are missing or when package-lock.json has changed.
// Plain JavaScript, because the host's own Node (20 or later) has to understand it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnv, memoryFlags } from './memory-settings.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules/.installed-lock');
const onWindows = process.platform === 'win32';
const nodePackage = `node-${onWindows ? 'win' : process.platform}-${process.arch}`;
// npm 10 makes no link to this file in node_modules/.bin.
const pinnedNode = path.join(root, 'node_modules', nodePackage, 'bin', onWindows ? 'node.exe' : 'node');
const [script, ...args] = process.argv.slice(2);

installPackages();
// Node caches compiled code for the next start, and for the processes that this one starts.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');
runOn(findNode());

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (only needed when they change) …');
  // `npm ci` refuses a lock file without the binaries of this platform, and ours lists only Linux. On other platforms npm
  // resolves the exact versions in package.json itself.
  const lockOption = process.platform === 'linux' ? '--no-save' : '--no-package-lock';
  const { status } = spawnSync('npm', ['install', lockOption, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
  });
  if (status !== 0)
    exitWith('npm could not install the packages. Check the connection to your npm registry and try again.');
  writeFileSync(stamp, lock);
}

function findNode() {
  if (majorOf(process.version) >= 24) return process.execPath;
  if (existsSync(pinnedNode)) return pinnedNode;
  exitWith(
    `This project needs Node 24 or later. This machine (${process.platform}) has Node ${process.version}. Install Node 24 from nodejs.org.`,
  );
}

function runOn(node) {
  const isServer = script === 'scripts/start.ts';
  const child = spawn(node, [...(isServer ? memoryFlags : []), path.join(root, script), ...args], {
    stdio: 'inherit',
    env: { ...(isServer && memoryEnv), ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm passes a signal to the shell between npm and this process. Some shells end without passing it on. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 250);
  timer.unref();
}

function majorOf(version) {
  return Number(version.slice(1).split('.')[0]);
}

function exitWith(message) {
  console.error(message);
  process.exit(1);
}
