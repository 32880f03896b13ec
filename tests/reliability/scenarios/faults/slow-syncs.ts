// Preloaded into a server to delay each sync.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const delay = 100;
const { fsync, fsyncSync } = fs;
const pause = new Int32Array(new SharedArrayBuffer(4));

fs.fsyncSync = (fd) => {
  Atomics.wait(pause, 0, 0, delay);
  fsyncSync(fd);
};
fs.fsync = ((fd: number, done: fs.NoParamCallback) => {
  setTimeout(() => fsync(fd, done), delay);
}) as typeof fs.fsync;
syncBuiltinESMExports();
