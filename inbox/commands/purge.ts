import { filesOf, removeFiles } from '../attachments.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { day, formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { kinds } from '../kinds.ts';
import { startProgress } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { readAll } from '../read-rows.ts';
import { cutoffOf, readRetention } from '../retention.ts';
import { countOf, print, readWidth, warn } from '../terminal.ts';
import type { Wire } from '../wire.ts';
import { askRows } from '../wire-errors.ts';
import { removeOrphans } from './sweep.ts';

type Purged = { table_name: string; row_id: string; bucket_id: string | null; object_name: string | null };

/** Hosted Supabase names no more than this many in one answer. */
const mostNamed = 1000;

export const purge: Command = {
  help: `purge

Each kind of record is kept for a number of days (\`list\` shows them). This deletes what is older, files included,
without asking: have it run every day.

  --dry-run        only show what would be deleted

Examples
  npm run inbox -- purge --dry-run
  npm run inbox -- purge`,

  async run(args, settings) {
    const { values } = readArguments(
      args,
      { 'dry-run': { type: 'boolean' } },
      { least: 0, most: 0, name: '' },
    );
    const wire = await connect(settings);
    if (values['dry-run']) return printDue(wire);

    const purged = await askRows<Purged>(wire.rest.rpc('purge_expired'));
    const files = purged.flatMap(({ bucket_id, object_name }) =>
      bucket_id && object_name ? [{ bucket: bucket_id, path: object_name }] : [],
    );
    const progress = startProgress('Removing files', files.length, 'files');
    let removed = 0;
    try {
      removed = await removeFiles(wire, files, progress.advance);
      if (purged.length >= mostNamed) removed += await removeOrphans(wire, day);
    } catch (error) {
      warn('The records are gone, but some of their files are not. `npm run inbox -- sweep` removes them.');
      throw error;
    } finally {
      progress.finish();
    }
    const records = new Set(purged.map(({ row_id }) => row_id)).size;
    const few = purged.length >= mostNamed ? 'at least ' : '';
    print(
      purged.length === 0
        ? 'Nothing is past its date.'
        : `Deleted ${few}${countOf(records, 'record')} past the date, and ${countOf(removed, 'file')}.`,
    );
  },
};

async function printDue(wire: Wire): Promise<void> {
  const keepDays = await readRetention(wire);
  const rows: string[][] = [];
  for (const kind of kinds) {
    const columns = ['id', 'created_at', ...kind.attachments.map(({ column }) => column)].join(',');
    const span = { until: cutoffOf(keepDays(kind.table)) };
    let records = 0;
    let oldest = '';
    const files = new Set<string>();
    for await (const page of readAll(wire, { table: kind.table, columns, span })) {
      records += page.length;
      oldest = page.at(-1)?.created_at ?? oldest;
      for (const row of page) for (const { path } of filesOf(kind, row)) files.add(path);
    }
    if (records > 0)
      rows.push([
        kind.word,
        String(records),
        String(files.size),
        formatTime(oldest),
        `${keepDays(kind.table)} days`,
      ]);
  }
  if (rows.length === 0) return print('Nothing is past its date.');
  const right = 'right' as const;
  print(
    ...formatTable(
      [
        { title: 'Kind' },
        { title: 'Records', align: right },
        { title: 'Files', align: right },
        { title: 'Oldest' },
        { title: 'Kept', align: right },
      ],
      rows,
      readWidth(),
    ),
    '',
    'Nothing was deleted. Run purge without --dry-run to do it.',
  );
}
