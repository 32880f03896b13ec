import type { Backend } from '../backend.ts';
import type { RecordKind } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { queryRows, runQuery } from '../query-backend.ts';

/** What staff did with a record in their app: its state, who does it, and notes. */
export type WorkEntry = { kind: RecordKind; record_id: string } & Record<string, unknown>;

const pageSize = 5000;

export async function* readStaffWork(backend: Backend): AsyncGenerator<WorkEntry[]> {
  for (let offset = 0; ; ) {
    const query = backend.rest.rpc('staff_export_work').range(offset, offset + pageSize - 1);
    const page = await queryRows<WorkEntry>(query);
    // A short page is not the end: hosted Supabase returns at most 1,000.
    if (page.length === 0) return;
    yield page;
    offset += page.length;
  }
}

/** Returns how many entries were new. */
export async function importStaffWork(backend: Backend, entries: WorkEntry[]): Promise<number> {
  const { data } = await runQuery(backend.rest.rpc('staff_import_work', { entries }));
  if (typeof data === 'number') return data;
  throw new Problem('The backend answered without a number. Check BACKEND_URL.');
}
