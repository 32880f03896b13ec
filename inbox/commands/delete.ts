import { findOwner, listFiles, type RecordFile, type Removal, removeFiles } from '../attachments.ts';
import type { Backend } from '../backend.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import { connect } from '../connect.ts';
import { describeRecord, findRecord } from '../find-record.ts';
import { type Kind, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import { readArguments } from '../read-arguments.ts';
import { formatCount, print, printWarning } from '../terminal.ts';

export const deleteRecord: Command = {
  help: `delete ID

Asks first. Deletes the record, then its files. A file that an older record points to belongs to that record and is
kept. If a file stays behind, the command says which and ends with exit code 1.

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

    const own = await findOwnFiles(backend, kind, row, files);
    const deleted = await queryRows(backend.rest.from(kind.table).delete().eq('id', row.id).select('id'));
    if (deleted.length === 0) throw new Problem('Someone else has just deleted this record.', 'nothingFound');
    let removal: Removal;
    try {
      removal = await removeFiles(backend, own);
    } catch (error) {
      printWarning(
        'The record was deleted, but its files were not. Delete them with: npm run inbox -- sweep',
      );
      throw error;
    }
    const { removed, remaining } = removal;
    print(`Deleted the ${what}${files.length > 0 ? `, and ${formatCount(removed, 'file')}` : ''}.`);
    for (const { path } of remaining)
      printWarning(`${path} is still in the file store. Delete it with: npm run inbox -- sweep`);
    const stayed = remaining.length + files.length - own.length;
    if (stayed > 0)
      throw new Problem(`${formatCount(stayed, 'file')} of this record stayed behind. See the lines above.`);
  },
};

/** Leaves out files of an older record, and names that record. */
async function findOwnFiles(
  backend: Backend,
  kind: Kind,
  row: Row,
  files: RecordFile[],
): Promise<RecordFile[]> {
  const own: RecordFile[] = [];
  for (const file of files) {
    const owner = await findOwner(backend, kind, file);
    if (!owner || owner.id === row.id) own.push(file);
    else
      printWarning(
        `${file.path} belongs to the older record ${shortId(owner.id)} and is kept. To delete it, delete that record.`,
      );
  }
  return own;
}
