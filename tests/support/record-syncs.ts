// Preloaded into a server. Maintains in SURVIVING a copy of the data folder as a power cut would leave it: file contents
// as of the file's last fsync, directory entries as of the directory's last fsync. CUT_AT_SYNC kills the process just
// before that fsync takes effect.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { DATA_DIR: from = '', SURVIVING: to = '', IGNORE_SYNCS, CUT_AT_SYNC } = process.env;
let syncs = 0;
/** Contents of synced files by inode: a rename becomes durable only when its directory is synced. */
const bytes = `${to}-bytes`;
const { fsync, fsyncSync, copyFileSync } = fs;
fs.mkdirSync(bytes, { recursive: true });

fs.fsyncSync = (fd) => {
  fsyncSync(fd);
  record(fd);
};
fs.fsync = ((fd: number, done: fs.NoParamCallback) => {
  fsync(fd, (error) => {
    if (!error) record(fd);
    done(error);
  });
}) as typeof fs.fsync;
const handle = await fs.promises.open(process.execPath);
const prototype = Object.getPrototypeOf(handle) as fs.promises.FileHandle;
const sync = prototype.sync;
prototype.sync = async function (this: fs.promises.FileHandle) {
  await sync.call(this);
  record(this.fd);
};
await handle.close();
syncBuiltinESMExports();

function record(fd: number) {
  const file = fs.readlinkSync(`/proc/self/fd/${fd}`);
  // IGNORE_SYNCS is the control: without any recorded fsync, acknowledged data must be missing from the copy.
  if (IGNORE_SYNCS || !file.startsWith(`${from}/`)) return;
  syncs += 1;
  if (syncs === Number(CUT_AT_SYNC)) cutPower();
  if (fs.fstatSync(fd).isDirectory()) recordFolder(file);
  else recordFile(file, fs.fstatSync(fd).ino);
}

function cutPower() {
  fs.writeSync(2, 'The power is cut\n');
  process.kill(process.pid, 'SIGKILL');
}

function recordFile(file: string, inode: number) {
  const kept = path.join(bytes, String(inode));
  copyFileSync(file, kept);
  const place = path.join(to, path.relative(from, file));
  fs.mkdirSync(path.dirname(place), { recursive: true });
  linkTo(kept, place);
}

/** Later syncs of the file change the linked bytes too. */
function linkTo(kept: string, place: string) {
  fs.rmSync(place, { force: true });
  fs.linkSync(kept, place);
}

function recordFolder(folder: string) {
  const place = path.join(to, path.relative(from, folder));
  fs.mkdirSync(place, { recursive: true });
  const names = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of names) {
    const kept = path.join(bytes, String(fs.statSync(path.join(folder, name)).ino));
    if (fs.existsSync(kept)) linkTo(kept, path.join(place, name));
  }
  const present = new Set(names.map(({ name }) => name));
  for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
    if (entry.isFile() && !present.has(entry.name)) fs.rmSync(path.join(place, entry.name));
  }
}
