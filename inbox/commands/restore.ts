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
import { countOf, note, print, readWidth, warn } from '../terminal.ts';

export const restore: Command = {
  help: `restore FROM

FROM is a backup's folder or .tar. Every hash is verified before anything is sent. A row or a file that is there already
is left as it is, so a restore that was cut off can simply be run again. Nothing is deleted.

  --yes            do not ask; needed where nobody is at a terminal

Examples
  npm run inbox -- restore backups/2026-11-15.tar
  INBOX_URL=https://PROJECT.supabase.co INBOX_KEY=sb_secret_… npm run inbox -- restore backups/2026-11-15.tar`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { yes: { type: 'boolean' } },
      { least: 1, most: 1, name: 'the folder or .tar of a backup' },
    );
    const source = resolvePath(positionals[0] ?? '', settings.env);
    const backup = await openBackup(source);
    const manifest = await verifyBackup(backup, source);
    const rows = manifest.tables.reduce(
      (sum, table) => sum + (table.name === 'retention' ? 0 : table.rows),
      0,
    );
    const wire = await connect(settings);
    const content = `${countOf(rows, 'row')} and ${countOf(manifest.files.length, 'file')}`;
    note(`The backup of ${formatTime(manifest.madeAt)} is whole: ${content}.`);
    await confirm(`Put them into ${wire.url}?`, values.yes);

    // Files before rows, so that no record is ever there without its file.
    const outcomes = [await restoreFiles(wire, backup, manifest.files)];
    const changes: string[] = [];
    for (const table of manifest.tables) {
      if (table.name === 'retention') changes.push(...(await restoreRetention(wire, backup, table.entry)));
      else outcomes.push(await restoreTable(wire, backup, table));
    }
    const right = 'right' as const;
    print(
      ...formatTable(
        [
          { title: 'What' },
          { title: 'Put back', align: right },
          { title: 'There already', align: right },
          { title: 'Refused', align: right },
        ],
        outcomes.map(({ what, added, there, refused }) => [
          what,
          ...[added, there, refused.length].map(String),
        ]),
        readWidth(),
      ),
      ...changes,
    );
    for (const { path } of manifest.missing) warn(`Was missing when the backup was made: ${path}`);
    const refused = outcomes.flatMap((outcome) => outcome.refused);
    for (const sentence of refused.slice(0, 20)) warn(sentence);
    if (refused.length > 0) throw new Problem(`${refused.length} could not be put back; all else was.`);
  },
};
