import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureClamd } from '../../scripts/install/find-clamd.ts';
import { endWithProcess } from './end-with-process.ts';
import { makeTempFolder } from './temp-folder.ts';
import { waitForText } from './wait-for-text.ts';

/** A harmless text that our signature names `Harborlight.Test`. */
export const virusText = 'harborlight harmless test signature';

/** Starts ClamAV's daemon with one signature of ours, so that it needs no network. `socket` is for CLAMD. */
export async function startClamd() {
  const program = await ensureClamd();
  const { dir, remove } = await makeTempFolder('clamd');
  const socket = path.join(dir, 'clamd.sock');
  const signatures = path.join(dir, 'signatures');
  await mkdir(signatures);
  const hex = Buffer.from(virusText).toString('hex');
  // Target 0 is any file, and the offset * is anywhere in it.
  await writeFile(path.join(signatures, 'ours.ndb'), `Harborlight.Test:0:*:${hex}\n`);
  const config = path.join(dir, 'clamd.conf');
  await writeFile(
    config,
    [
      `DatabaseDirectory ${signatures}`,
      `LocalSocket ${socket}`,
      `TemporaryDirectory ${dir}`,
      'Foreground yes',
      // Smaller than the largest upload.
      'StreamMaxLength 4M',
    ].join('\n'),
  );
  let running: ChildProcess | undefined;

  const start = async () => {
    const child = spawn(program, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    endWithProcess(child);
    // Its last line before it accepts connections.
    await waitForText(child, /Self checking every/, 'clamd').found;
  };
  const stop = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const closed = once(running, 'close');
    running.kill('SIGKILL');
    await closed;
  };
  const stopAndRemove = async () => {
    await stop();
    await remove();
  };
  await start().catch(async (error) => {
    await stopAndRemove();
    throw error;
  });
  return { socket, start, stop, remove: stopAndRemove };
}
