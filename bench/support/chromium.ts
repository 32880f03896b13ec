import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../scripts/install/find-chromium.ts';

export type Chromium = { port: number; stop: () => Promise<void> };

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--remote-debugging-port=0',
];

/** Starts one browser for a bench, controlled through its debugging port. */
export async function startChromium(): Promise<Chromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-chromium-'));
  const child = spawn(await ensureChromium(), [...args, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    port: await portOf(child),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      // Child processes may keep the pipe open.
      child.stderr.destroy();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    child.on('exit', (code) => reject(new Error(`Chromium exited with code ${code}:\n${output}`)));
  });
}
