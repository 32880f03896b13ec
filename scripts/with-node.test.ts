import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = `
console.log('running as', process.pid);
setInterval(() => {}, 1000);
process.once('SIGTERM', () => {
  console.log('stopped properly');
  process.exit();
});`;

test('a signal to npm alone stops the script that it runs', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'with-node-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(path.join(dir, 'wait.mjs'), script);
  const start = [
    process.execPath,
    path.resolve('scripts/with-node.mjs'),
    path.relative('.', `${dir}/wait.mjs`),
  ];
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ scripts: { start: start.join(' ') } }));

  const npm = spawn('npm', ['start'], { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output.includes('running as')) npm.kill('SIGTERM');
  });
  onTestFinished(() => {
    const pid = Number(/running as (\d+)/.exec(output)?.[1]);
    if (!output.includes('stopped') && pid) process.kill(pid, 'SIGKILL');
  });
  // The pipe ends with the last process that holds it.
  await once(npm.stdout, 'end');
  expect(output).toContain('stopped properly');
});
