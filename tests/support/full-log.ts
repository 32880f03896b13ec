// Preloaded into a server: simulates a disk without room for another write-ahead log segment.
import fs from 'node:fs';

const { writeSync } = fs;

fs.writeSync = ((fd: number, ...rest: unknown[]) => {
  if (fs.readlinkSync(`/proc/self/fd/${fd}`).includes('/pg_wal/xlogtemp'))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return Reflect.apply(writeSync, fs, [fd, ...rest]);
}) as typeof fs.writeSync;
