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

/** One browser for a whole bench, spoken to through its debugging port. */
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
      // Its helpers may hold on to the pipe; nobody waits for them.
      child.stderr.destroy();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.on('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${said}`)));
  });
}
