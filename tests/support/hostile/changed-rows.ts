import { clientsOf } from '../clients.ts';
import type { RunningServer } from '../start-server.ts';
import type { HostileRow } from './hostile-rows.ts';

/** Reads rows back as staff, and names the columns that hold anything but what was sent. */
export async function changedRows(server: RunningServer, rows: HostileRow[]): Promise<string[]> {
  const { staff } = clientsOf(server);
  const changed: string[] = [];
  for (const table of new Set(rows.map((row) => row.table))) {
    const sent = rows.filter((row) => row.table === table);
    for (let at = 0; at < sent.length; at += 100) {
      const some = sent.slice(at, at + 100);
      const ids = some.map(({ row }) => row.id);
      const { data } = await staff.from(table).select('*').in('id', ids).throwOnError();
      const stored = new Map((data ?? []).map((row) => [row.id, row]));
      for (const { row, columns } of some)
        for (const column of columns)
          if (stored.get(row.id)?.[column] !== row[column])
            changed.push(`${table}.${column}: ${JSON.stringify(row[column])}`);
    }
  }
  return changed;
}
