import { findUnsharedFiles, listFiles, removeFiles } from '../attachments.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import { connect } from '../connect.ts';
import { describeRecord, findRecord } from '../find-record.ts';
import { Problem } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import { readArguments } from '../read-arguments.ts';
import { formatCount, print, printWarning } from '../terminal.ts';

export const deleteRecord: Command = {
  help: `delete ID

Asks first. Deletes the record, then its files. Keeps a file that another record points to.

  --yes            do not ask; required without a terminal

Examples
  npm run inbox -- delete 3f2a91c0
  npm run inbox -- delete 3f2a91c0 --yes`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { yes: { type: 'boolean' } },
      { min: 1, max: 1, name: 'the id of a record' },
    );
    const backend = await connect(settings);
    const { kind, row } = await findRecord(backend, positionals[0] ?? '');
    const files = listFiles(kind, row);
    const what = describeRecord(kind, row);
    const withFiles = files.length > 0 ? ` with its ${formatCount(files.length, 'file')}` : '';
    await confirm(`Delete the ${what}${withFiles}? This cannot be undone.`, values.yes);

    const deleted = await queryRows(backend.rest.from(kind.table).delete().eq('id', row.id).select('id'));
    if (deleted.length === 0) throw new Problem('Someone else has just deleted this record.', 'nothingFound');
    let removed = 0;
    try {
      removed = await removeFiles(backend, await findUnsharedFiles(backend, kind, files));
    } catch (error) {
      printWarning(
        'The record was deleted, but its files were not. Delete them with: npm run inbox -- sweep',
      );
      throw error;
    }
    print(`Deleted the ${what}${files.length > 0 ? `, and ${formatCount(removed, 'file')}` : ''}.`);
  },
};
