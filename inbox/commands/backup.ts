import { makeBackup } from '../backup/make-backup.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';
import { countOf, formatSize, note, print, warn } from '../terminal.ts';

export const backup: Command = {
  help: `backup --to DIR|FILE.tar

Writes every record, the audit trail, the days to keep, and every file that a record points to, with a manifest of
counts and SHA-256. Social security numbers stay sealed. The keys are not in it: keep them apart (docs/backend.md).

  --to PATH        a new folder, or a new file that ends in .tar; nothing is ever overwritten

Examples
  npm run inbox -- backup --to backups/2026-11-15.tar
  npm run inbox -- backup --to "backups/$(date +%F)"`,

  async run(args, settings) {
    const { values } = readArguments(args, { to: { type: 'string' } }, { least: 0, most: 0, name: '' });
    if (!values.to) throw new Problem('Say where the backup goes: --to DIR or --to FILE.tar.', 'usage');
    const target = resolvePath(values.to, settings.env);
    const { tables, files, missing } = await makeBackup(await connect(settings), target);
    for (const { name, rows } of tables) if (name !== 'retention') print(`${name}: ${countOf(rows, 'row')}`);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    print(`files: ${files.length.toLocaleString('en-US')} (${formatSize(bytes)})`);
    for (const { path } of missing) warn(`Missing in the file store, though a record points to it: ${path}`);
    note('', `Written to ${target}. It holds personal data: keep it where only staff can read it.`);
  },
};
