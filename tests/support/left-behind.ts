import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRoom, runId } from './temp-folder.ts';

/** `harborlight-NAME-RUN-xxxxxx`, as temp-folder.ts names them. */
const named = /^harborlight-.+-(\d+)-\w{6}$/;

/** Call it at the start of a run. At its end, names and removes the folders that its tests left behind, and fails. */
export function watchLeftBehind(): void {
  removeAbandoned();
  process.once('exit', () => {
    const left = foldersOf((run) => run === runId());
    if (left.length === 0) return;
    remove(left);
    console.error(`Tests left these folders behind. They are removed now:\n${left.join('\n')}`);
    process.exitCode = 1;
  });
}

/** Removes the folders of runs that were killed. A PostgreSQL that still runs in one ends when its files are gone. */
function removeAbandoned(): void {
  remove(foldersOf((run) => !isAlive(Number(run))));
}

function foldersOf(matches: (run: string) => boolean): string[] {
  return [...new Set([findRoom(), tmpdir()])].flatMap((room) =>
    readdirSync(room)
      .filter((name) => {
        const run = named.exec(name)?.[1];
        return run !== undefined && matches(run);
      })
      .map((name) => path.join(room, name)),
  );
}

function remove(folders: string[]): void {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It exists, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
