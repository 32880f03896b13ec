import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Kind, kinds } from '#domain/kinds.ts';
import type { Backend } from '../backend.ts';
import { parseJson } from '../parse-json.ts';
import { isCode, Problem, toFileProblem } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import { replaceFileAtomically } from '../write-atomically.ts';

const shape = z.object({
  kind: z.enum(kinds),
  record_id: z.guid().toLowerCase(),
  deleted_at: z.iso.datetime({ offset: true }),
});

/** The id of a record that was deleted on request. It must never be stored again. */
export type DeletedRecord = z.infer<typeof shape>;

export type IsDeleted = (kind: Kind, id: string) => boolean;

/** Below one megabyte, which is what the embedded deployment accepts. */
const sentAtOnce = 1000;

/** Reads the list of a deployment. */
export async function readDeletedRecords(backend: Backend): Promise<DeletedRecord[]> {
  const records: DeletedRecord[] = [];
  for (;;) {
    const last = records.at(-1);
    const after = last ? { after_kind: last.kind, after_id: last.record_id } : {};
    const page = await queryRows<DeletedRecord>(backend.rest.rpc('list_deleted_records', after));
    if (page.length === 0) return records;
    records.push(...page);
  }
}

/** Adds ids to the list of a deployment. Returns those whose record exists there. */
export async function addDeletedRecords(backend: Backend, records: DeletedRecord[]) {
  const existing: Array<Pick<DeletedRecord, 'kind' | 'record_id'>> = [];
  for (let start = 0; start < records.length; start += sentAtOnce) {
    const entries = records.slice(start, start + sentAtOnce);
    existing.push(...(await queryRows<DeletedRecord>(backend.rest.rpc('add_deleted_records', { entries }))));
  }
  return existing;
}

/** Each id once, with the time of its first mention. */
export function mergeRecords(...lists: DeletedRecord[][]): DeletedRecord[] {
  const merged = new Map<string, DeletedRecord>();
  for (const record of lists.flat()) {
    const key = keyOf(record.kind, record.record_id);
    if (!merged.has(key)) merged.set(key, record);
  }
  return [...merged.values()];
}

export function createLookup(records: DeletedRecord[]): IsDeleted {
  const keys = new Set(records.map(({ kind, record_id }) => keyOf(kind, record_id)));
  return (kind, id) => keys.has(keyOf(kind, id));
}

function keyOf(kind: Kind, id: string): string {
  return `${kind} ${id.toLowerCase()}`;
}

export async function readDeletedFile(file: string): Promise<DeletedRecord[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw toFileProblem(error, file);
  });
  return parseDeletedRecords(text, file);
}

/** Adds to the file and removes nothing from it, so that it outlives the database. Returns how many ids it has. */
export async function updateDeletedFile(file: string, records: DeletedRecord[]): Promise<number> {
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '';
    throw toFileProblem(error, file);
  });
  const merged = mergeRecords(parseDeletedRecords(known, file), records);
  const text = merged.map((record) => `${JSON.stringify(record)}\n`).join('');
  await replaceFileAtomically(file, (draft) => draft.writeFile(text));
  return merged.length;
}

export function parseDeletedRecords(text: string, source: string): DeletedRecord[] {
  return text
    .split('\n')
    .map((line, at) => ({ line, at: at + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => {
      const parsed = shape.safeParse(parseJson(line));
      if (parsed.success) return parsed.data;
      throw new Problem(
        `Line ${at} of the list of deleted ids in ${source} cannot be read. Use a list that deleted-ids wrote.`,
      );
    });
}
