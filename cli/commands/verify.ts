import { backupArgument, keyOption, openNamedBackup, printContent } from '../backup/named-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { defineCommand } from '../command.ts';
import { formatTime } from '../dates.ts';
import { print } from '../terminal.ts';

export const command = defineCommand({
  about: `FROM is the .tar or .tar.pgp of a backup. Reads every byte and compares it with the manifest. Needs no server and
changes nothing. Exit code 0 means that the backup is complete and undamaged.`,
  argument: backupArgument,
  options: { key: keyOption },
  examples: [
    'verify backups/2026-11-15.tar.pgp --key /media/safe/company-private.asc',
    'verify backups/2026-11-15.tar',
  ],
  async run({ values, argument, settings }) {
    const { backup, source } = await openNamedBackup(argument, values.key, settings);
    const { manifest } = await verifyBackup(backup, source);
    printContent(manifest);
    print(
      `The backup of ${formatTime(manifest.madeAt)} from ${manifest.madeFrom} is complete and undamaged.`,
    );
  },
});
