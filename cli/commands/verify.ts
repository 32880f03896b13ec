import { printContent } from '../backup/print-content.ts';
import { openBackup } from '../backup/read-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import type { Command } from '../command.ts';
import { formatTime } from '../dates.ts';
import { findPrivateKeyFile, readPrivateKeyFile, unlockKey } from '../private-key.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';
import { print } from '../terminal.ts';

export const verify: Command = {
  help: `verify FROM

FROM is the folder, .tar or .tar.pgp of a backup. Reads every byte and compares it with the manifest. Needs no server and
changes nothing. Exit code 0 means that the backup is complete and undamaged.

  --key FILE       the private key of an encrypted backup (default: PRIVATE_KEY_FILE, or
                   DATA_DIR/keys/sealing-private.asc); KEY_PASSPHRASE or the terminal gives its passphrase

Examples
  npm run cli -- verify backups/2026-11-15.tar.pgp --key /media/safe/company-private.asc
  npm run cli -- verify backups/2026-11-15.tar`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { key: { type: 'string' } },
      { min: 1, max: 1, name: 'the folder, .tar or .tar.pgp of a backup' },
    );
    const source = resolvePath(positionals[0] ?? '', settings.env);
    const backup = await openBackup(source, async () =>
      unlockKey(await readPrivateKeyFile(findPrivateKeyFile(values.key, settings)), settings),
    );
    const { manifest } = await verifyBackup(backup, source);
    printContent(manifest);
    print(
      `The backup of ${formatTime(manifest.madeAt)} from ${manifest.madeFrom} is complete and undamaged.`,
    );
  },
};
