import { formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { kinds } from '../kinds.ts';
import { countRows, readPage } from '../read-rows.ts';
import { cutoffOf, readRetention } from '../retention.ts';
import { countOf, note, print, readWidth } from '../terminal.ts';
import type { Wire } from '../wire.ts';

/** All three kinds at a glance. */
export async function printSummary(wire: Wire): Promise<void> {
  const keepDays = await readRetention(wire);
  let due = 0;
  const rows: string[][] = [];
  for (const { word, table } of kinds) {
    const total = await countRows(wire, table);
    const past = await countRows(wire, table, { until: cutoffOf(keepDays(table)) });
    const [newest] = await readPage(wire, { table, columns: 'id,created_at' }, 1, 0);
    due += past;
    rows.push([
      word,
      total.toLocaleString('en-US'),
      newest ? formatTime(newest.created_at) : '–',
      `${keepDays(table)} days`,
      past === 0 ? '–' : past.toLocaleString('en-US'),
    ]);
  }
  const right = 'right' as const;
  const titles = ['Kind', 'Records', 'Newest', 'Kept', 'Past their date'];
  print(
    ...formatTable(
      titles.map((title, at) => (at === 1 || at >= 3 ? { title, align: right } : { title })),
      rows,
      readWidth(),
    ),
  );
  if (due > 0) note('', `${countOf(due, 'record')} past the date: npm run inbox -- purge`);
}
