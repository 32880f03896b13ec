import path from 'node:path';
import { addDeletedRecords, createLookup } from '../backup/deleted-records.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { backupArgument, keyOption, openNamedBackup } from '../backup/named-backup.ts';
import { type Backup, openBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type VerifiedBackup, verifyBackup } from '../backup/verify-backup.ts';
import { defineCommand } from '../command.ts';
import { formatTime } from '../dates.ts';
import { Problem } from '../problem.ts';
import { compareFiles, compareTables } from '../rehearsal/compare-content.ts';
import { startRehearsalServer } from '../rehearsal/start-server.ts';
import type { Settings } from '../settings.ts';
import { print, printTable, printWarning } from '../terminal.ts';

export const command = defineCommand({
  about: `FROM is the .tar or .tar.pgp of a backup. Verifies it, starts an empty server of this version in a temporary folder,
restores the backup to it, and compares every row and file. Then it removes the server and the folder. The real server is
not used. Exit code 0 means that everything came back as it was.

While it runs, the temporary folder (TMPDIR) holds the records: run this where they may be. It needs a built site.`,
  argument: backupArgument,
  options: { key: keyOption },
  examples: [
    'rehearse backups/backup-20261116T031500Z.tar.pgp --key /media/safe/company-private.asc',
    'rehearse backups/2026-11-15.tar',
  ],
  async run({ values, argument, settings }) {
    const started = performance.now();
    const { backup, source } = await openNamedBackup(argument, values.key, settings);
    const verified = await verifyBackup(backup, source);
    const { comparisons, refused } = await restoreAndCompare(backup, verified, settings);
    printTable(
      ['Content', 'In the backup', 'Deleted', 'Restored and equal'],
      comparisons.map(({ what, expected, deleted, equal }) => [what, expected + deleted, deleted, equal]),
    );
    for (const sentence of refused.slice(0, 20)) printWarning(sentence);
    const minutes = `${((performance.now() - started) / 60_000).toFixed(1)} minutes`;
    const made = formatTime(verified.manifest.madeAt);
    const different = comparisons.filter(({ expected, equal }) => expected !== equal);
    if (different.length > 0)
      throw new Problem(
        `The rehearsal failed after ${minutes}: of the backup of ${made}, ${different.map(({ what }) => what).join(', ')} did not come back as they were.`,
      );
    print(`The backup of ${made} was restored in ${minutes}, and everything is equal.`);
  },
});

async function restoreAndCompare(backup: Backup, { manifest, deleted }: VerifiedBackup, { env }: Settings) {
  const { backend, folder, remove } = await startRehearsalServer(env);
  try {
    await addDeletedRecords(backend, deleted);
    const { outcomes } = await restoreBackup(backend, backup, manifest, deleted);
    const again = path.join(folder, 'again.tar');
    const after = await makeBackup(backend, again, []);
    const restored = await openBackup(again, () => Promise.reject(new Problem('Not encrypted.')));
    const skippedFiles = outcomes.find(({ what }) => what === 'files')?.deleted ?? 0;
    const comparisons = [
      ...(await compareTables(manifest, backup, restored, createLookup(deleted))),
      compareFiles(manifest, after.manifest, skippedFiles),
    ];
    return { comparisons, refused: outcomes.flatMap((outcome) => outcome.refused) };
  } finally {
    await remove();
  }
}
