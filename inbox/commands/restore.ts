import { openBackup } from '../backup/read-backup.ts';
import { restoreFiles } from '../backup/restore-files.ts';
import { restoreRetention, restoreTable } from '../backup/restore-rows.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import { connect } from '../connect.ts';
import { formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';
import { formatCount, print, printNote, printWarning, readWidth } from '../terminal.ts';

export const restore: Command = {
  help: `restore FROM

FROM is the folder or .tar of a backup. All hashes are verified before anything is sent. Rows and files that exist are
not changed, so you can repeat a restore that was interrupted. Nothing is deleted.

  --yes            do not ask; required without a terminal

Examples
  npm run inbox -- restore backups/2026-11-15.tar
  INBOX_URL=https://PROJECT.supabase.co INBOX_KEY=sb_secret_… npm run inbox -- restore backups/2026-11-15.tar`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { yes: { type: 'boolean' } },
      { min: 1, max: 1, name: 'the folder or .tar of a backup' },
    );
    const source = resolvePath(positionals[0] ?? '', settings.env);
    const backup = await openBackup(source);
    const manifest = await verifyBackup(backup, source);
    const rows = manifest.tables.reduce(
      (sum, table) => sum + (table.name === 'retention' ? 0 : table.rows),
      0,
    );
    const backend = await connect(settings);
    const content = `${formatCount(rows, 'row')} and ${formatCount(manifest.files.length, 'file')}`;
    printNote(`The backup of ${formatTime(manifest.madeAt)} is complete: ${content}.`);
    await confirm(`Restore them to ${backend.url}?`, values.yes);

    // Files before rows, so that no record exists without its file.
    const outcomes = [await restoreFiles(backend, backup, manifest.files)];
    const changes: string[] = [];
    for (const table of manifest.tables) {
      if (table.name === 'retention') changes.push(...(await restoreRetention(backend, backup, table.entry)));
      else outcomes.push(await restoreTable(backend, backup, table));
    }
    const right = 'right' as const;
    print(
      ...formatTable(
        [
          { title: 'Content' },
          { title: 'Restored', align: right },
          { title: 'Existing', align: right },
          { title: 'Refused', align: right },
        ],
        outcomes.map(({ what, added, existing, refused }) => [
          what,
          ...[added, existing, refused.length].map(String),
        ]),
        readWidth(),
      ),
      ...changes,
    );
    for (const { path } of manifest.missing)
      printWarning(`This file was missing when the backup was made: ${path}`);
    const refused = outcomes.flatMap((outcome) => outcome.refused);
    for (const sentence of refused.slice(0, 20)) printWarning(sentence);
    if (refused.length > 0)
      throw new Problem(`${refused.length} could not be restored. Everything else was restored.`);
  },
};
