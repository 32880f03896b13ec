import type { Backend } from '../backend.ts';
import { formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { kinds } from '../kinds.ts';
import { countRows, readPage } from '../read-rows.ts';
import { cutoffOf, readRetention } from '../retention.ts';
import { formatCount, print, printNote, readWidth } from '../terminal.ts';

/** One line per kind of record. */
export async function printSummary(backend: Backend): Promise<void> {
  const keepDays = await readRetention(backend);
  let expired = 0;
  const rows: string[][] = [];
  for (const { name, table } of kinds) {
    const total = await countRows(backend, table);
    const past = await countRows(backend, table, { until: cutoffOf(keepDays(table)) });
    const [newest] = await readPage(backend, { table, columns: 'id,created_at' }, 1, 0);
    expired += past;
    rows.push([
      name,
      total.toLocaleString('en-US'),
      newest ? formatTime(newest.created_at) : '–',
      `${keepDays(table)} days`,
      past === 0 ? '–' : past.toLocaleString('en-US'),
    ]);
  }
  const right = 'right' as const;
  const titles = ['Kind', 'Records', 'Newest', 'Kept', 'Expired'];
  print(
    ...formatTable(
      titles.map((title, at) => (at === 1 || at >= 3 ? { title, align: right } : { title })),
      rows,
      readWidth(),
    ),
  );
  if (expired > 0)
    printNote('', `Delete ${formatCount(expired, 'expired record')} with: npm run inbox -- purge`);
}
