import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, good, settle } from './finding.ts';

/** Numbers of Linux (statfs(2)). ext2, ext3 and ext4 share one. */
const names = new Map([
  [0xef53, 'ext4'],
  [0x58465342, 'XFS'],
  [0x9123683e, 'Btrfs'],
  [0x2fc12fc1, 'ZFS'],
  [0xf2f52010, 'F2FS'],
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
  [0x794c7630, 'overlay'],
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x65735546, 'FUSE'],
  [0x01021997, '9p'],
  [0x4d44, 'FAT'],
  [0x2011bab0, 'exFAT'],
]);

/** These commit the name of a new or renamed file with the file's own sync, which the embedded database relies on. */
const lasting = ['ext4', 'XFS'];
/** Everything is lost with the next restart of the machine or the container. */
const temporary = ['tmpfs', 'ramfs', 'overlay'];

type MeasureType = (dir: string) => Promise<number>;
const measureType: MeasureType = async (dir) => (await statfs(dir)).type;

/** Checks that rows of the embedded database survive a power cut where they are stored. */
export async function checkFileSystem(dataDir: string, measure = measureType, platform = process.platform) {
  const dir = path.join(dataDir, 'db');
  if (!existsSync(dir)) return [];
  const type = await measure(dir);
  const name = platform === 'linux' ? (names.get(type) ?? `of type 0x${type.toString(16)}`) : platform;
  return [toFinding(name, dataDir)];
}

function toFinding(name: string, dataDir: string): Finding {
  const id = 'keys:file-system';
  if (lasting.includes(name))
    return good('keys', id, `The database is on ${name}, where acknowledged records survive a power cut`);
  if (temporary.includes(name))
    return settle(
      'keys',
      id,
      `The database is on a temporary file system (${name}): a restart loses every record`,
      `Stop the server, move ${dataDir} to a disk with ext4 or XFS, in a container to a volume, and set DATA_DIR to it.`,
    );
  return settle(
    'keys',
    id,
    `The database is on a file system (${name}) where a power cut may lose acknowledged records`,
    'Use PostgreSQL (docs/own-server.md), or stop the server, move DATA_DIR to a local disk with ext4 or XFS, and start it there.',
  );
}
