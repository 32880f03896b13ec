import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findXvfb } from '../../scripts/install/find-engines.ts';
import { endWithProcess } from '../support/end-with-process.ts';

/** Starts a display in memory, for browsers that need one. Resolves to its name: `:99`. */
export async function startXvfb(): Promise<{ display: string; remove: () => Promise<void> }> {
  // It writes the number of its display to the file descriptor 1.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(String(findXvfb()), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  endWithProcess(child);
  const closed = once(child, 'close');
  const [number] = await Promise.race([once(child.stdout, 'data'), closed]);
  if (child.exitCode !== null) throw new Error(`Xvfb ended with ${child.exitCode}.`);
  const remove = async () => {
    child.kill();
    await closed;
  };
  return { display: `:${String(number).trim()}`, remove };
}
