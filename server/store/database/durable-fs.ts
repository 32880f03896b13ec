import { spawnSync } from 'node:child_process';
import { existsSync, fsyncSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd: number; path?: string };
type StreamOps = {
  fsync?: (stream: Stream) => number;
  write: (stream: Stream, ...rest: unknown[]) => number;
};
type Attributes = { mode?: number };
type NodeOps = { setattr: (node: unknown, attributes: Attributes) => void };
type FileSystem = {
  stream_ops: StreamOps;
  node_ops: NodeOps;
  /** Turns an error of Node into one that PostgreSQL understands. */
  tryFSOperation: (operation: () => void) => void;
};

/**
 * PGlite's file system with a working fsync. Without it PostgreSQL runs with fsync off, and a power cut loses acknowledged
 * rows. The hook is not documented, so the start checks with `syncs` that it is called.
 */
export class DurableFS extends NodeFS {
  syncs = 0;
  #flushed: boolean;

  /** `flushed`: the disk has just been synced, so the slow syncs before a crash recovery are skipped until the first write. */
  constructor(dir: string, flushed: boolean) {
    super(dir);
    this.#flushed = flushed;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: { NODEFS: unknown }) => {
      const { stream_ops, node_ops, tryFSOperation } = module.NODEFS as FileSystem;
      closeToOthers(node_ops);
      const { write } = stream_ops;
      stream_ops.write = (stream, ...rest) => {
        if (path.basename(stream.path ?? '') !== 'postmaster.pid') this.#flushed = false;
        return write(stream, ...rest);
      };
      stream_ops.fsync = ({ nfd }) => {
        if (!this.#flushed) tryFSOperation(() => fsyncSync(nfd));
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }
}

/** Emscripten gives a new file its mode with chmod, past the umask of this process. */
function closeToOthers(operations: NodeOps): void {
  const { setattr } = operations;
  operations.setattr = (node, { mode, ...rest }) =>
    setattr(node, { ...rest, ...(mode !== undefined && { mode: mode & ~0o077 }) });
}

/**
 * PGlite's start parameters without `-F`, which turns fsync off, and with the sync method that calls the hook. Shared buffers
 * are small because the system caches the same files.
 */
export function durableStartParams(defaults: typeof PGlite.defaultStartParams): string[] {
  const ours = ['wal_sync_method=fsync', 'shared_buffers=8MB'].flatMap((setting) => ['-c', setting]);
  return [...defaults.filter((parameter) => parameter !== '-F'), ...ours];
}

/** Syncs the whole disk after a crash, on Linux. Returns whether it did. A database that was closed properly needs no sync. */
export function flushDisk(databaseDir: string): boolean {
  if (process.platform !== 'linux' || !existsSync(path.join(databaseDir, 'postmaster.pid'))) return false;
  return spawnSync('sync', ['-f', databaseDir], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}
