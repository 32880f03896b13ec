import type { Backend } from '../backend.ts';
import { Refusal } from '../problem.ts';
import { queryNumber, runQuery } from '../query-backend.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { type Outcome, restoreBatches } from './restore-tables.ts';

type Page = { lines: object[]; last: string | null };

/** What the office published and drafted. Undefined where it is in another database: with hosted Supabase, in the staff server's. */
export async function openWebsiteContent(backend: Backend): Promise<AsyncIterable<object[]> | undefined> {
  const first = await readPage(backend, '');
  return first && readPages(backend, first);
}

async function* readPages(backend: Backend, first: Page): AsyncGenerator<object[]> {
  for (let page: Page | undefined = first; page?.last; page = await readPage(backend, page.last))
    yield page.lines;
}

async function readPage(backend: Backend, after: string): Promise<Page | undefined> {
  const { data } = await runQuery(backend.rest.rpc('staff_export_website', { after_place: after }));
  return (data as Page | null) ?? undefined;
}

/** Adds the lines that do not exist. A sentence where there is no place for them. */
export async function restoreWebsite(
  backend: Backend,
  backup: Backup,
  table: BackedUpTable,
): Promise<Outcome | string> {
  if (!(await readPage(backend, '')))
    return 'website: not restored. This database has none: with Supabase it is in the staff server’s own.';
  try {
    return await restoreBatches<object>(backup, table, 'website', async (lines, outcome) => {
      const added = await queryNumber(backend.rest.rpc('staff_import_website', { lines }));
      outcome.added += added;
      outcome.existing += lines.length - added;
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'PT409') throw error;
    return 'website: not restored. This database has releases of the website of its own.';
  }
}
