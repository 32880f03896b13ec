import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { makeContent } from './make-content.ts';

const sources = [
  'app',
  'public',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'vite.shared.ts',
  'tsconfig.json',
];

export type Build = { seconds: number; megabytes: number; pages: number };

/** Copies the project, adds `count` openings and articles, and builds the copy. */
export async function buildCopy(project: string, count: number): Promise<Build> {
  for (const source of sources) await cp(source, path.join(project, source), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
  if (count > 0) await makeContent(project, count);
  const memory = path.join(project, 'memory');
  await mkdir(memory);
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BENCH_MEMORY_DIR: memory,
      NODE_OPTIONS: `--import=${path.resolve('bench/growth/report-memory.ts')}`,
    },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`The build with ${count} added openings and articles failed with exit code ${code}.`);
  const seconds = (performance.now() - started) / 1000;
  const peaks = await Promise.all(
    (await readdir(memory)).map(async (file) => Number(await readFile(path.join(memory, file), 'utf8'))),
  );
  const files = await readdir(path.join(project, 'build/client'), { recursive: true });
  return {
    seconds,
    megabytes: Math.max(...peaks) / 1024,
    pages: files.filter((file) => file.endsWith('index.html')).length,
  };
}
