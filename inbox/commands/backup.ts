import { makeBackup } from '../backup/make-backup.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';
import { formatCount, formatSize, print, printNote, printWarning } from '../terminal.ts';

export const backup: Command = {
  help: `backup --to DIR|FILE.tar

Writes all records, the audit trail, the retention periods, and every file that a record points to, with a manifest of
counts and SHA-256 hashes. Social security numbers stay sealed. The keys are not included: store them separately
(docs/backend.md).

  --to PATH        a new folder, or a new file that ends in .tar; nothing is overwritten

Examples
  npm run inbox -- backup --to backups/2026-11-15.tar
  npm run inbox -- backup --to "backups/$(date +%F)"`,

  async run(args, settings) {
    const { values } = readArguments(args, { to: { type: 'string' } });
    if (!values.to) throw new Problem('Name the backup: --to DIR or --to FILE.tar.', 'usage');
    const target = resolvePath(values.to, settings.env);
    const { tables, files, missing } = await makeBackup(await connect(settings), target);
    for (const { name, rows } of tables)
      if (name !== 'retention') print(`${name}: ${formatCount(rows, 'row')}`);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    print(`files: ${files.length.toLocaleString('en-US')} (${formatSize(bytes)})`);
    for (const { path } of missing)
      printWarning(`Not in the file store, although a record points to it: ${path}`);
    printNote(
      '',
      `Backup written to ${target}. It holds personal data: store it where only staff can read it.`,
    );
  },
};
