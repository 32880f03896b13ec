import type { Backend } from '../backend.ts';
import { queryNumber, runQuery } from '../query-backend.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { restoreBatches } from './restore-tables.ts';

/** A line of the staff's audit. It keeps its id wherever it is restored. */
type AuditLine = { id: string } & Record<string, unknown>;
type Page = { lines: AuditLine[]; last: number | null };

/** Undefined where the audit is in another database: with hosted Supabase, in that of the staff server. */
export async function openAudit(backend: Backend): Promise<AsyncIterable<AuditLine[]> | undefined> {
  const first = await readPage(backend, 0);
  return first && readPages(backend, first);
}

async function* readPages(backend: Backend, first: Page): AsyncGenerator<AuditLine[]> {
  for (let page: Page | undefined = first; page?.last; page = await readPage(backend, page.last))
    yield page.lines;
}

async function readPage(backend: Backend, after: number): Promise<Page | undefined> {
  const { data } = await runQuery(backend.rest.rpc('staff_export_audit', { after_number: after }));
  return (data as Page | null) ?? undefined;
}

/** Adds the lines that do not exist. Undefined where the audit is in another database. */
export async function restoreAudit(backend: Backend, backup: Backup, table: BackedUpTable) {
  if (!(await readPage(backend, 0))) return undefined;
  return restoreBatches<AuditLine>(backup, table, 'audit', async (lines, outcome) => {
    const added = await queryNumber(backend.rest.rpc('staff_import_audit', { lines }));
    outcome.added += added;
    outcome.existing += lines.length - added;
  });
}
