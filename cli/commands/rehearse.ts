import path from 'node:path';
import { addDeletedRecords, createLookup } from '../backup/deleted-records.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { type Backup, openBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type VerifiedBackup, verifyBackup } from '../backup/verify-backup.ts';
import type { Command } from '../command.ts';
import { formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { findPrivateKeyFile, readPrivateKeyFile, unlockKey } from '../private-key.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { type Comparison, compareFiles, compareTables } from '../rehearsal/compare-content.ts';
import { startRehearsalServer } from '../rehearsal/start-server.ts';
import { resolvePath, type Settings } from '../settings.ts';
import { print, printWarning, readWidth } from '../terminal.ts';

export const rehearse: Command = {
  help: `rehearse FROM

FROM is the folder, .tar or .tar.pgp of a backup. Verifies it, starts an empty server of this version in a temporary folder,
restores the backup to it, and compares every row and file. Then it removes the server and the folder. The real server is
not used. Exit code 0 means that everything came back as it was.

While it runs, the temporary folder (TMPDIR) holds the records: run this where they may be. It needs a built site.

  --key FILE       the private key of an encrypted backup (default: PRIVATE_KEY_FILE, or
                   DATA_DIR/keys/sealing-private.asc); KEY_PASSPHRASE or the terminal gives its passphrase

Examples
  npm run cli -- rehearse backups/backup-20261116T031500Z.tar.pgp --key /media/safe/company-private.asc
  TMPDIR=/srv/scratch npm run cli -- rehearse backups/2026-11-15.tar`,

  async run(args, settings) {
    const started = performance.now();
    const { values, positionals } = readArguments(
      args,
      { key: { type: 'string' } },
      { min: 1, max: 1, name: 'the folder, .tar or .tar.pgp of a backup' },
    );
    const source = resolvePath(positionals[0] ?? '', settings.env);
    const backup = await openBackup(source, async () =>
      unlockKey(await readPrivateKeyFile(findPrivateKeyFile(values.key, settings)), settings),
    );
    const verified = await verifyBackup(backup, source);
    const { comparisons, refused } = await restoreAndCompare(backup, verified, settings);
    printComparisons(comparisons);
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
};

async function restoreAndCompare(backup: Backup, { manifest, deleted }: VerifiedBackup, { env }: Settings) {
  const { backend, folder, remove } = await startRehearsalServer(env);
  try {
    await addDeletedRecords(backend, deleted);
    const { outcomes } = await restoreBackup(backend, backup, manifest, deleted);
    const again = path.join(folder, 'again');
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

function printComparisons(comparisons: Comparison[]): void {
  const right = 'right' as const;
  print(
    ...formatTable(
      [
        { title: 'Content' },
        { title: 'In the backup', align: right },
        { title: 'Deleted', align: right },
        { title: 'Restored and equal', align: right },
      ],
      comparisons.map(({ what, expected, deleted, equal }) => [
        what,
        ...[expected + deleted, deleted, equal].map(String),
      ]),
      readWidth(),
    ),
  );
}
