import { filesOf, removeFiles, unsharedFiles } from '../attachments.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import { connect } from '../connect.ts';
import { describeRecord, findRecord } from '../find-record.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { countOf, print, warn } from '../terminal.ts';
import { askRows } from '../wire-errors.ts';

export const deleteRecord: Command = {
  help: `delete ID

Asks first. The record goes before its files; a file that another record points to stays.

  --yes            do not ask; needed where nobody is at a terminal

Examples
  npm run inbox -- delete 3f2a91c0
  npm run inbox -- delete 3f2a91c0 --yes`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { yes: { type: 'boolean' } },
      { least: 1, most: 1, name: 'the id of a record' },
    );
    const wire = await connect(settings);
    const { kind, row } = await findRecord(wire, positionals[0] ?? '');
    const files = filesOf(kind, row);
    const what = describeRecord(kind, row);
    const withFiles = files.length > 0 ? ` with its ${countOf(files.length, 'file')}` : '';
    await confirm(`Delete the ${what}${withFiles}? This cannot be undone.`, values.yes);

    const deleted = await askRows(wire.rest.from(kind.table).delete().eq('id', row.id).select('id'));
    if (deleted.length === 0)
      throw new Problem('Someone else has deleted this record meanwhile.', 'nothingFound');
    let removed = 0;
    try {
      removed = await removeFiles(wire, await unsharedFiles(wire, kind, files));
    } catch (error) {
      warn('The record is gone, but its files are not. `npm run inbox -- sweep` removes them.');
      throw error;
    }
    print(`Deleted the ${what}${files.length > 0 ? `, and ${countOf(removed, 'file')}` : ''}.`);
  },
};
