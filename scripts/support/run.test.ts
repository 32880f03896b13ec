import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { run, scriptOf } from './run.ts';

test.each(['biome', 'knip', 'playwright', 'react-router', 'tsc', 'vite', 'vitest'] as const)(
  '%s is found as a file that Node runs',
  (tool) => {
    expect(existsSync(scriptOf(tool))).toBe(true);
  },
);

test('the output and the exit code of a script are captured', async () => {
  const args = ['-e', "console.log('out'); console.error('err'); process.exitCode = 3"];
  expect(await run({ command: 'node', args }, 'capture')).toEqual({ code: 3, text: 'out\nerr\n' });
});

test('a signal to the process alone ends what it runs', async () => {
  const waiting = `console.log('waiting'); setInterval(() => {}, 1000)`;
  const file = pathToFileURL(path.resolve('scripts/support/run.ts'));
  const script = `import { run } from '${file}'; for (const _ of '12') run({ command: 'node', args: ['-e', ${JSON.stringify(waiting)}] });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output === 'waiting\nwaiting\n') parent.kill('SIGTERM');
  });
  // Closed when the last process that holds the pipe has ended.
  expect(await once(parent, 'close')).toEqual([1, null]);
});
