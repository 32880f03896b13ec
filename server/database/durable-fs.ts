import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type StreamOps = { fsync?: (stream: { nfd: number }) => number };

/**
 * PGlite's file system with a working fsync. As shipped, it has none and PostgreSQL runs with fsync off, so a power cut
 * loses what was acknowledged. The hook is not documented: `syncs` lets the start see that it took.
 */
export class DurableFS extends NodeFS {
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: { NODEFS: unknown }) => {
      const { stream_ops } = module.NODEFS as { stream_ops: StreamOps };
      stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }
}

/** PGlite's own parameters, without the switch that turns fsync off, and with the one way of syncing that goes through the hook. */
export function durableStartParams(defaults: typeof PGlite.defaultStartParams): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];
}
