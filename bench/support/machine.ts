import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { findChromium } from '../../scripts/install/find-chromium.ts';
import type { Machine } from './result.ts';

export function describeMachine(): Machine {
  const chromium = findChromium();
  const version = chromium && spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout;
  return {
    cpu: cpus()[0]?.model || process.arch,
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    node: process.version,
    chromium: /\d+(\.\d+)+/.exec(version ?? '')?.[0] ?? 'none',
  };
}
