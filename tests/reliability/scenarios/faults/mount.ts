import { spawnSync } from 'node:child_process';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Mounts a small disk. Returns false if this user may not mount. */
export const mountSmallDisk = (dir: string, megabytes: number): boolean =>
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'harborlight', dir);

/** Makes a folder read-only, also for root. */
export const mountReadOnly = (dir: string): boolean =>
  run('mount', '--bind', dir, dir) && run('mount', '-o', 'remount,bind,ro', dir);

export const unmount = (dir: string): boolean => run('umount', '-l', dir);
