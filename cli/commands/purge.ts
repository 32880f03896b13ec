import { assertRemoved, listFiles, type Removal, removeFiles } from '../attachments.ts';
import { type Backend, connect } from '../backend.ts';
import { defineCommand, flag } from '../command.ts';
import { day, formatTime } from '../dates.ts';
import { kinds } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import { readAll } from '../read-rows.ts';
import { formatCount, print, printStep, printTable, printWarning } from '../terminal.ts';
import { removeOrphans } from './sweep.ts';

type Purged = { table_name: string; row_id: string; bucket_id: string | null; object_name: string | null };

/** Hosted Supabase returns at most this many rows. */
const maxReturned = 1000;

export const command = defineCommand({
  about: `Each kind of record is kept for a number of days (the table retention has them). Deletes older records and their files. Does not
ask, so that a daily timer can run it.`,
  options: { 'dry-run': flag('only show what would be deleted') },
  examples: ['purge --dry-run', 'purge'],
  async run({ values, settings }) {
    const backend = await connect(settings);
    if (values['dry-run']) return printExpired(backend);

    const purged = await queryRows<Purged>(backend.rest.rpc('purge_expired'));
    const files = purged.flatMap(({ bucket_id, object_name }) =>
      bucket_id && object_name ? [{ bucket: bucket_id, path: object_name }] : [],
    );
    printStep(`Removing ${formatCount(files.length, 'file')}`);
    let removal: Removal;
    try {
      removal = await removeFiles(backend, files);
      if (purged.length >= maxReturned) removal.removed += await removeOrphans(backend, day);
    } catch (error) {
      printWarning(
        'The records were deleted, but some of their files were not. Delete them with: npm run cli -- sweep',
      );
      throw error;
    }
    const records = new Set(purged.map(({ row_id }) => row_id)).size;
    const atLeast = purged.length >= maxReturned ? 'at least ' : '';
    print(
      purged.length === 0
        ? 'No records have expired.'
        : `Deleted ${atLeast}${formatCount(records, 'expired record')} and ${formatCount(removal.removed, 'file')}.`,
    );
    assertRemoved(removal);
  },
});

async function printExpired(backend: Backend): Promise<void> {
  const periods = await queryRows<{ table_name: string; keep_days: number }>(
    backend.rest.from('retention').select('*'),
  );
  const rows: Array<Array<string | number>> = [];
  for (const kind of kinds) {
    const columns = ['id', 'created_at', ...kind.attachments.map(({ column }) => column)].join(',');
    const days = periods.find(({ table_name }) => table_name === kind.table)?.keep_days;
    if (days === undefined)
      throw new Problem(
        `The table retention has no row for ${kind.table}. Apply the migrations in supabase/ first.`,
      );
    const before = new Date(Date.now() - days * day);
    let records = 0;
    let oldest = '';
    const files = new Set<string>();
    for await (const page of readAll(backend, { table: kind.table, columns, before })) {
      records += page.length;
      oldest = page.at(-1)?.created_at ?? oldest;
      for (const row of page) for (const { path } of listFiles(kind, row)) files.add(path);
    }
    if (records > 0) rows.push([kind.name, records, files.size, formatTime(oldest), `${days} days`]);
  }
  if (rows.length === 0) return print('No records have expired.');
  printTable(['Kind', 'Records', 'Files', 'Oldest', 'Kept'], rows);
  print('', 'Nothing was deleted. To delete these, run purge without --dry-run.');
}
