import { fsyncSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd: number; path?: string };
type StreamOps = {
  fsync?: (stream: Stream) => number;
  write: (stream: Stream, ...rest: unknown[]) => number;
};

/**
 * PGlite's file system with a working fsync. As shipped, it has none and PostgreSQL runs with fsync off, so a power cut
 * loses what was acknowledged. The hook is not documented: `syncs` lets the start see that it took.
 */
export class DurableFS extends NodeFS {
  syncs = 0;
  #flushed: boolean;

  /** `flushed`: the whole disk has just been synced, so what PostgreSQL has not written itself since is safe already. */
  constructor(dir: string, flushed: boolean) {
    super(dir);
    this.#flushed = flushed;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: { NODEFS: unknown }) => {
      const { stream_ops } = module.NODEFS as { stream_ops: StreamOps };
      const { write } = stream_ops;
      // Before it repairs anything, PostgreSQL syncs every file of a folder it finds unclean, twice: seconds for nothing
      // where that has just been done. From its first write on, every sync is a real one.
      stream_ops.write = (stream, ...rest) => {
        if (path.basename(stream.path ?? '') !== 'postmaster.pid') this.#flushed = false;
        try {
          return write(stream, ...rest);
        } catch (error) {
          if (isOutOfRoom(error) && stream.path?.includes('/pg_wal/')) endWithoutRoom();
          throw error;
        }
      };
      stream_ops.fsync = ({ nfd }) => {
        if (!this.#flushed) fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }
}

/** Emscripten's number for ENOSPC. */
const outOfRoom = 51;

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Object && 'errno' in error && error.errno === outOfRoom;
}

/**
 * Without room for its log PostgreSQL panics, and PGlite then turns in circles for ever and answers nobody. Nothing
 * acknowledged is lost by ending here, and whoever watches the process learns of it.
 */
function endWithoutRoom(): never {
  writeSync(
    2,
    'The disk is full: the database cannot write its log. Make room, and start the server again.\n',
  );
  process.exit(1);
}

/**
 * PGlite's own parameters, without the switch that turns fsync off, and with the one way of syncing that goes through the
 * hook. PostgreSQL's own cache would take 128 MB at once; the system caches the same files anyway.
 */
export function durableStartParams(defaults: typeof PGlite.defaultStartParams): string[] {
  const ours = ['wal_sync_method=fsync', 'shared_buffers=8MB'].flatMap((setting) => ['-c', setting]);
  return [...defaults.filter((parameter) => parameter !== '-F'), ...ours];
}
