import { text } from '../command.ts';
import { findPrivateKeyFile, readPrivateKeyFile, unlockKey } from '../private-key.ts';
import { resolvePath, type Settings } from '../settings.ts';
import { type Backup, openBackup } from './read-backup.ts';

/** What the commands that read a backup have in common. */
export const backupArgument = ['FROM', 'the folder, .tar or .tar.pgp of a backup'] as const;
export const keyOption = text(
  'FILE',
  `the private key of an encrypted backup (default: PRIVATE_KEY_FILE, or
DATA_DIR/keys/sealing-private.asc); KEY_PASSPHRASE or the terminal gives its passphrase`,
);

export async function openNamedBackup(
  name: string,
  key: string | undefined,
  settings: Settings,
): Promise<{ backup: Backup; source: string }> {
  const source = resolvePath(name, settings);
  const backup = await openBackup(source, async () =>
    unlockKey(await readPrivateKeyFile(findPrivateKeyFile(key, settings)), settings),
  );
  return { backup, source };
}
