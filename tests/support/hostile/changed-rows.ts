import { sanitize } from '#app/forms/kit/define/sanitize.ts';
import { clientsOf, type Deployment } from '../clients.ts';
import { readRows } from '../read-rows.ts';
import type { HostileRow } from './hostile-rows.ts';

/** Reads rows back as staff and names the columns whose value differs from the one sent, as a form would sanitize it. */
export async function changedRows(server: Deployment, rows: HostileRow[]): Promise<string[]> {
  const { staff } = clientsOf(server);
  const changed: string[] = [];
  for (const [table, sent] of Map.groupBy(rows, (row) => row.table)) {
    const ids = sent.map(({ row }) => row.id);
    const stored = await readRows(staff, table, ids);
    for (const { row, columns } of sent)
      for (const column of columns)
        if (stored.get(row.id)?.[column] !== sanitize(String(row[column])))
          changed.push(`${table}.${column}: ${JSON.stringify(row[column])}`);
  }
  return changed;
}
