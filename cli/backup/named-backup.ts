import { text } from '../command.ts';
import { tables as recordTables } from '../kinds.ts';
import { findPrivateKeyFile, readPrivateKeyFile, unlockKey } from '../private-key.ts';
import { resolvePath, type Settings } from '../settings.ts';
import { formatCount, formatSize, print } from '../terminal.ts';
import type { Manifest } from './manifest.ts';
import { openBackup } from './read-backup.ts';

/** What the commands that read a backup have in common. */
export const backupArgument = ['FROM', 'the .tar or .tar.pgp of a backup'] as const;
export const keyOption = text(
  'FILE',
  `the private key of an encrypted backup (default: PRIVATE_KEY_FILE, or
DATA_DIR/keys/sealing-private.asc); KEY_PASSPHRASE or the terminal gives its passphrase`,
);

export async function openNamedBackup(name: string, key: string | undefined, settings: Settings) {
  const source = resolvePath(name, settings);
  const backup = await openBackup(source, async () =>
    unlockKey(await readPrivateKeyFile(findPrivateKeyFile(key, settings)), settings),
  );
  return { backup, source };
}

/** Prints how much a backup has of each kind of content. */
export function printContent({ tables, files }: Manifest): void {
  const rowsOf = (wanted: string) => tables.find(({ name }) => name === wanted)?.rows ?? 0;
  for (const name of recordTables) print(`${name}: ${formatCount(rowsOf(name), 'row')}`);
  print(`staff work: ${formatCount(rowsOf('staff_work'), 'record')}`);
  if (tables.some(({ name }) => name === 'audit')) print(`audit: ${formatCount(rowsOf('audit'), 'line')}`);
  print(`deleted ids: ${rowsOf('deleted_records').toLocaleString('en-US')}`);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  print(`files: ${files.length.toLocaleString('en-US')} (${formatSize(bytes)})`);
}
