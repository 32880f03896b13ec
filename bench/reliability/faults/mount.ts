import { spawnSync } from 'node:child_process';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A disk of its own of so many megabytes, where this user may mount one. */
export const mountSmallDisk = (dir: string, megabytes: number): boolean =>
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'harborlight', dir);

/** Makes a folder read-only for everyone, root included. */
export const mountReadOnly = (dir: string): boolean =>
  run('mount', '--bind', dir, dir) && run('mount', '-o', 'remount,bind,ro', dir);

export const unmount = (dir: string): boolean => run('umount', '-l', dir);
