import type { Backend } from '../backend.ts';
import { Problem } from '../problem.ts';
import { runQuery } from '../query-backend.ts';

/** A line of the staff's audit. It keeps its id wherever it is restored. */
export type AuditLine = { id: string } & Record<string, unknown>;
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

/** Returns how many lines were new. Undefined where the audit is in another database. */
export async function importAudit(backend: Backend, lines: AuditLine[]): Promise<number | undefined> {
  const { data } = await runQuery(backend.rest.rpc('staff_import_audit', { lines }));
  if (data === null) return undefined;
  if (typeof data === 'number') return data;
  throw new Problem('The backend answered without a number. Check BACKEND_URL.');
}
