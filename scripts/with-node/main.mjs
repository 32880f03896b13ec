// Plain JavaScript, because the host's own Node (20 or later) has to understand it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnv, memoryFlags } from '../memory-settings.mjs';
import { chooseNode } from './choose-node.mjs';
import { installPackages } from './install-packages.mjs';
import { Problem } from './problem.mjs';
import { refuseUsedPort } from './refuse-used-port.mjs';
import { runChild } from './run-child.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const [script, ...args] = process.argv.slice(2);
const isStart = script === 'scripts/start.ts';

try {
  const node = chooseNode(root);
  if (isStart) await refuseUsedPort();
  await installPackages(root, isStart);
  // Node caches compiled code for the next start, and for the processes that this one starts.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');
  process.exitCode = await runChild(
    node,
    [...(isStart ? memoryFlags : []), path.join(root, script), ...args],
    {
      env: { ...(isStart && memoryEnv), ...process.env },
    },
  );
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
